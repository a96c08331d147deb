/** Blog covers, 1200 × 800: one object, one numeral, one palette. */
import type { Point } from '../drawing/geometry.ts'
import { type Lettering, text } from '../drawing/lettering.ts'
import type { Palette } from '../drawing/palette.ts'
import { doc, type Drawing, path, poly, rect } from '../drawing/svg.ts'

/** A picture of an article; `shows` is its text alternative. */
export type Cover = { slug: string; shows: string; draw: () => string }
const SIZE: Point = [1200, 800]

/** A cover on the palette's field. */
export const cover = (p: Palette, slug: string, shows: string, body: (p: Palette) => Drawing): Cover => ({
  slug,
  shows,
  draw: () => doc(SIZE, shows, [rect(0, 0, ...SIZE, { fill: p.field }), body(p)]),
})

type Anchor = Lettering['anchor']
/** Big numeral, baseline at the spot. */
export const num = (words: string, spot: Point, size: number, fill: string, anchor: Anchor = 'start') =>
  text(words, spot, { size, fill, font: 'num800', anchor })
/** Line of words under a numeral or at a mark. */
export const caption = (words: string, spot: Point, fill: string, anchor: Anchor = 'start') =>
  text(words, spot, { size: 26, fill, anchor })

/** A polyline with round joins. */
export const stroke = (points: readonly Point[], colour: string, width: number, dash?: string) =>
  path(poly(points), {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    'stroke-dasharray': dash,
  })
