// What becomes of an academy's one colour: each use of it is made readable on the grounds that it stands on.
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parse,
  useMode as addMode,
  wcagContrast,
} from 'culori/fn'

addMode(modeRgb)
addMode(modeLrgb)
addMode(modeOklch)
const toOklch = converter('oklch')

/** The darkest and the lightest ground of each theme that words in the colour stand on (tokens.css). */
const GROUNDS = { light: ['#f1eae0', '#ffffff'], dark: ['#0b0807', '#362d2b'] } as const
const WHITE = '#ffffff'
const INK = '#1a1110'
/** What WCAG 2.2 asks of words (1.4.3) and of what is no word (1.4.11). */
const WORDS = 4.5
const SHAPES = 3
/** A button says by its words that it is one; its ground has to be seen, no more. */
const BUTTONS = 2

/** The product's own colour (`--red-600`). */
export const STANDARD_COLOUR = '#c70039'
/** The ground of pages by day and by night (`--bg`). */
export const PAGE_GROUND = { light: '#faf6f0', dark: '#130f0e' } as const

export type Palette = {
  /** The ground of buttons, by day and by night, and the words on it. */
  readonly fill: Pair
  readonly onFill: Pair
  readonly fillHover: Pair
  /** Words and links. */
  readonly words: Pair
  /** Bars and lines. */
  readonly shapes: Pair
  /** A ground behind words, with a breath of the colour. */
  readonly soft: Pair
}
type Pair = { readonly light: string; readonly dark: string }

/** @param colour like `#0a5fd7` @returns what is drawn in it; a colour that cannot be read is moved as far as it must be */
export function paletteOf(colour: string): Palette {
  const fill = both(theme => readable(colour, theme, BUTTONS))
  const onFill = both(theme => (contrast(WHITE, fill[theme]) >= WORDS ? WHITE : INK))
  return {
    fill,
    onFill,
    fillHover: both(theme => hoverOf(fill[theme])),
    words: both(theme => readable(colour, theme, WORDS)),
    shapes: both(theme => readable(colour, theme, SHAPES)),
    soft: { light: tinted(colour, 0.965), dark: tinted(colour, 0.24) },
  }
}

/** @returns 1 to 21 */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

const both = (one: (theme: keyof Pair) => string): Pair => ({ light: one('light'), dark: one('dark') })

/** The colour itself where it stands out from every ground of the theme, or else the nearest lightness that does. */
function readable(colour: string, theme: keyof Pair, least: number): string {
  const step = theme === 'light' ? -0.01 : 0.01
  let now = colour
  for (let steps = 1; steps <= 100 && leastContrast(now, theme) < least; steps += 1)
    now = withLightness(colour, steps * step)
  return now
}

/** Away from the words on it; what is nearly black already gets lighter. */
const hoverOf = (fill: string): string =>
  withLightness(fill, contrast(WHITE, fill) < WORDS || oklchOf(fill).l < 0.2 ? 0.07 : -0.07)

const leastContrast = (colour: string, theme: keyof Pair): number =>
  Math.min(...GROUNDS[theme].map(ground => contrast(colour, ground)))

function withLightness(colour: string, step: number): string {
  const { l, c, h } = oklchOf(colour)
  return hexOf({ l: Math.min(1, Math.max(0, l + step)), c, h })
}

const tinted = (colour: string, l: number): string => {
  const { c, h } = oklchOf(colour)
  return hexOf({ l, c: Math.min(c, 0.04), h })
}

function oklchOf(colour: string) {
  const { l, c, h } = toOklch(parse(colour)) ?? { l: 0, c: 0, h: 0 }
  return { l, c, h: h ?? 0 }
}

const hexOf = ({ l, c, h }: { l: number; c: number; h: number }): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

/** The tokens of the style sheet that take the colour, for the attribute `style` of a document. */
export function tokensOf(colour: string): Record<`--${string}`, string> {
  const { fill, onFill, fillHover, words, shapes, soft } = paletteOf(colour)
  return {
    '--accent': pair(fill),
    '--accent-hover': pair(fillHover),
    '--on-accent': pair(onFill),
    '--accent-text': pair(words),
    '--accent-soft': pair(soft),
    '--progress': pair(shapes),
    '--signal': pair(shapes),
    '--paper-mark': fill.light,
  }
}

const pair = ({ light, dark }: Pair): string => (light === dark ? light : `light-dark(${light}, ${dark})`)
