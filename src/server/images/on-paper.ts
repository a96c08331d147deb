import type { Look } from './resize-apart.ts'

/** The darkest part of a colour that is still white, and how far its parts may lie apart. */
const WHITE_FROM = 228
const GREY_WITHIN = 16
/** A photograph of something white has more colours. */
const LEAST_PERCENT_FLAT = 85

/** Whether a picture is drawn on white paper: by night it is shown light on dark. */
export const isDrawnOnPaper = ({ colour, percentFlat }: Look): boolean =>
  Math.min(...colour) >= WHITE_FROM &&
  Math.max(...colour) - Math.min(...colour) <= GREY_WITHIN &&
  percentFlat >= LEAST_PERCENT_FLAT
