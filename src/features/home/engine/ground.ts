// The colour on which a slide's words stand: what most of its picture's edge is.
import { lookApart } from '#src/server/images/resize-apart.ts'
import type { Waiting } from '#src/server/turns/upload-turns.ts'
import { isRefused } from '#src/wire/refusals.ts'

/** Words on it, as the light and the dark theme have them (`--text`). */
const words = { black: '#1a1110', white: '#f7f1ec' } as const
/** Contrast of text for everybody (WCAG 1.4.6). */
const LEAST_CONTRAST = 7

/** @returns "#rrggbb", or nothing for a picture that cannot be read */
export async function groundOf(picture: Blob, waiting: Waiting): Promise<string | null> {
  const look = await lookApart(picture, waiting)
  if (look === undefined || isRefused(look)) return null
  return `#${look.colour.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** Whether words of a colour are read well on a ground, "#rrggbb". */
export function isReadable(color: keyof typeof words, ground: string): boolean {
  const [light, dark] = [luminance(words[color]), luminance(ground)].toSorted((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05) >= LEAST_CONTRAST
}

/** Relative luminance of sRGB (WCAG 2.2). */
function luminance(colour: string): number {
  const linear = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}
