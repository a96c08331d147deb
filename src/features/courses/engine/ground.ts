// The ground of a course's pages: the one of ours that is nearest to what most of its picture is.
import type { Colour } from '#src/server/images/resize-apart.ts'

import type { Ground } from '../contract/shapes.ts'

/** Red, green and blue of each ground, as `src/ui/tokens/grounds.css` has it. */
const colours: Readonly<Record<Ground, string>> = {
  sand: 'efe5d5',
  soot: '1d1414',
  crimson: 'c70039',
  wine: '2a0a10',
  amber: 'f3b62e',
  rust: 'b8401f',
  orange: 'd9532d',
  petrol: '11262e',
  cream: 'f2e7d6',
  lime: 'dfe2ae',
  plum: '3c1020',
  mist: 'bcd3d3',
  peach: 'f6c9b5',
  burgundy: '5a1630',
  green: '1f6246',
  sage: 'e6ead8',
}

/** @param colour 0 to 255 each @returns the ground that looks most like it (distance in OKLab) */
export function groundFor(colour: Colour): Ground {
  const wanted = labOf(colour)
  const distances = Object.entries(colours).map(([name, hex]) => ({
    name: name as Ground, // a key of the table
    distance: Math.hypot(...labOf(coloursOf(hex)).map((part, index) => part - (wanted[index] ?? 0))),
  }))
  return distances.reduce((best, one) => (one.distance < best.distance ? one : best)).name
}

const coloursOf = (hex: string): Colour => {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [part(0), part(2), part(4)]
}

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Lightness and the two opponents, after Björn Ottosson (2020). */
function labOf(colour: Colour): [number, number, number] {
  const [red, green, blue] = colour.map(linear) as [number, number, number] // one for each
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}
