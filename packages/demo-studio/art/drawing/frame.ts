/** Furniture of stills: the thumbnail canvas, big numerals. */
import type { Point } from './geometry.ts'
import { lines, text } from './lettering.ts'
import type { Palette } from './palette.ts'
import { doc, type Drawing, g, rect } from './svg.ts'

const THUMB: Point = [1600, 900]

/** Thumbnail document (1600 × 900) on the palette's field. */
export const thumb = (p: Palette, title: string, ...body: readonly Drawing[]) =>
  doc(THUMB, title, [rect(0, 0, ...THUMB, { fill: p.field }), body])

/** Huge numeral with unit lines under it; baseline at the point, gap in px to the first unit line. */
export const numeral = (
  value: string,
  [x, y]: Point,
  o: { size: number; fill: string; unit?: readonly string[]; unitFill?: string; unitSize?: number; gap?: number },
) =>
  g(
    {},
    text(value, [x, y], { font: 'num800', size: o.size, fill: o.fill, track: -0.01 }),
    lines(o.unit ?? [], [x + 14, y + (o.gap ?? 62)], { size: o.unitSize ?? 34, fill: o.unitFill ?? o.fill }),
  )
