/**
 * Words as outlines, so that a drawing looks the same everywhere and needs no font at run time.
 * Two voices: "label" (Onest, as in the interface) and "num" (Sofia Sans Extra Condensed, for numerals).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import opentype, { type Command, type Font, type Glyph } from 'opentype.js'

import type { Point } from './geometry.ts'
import { g, path } from './svg.ts'

const files = {
  label400: '@fontsource/onest/files/onest-latin-400-normal.woff',
  label500: '@fontsource/onest/files/onest-latin-500-normal.woff',
  label600: '@fontsource/onest/files/onest-latin-600-normal.woff',
  ext500: '@fontsource/onest/files/onest-latin-ext-500-normal.woff',
  num600: '@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-600-normal.woff',
  num800: '@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-800-normal.woff',
} as const
type Face = keyof typeof files

/** size in px; track in em (0.08 = 8 % letter spacing); rotate in degrees about the anchor point. */
export type Lettering = {
  fill: string
  size?: number
  font?: Face
  anchor?: 'start' | 'middle' | 'end'
  track?: number
  rotate?: number
  opacity?: number
}

const require = createRequire(import.meta.url)
const fonts = new Map<Face, Font>()
function font(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const loaded = opentype.parse(new Uint8Array(readFileSync(require.resolve(files[face]))).buffer)
  fonts.set(face, loaded)
  return loaded
}

/** A glyph of the face, or of the extended Latin cut of Onest; throws when neither has it. */
function glyphOf(character: string, face: Face): { glyph: Glyph; unitsPerEm: number; own: boolean } {
  const main = font(face)
  const glyph = main.charToGlyph(character)
  if (glyph.index !== 0 || character === ' ') return { glyph, unitsPerEm: main.unitsPerEm, own: true }
  const extended = font('ext500')
  const other = extended.charToGlyph(character)
  if (other.index === 0) throw new Error(`No glyph for "${character}"`)
  return { glyph: other, unitsPerEm: extended.unitsPerEm, own: false }
}

const numbers = (c: Exclude<Command, { type: 'Z' }>) => {
  if (c.type === 'C') return [c.x1, c.y1, c.x2, c.y2, c.x, c.y]
  return c.type === 'Q' ? [c.x1, c.y1, c.x, c.y] : [c.x, c.y]
}

function outline(words: string, face: Face, size: number, track: number): { d: string; width: number } {
  const main = font(face)
  const precision = size < 60 ? 100 : 10
  let x = 0
  let previous: Glyph | undefined
  let d = ''
  for (const character of words) {
    const { glyph, unitsPerEm, own } = glyphOf(character, face)
    if (previous && own) x += (main.getKerningValue(previous, glyph) * size) / main.unitsPerEm
    for (const c of glyph.getPath(x, 0, size).commands) {
      d +=
        c.type === 'Z'
          ? 'Z'
          : c.type +
            numbers(c)
              .map(v => Math.round(v * precision) / precision)
              .join(' ')
    }
    x += (glyph.advanceWidth * size) / unitsPerEm + track * size
    previous = own ? glyph : undefined
  }
  return { d, width: x - track * size }
}

/** Outlines at the origin, kept because videos set the same words in every frame. */
const set = new Map<string, { d: string; width: number }>()
function typeset(words: string, o: Omit<Lettering, 'fill'>): { d: string; width: number } {
  const { font: face = 'label500', size = 20, track = 0 } = o
  const key = `${face}|${size}|${track}|${words}`
  const known = set.get(key) ?? outline(words, face, size, track)
  if (set.size > 4000) set.clear()
  set.set(key, known)
  return known
}

/** Advance width of one line in px. */
export const measure = (words: string, o: Omit<Lettering, 'fill'> = {}) => typeset(words, o).width

/** One line with its baseline at the point; throws on a character that neither font has. */
export function text(words: string, [x, y]: Point, o: Lettering): string {
  const { d, width } = typeset(words, o)
  const shift = o.anchor === 'end' ? -width : o.anchor === 'middle' ? -width / 2 : 0
  const round = (v: number) => Math.round(v * 100) / 100
  const outlinePath = path(d, {
    fill: o.fill,
    opacity: o.opacity,
    transform: `translate(${round(o.rotate ? shift : x + shift)} ${round(o.rotate ? 0 : y)})`,
  })
  return o.rotate
    ? g({ transform: `translate(${round(x)} ${round(y)}) rotate(${o.rotate})` }, outlinePath)
    : outlinePath
}

/** Several lines, the first baseline at the point. */
export const lines = (rows: readonly string[], [x, y]: Point, o: Lettering & { leading?: number }) =>
  rows.map((row, i) => text(row, [x, y + i * (o.leading ?? (o.size ?? 20) * 1.3)], o)).join('')
