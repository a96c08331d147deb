// The faces of what is drawn on paper. Names come in every alphabet, and what a PDF cannot draw it draws as other letters.
import { createRequire } from 'node:module'

import { Font } from '@react-pdf/renderer'

import { unpackFont } from './unpack-font.ts'

const { resolve } = createRequire(import.meta.url)

type Face = {
  readonly name: string
  readonly letters: RegExp
  readonly file: (weight: number) => string
  /** No letter is a part of another, so one copy serves all drawings; it takes a while to read. */
  readonly isShared?: true
}

const onest = (subset: string, letters: RegExp): Face => ({
  name: `onest-${subset}`,
  letters,
  file: weight => resolve(`@fontsource/onest/files/onest-${subset}-${weight}-normal.woff`),
})
/** One weight of an alphabet that Onest lacks; docs/decisions/0022-letters-of-a-certificate.md says where it is from. */
const other = (name: string, letters: RegExp): Face => ({
  name,
  letters,
  file: () => resolve(`#root/src/web/pdf/fonts/${name}.woff`),
})

/** Latin, with the signs of transcriptions. */
const latin = /[\p{Script=Latin}\p{M}\p{Lm}\p{P}\p{S}]/u

/** In the order in which they are asked for a letter. Only what a drawing needs is read. */
const faces: readonly Face[] = [
  onest('latin', /./su),
  onest('latin-ext', latin),
  onest('vietnamese', latin),
  other('latin-more', latin),
  onest('cyrillic', /\p{Script=Cyrillic}/u),
  other('cyrillic-ext', /\p{Script=Cyrillic}/u),
  other('greek', /\p{Script=Greek}/u),
  other('arabic', /\p{Script_Extensions=Arabic}/u),
  other('hebrew', /\p{Script_Extensions=Hebrew}/u),
  other('armenian', /\p{Script=Armenian}/u),
  other('georgian', /\p{Script=Georgian}/u),
  other('devanagari', /\p{Script_Extensions=Devanagari}/u),
  other('bengali', /\p{Script_Extensions=Bengali}/u),
  other('tamil', /\p{Script_Extensions=Tamil}/u),
  other('ethiopic', /\p{Script=Ethiopic}/u),
  other('thai', /\p{Script=Thai}/u),
  { ...other('korean', /\p{Script_Extensions=Hangul}/u), isShared: true },
  { ...other('japanese', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u), isShared: true },
  { ...other('chinese', /\p{Script_Extensions=Han}/u), isShared: true },
  onest('symbols', /[\p{S}\p{P}]/u),
  onest('math', /[\p{S}\p{N}]/u),
]

const HEAVY = 600

/** The voice of numerals. */
const numerals: Face = {
  name: 'numerals',
  letters: /\d/u,
  file: () => resolve('@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-800-normal.woff'),
}

/** What stays on one line, with the space behind it: a word, or a character of the scripts that break anywhere. */
const pieces =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)\s*/gu
/** Moving their letters closer would tear these apart. */
const joined = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u

export type Lettering = {
  /** The families that draw the line, the nearest first. */
  readonly families: string[]
  readonly isJoined: boolean
  readonly direction: 'ltr' | 'rtl'
  /** What it is made of, as it can be drawn, with widths in em. */
  readonly pieces: readonly { readonly text: string; readonly width: number }[]
}
export type Letters = {
  readonly plain: string
  readonly numerals: string
  readonly line: (text: string) => Promise<Lettering>
}

/** What is asked of fontkit, which ships no types. */
type Outlines = {
  readonly unitsPerEm: number
  readonly hasGlyphForCodePoint: (code: number) => boolean
  readonly glyphForCodePoint: (code: number) => { readonly advanceWidth: number }
}
type Loaded = { readonly family: string; readonly widthOf: (letter: string) => number | undefined }
type Load = (face: Face) => Promise<Loaded>

let drawings = 0
const unpacked = new Map<string, Promise<string>>()

async function register(family: string, { name, file }: Face): Promise<void> {
  const weights = name === 'onest-latin' ? [400, 500, HEAVY] : [HEAVY]
  const fonts = weights.map(async fontWeight => {
    const path = file(fontWeight)
    const src = unpacked.get(path) ?? unpackFont(path)
    unpacked.set(path, src)
    return { src: await src, fontWeight }
  })
  const ready = await Promise.all(fonts)
  if (!(family in Font.fontFamilies)) Font.register({ family, fonts: ready })
}

/**
 * Lends a drawing its faces, fresh ones: a face that has been in a document forgets the letters that stood in it as
 * parts of others (fontkit's issue 154), and the next drawing would lack them.
 */
export async function withLetters<T>(draw: (letters: Letters) => Promise<T>): Promise<T> {
  drawings += 1
  const prefix = `drawing-${drawings}-`
  const taken = new Set<string>()
  const load = async (face: Face): Promise<Loaded> => {
    const family = (face.isShared ? 'shared-' : prefix) + face.name
    if (!(family in Font.fontFamilies)) await register(family, face)
    if (!face.isShared) taken.add(family)
    const heavy = { fontFamily: family, fontWeight: HEAVY }
    await Font.load(heavy)
    const font = Font.getFont(heavy).data as Outlines | null // fontkit's own type is not there
    const widthOf = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0
      if (!font?.hasGlyphForCodePoint(code)) return undefined
      return font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm
    }
    return { family, widthOf }
  }
  try {
    const { family } = await load(numerals)
    return await draw({ plain: `${prefix}onest-latin`, numerals: family, line: text => letter(text, load) })
  } finally {
    for (const family of taken) delete Font.fontFamilies[family]
  }
}

async function letter(text: string, load: Load): Promise<Lettering> {
  const used = new Map<string, number>()
  const families = new Map<string, string>()
  const take = async (wanted: string) => {
    for (const face of faces.filter(({ letters }) => letters.test(wanted))) {
      const { family, widthOf } = await load(face)
      const width = widthOf(wanted)
      if (width === undefined) continue
      families.set(face.name, family)
      used.set(wanted, width)
      return true
    }
    return false
  }
  let drawn = ''
  for (const one of text.normalize('NFC')) drawn += await drawable(one, take)
  drawn = drawn.replace(/\s+/gu, ' ').trim()
  const widthOf = (piece: string) => [...piece].reduce((sum, one) => sum + (used.get(one) ?? 0), 0)
  return {
    families: faces.flatMap(({ name }) => families.get(name) ?? []),
    isJoined: joined.test(drawn),
    direction: /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(drawn) ? 'rtl' : 'ltr',
    pieces: (drawn.match(pieces) ?? []).map(piece => ({ text: piece, width: widthOf(piece) })),
  }
}

/** The letter, else its plain form, else nothing where it only decorates, else a question mark: never another letter. */
async function drawable(one: string, take: (letter: string) => Promise<boolean>): Promise<string> {
  const plain = one.normalize('NFKD').replace(/\p{M}/gu, '')
  const forms = [one, one.normalize('NFKC'), plain, one.replace(/\p{Pd}/u, '-')]
  for (const form of forms.filter(Boolean)) {
    const found = await Promise.all([...form].map(take))
    if (found.every(Boolean)) return form
  }
  if (/[\p{Cf}\p{M}\p{Extended_Pictographic}]/u.test(one)) return ''
  await take('?')
  return '?'
}

/**
 * Sets a line into a column.
 * @param full its size if there is room, in points
 * @param column its width, in points
 */
export function setLine(
  { pieces: parts }: Lettering,
  full: number,
  column: number,
): { fontSize: number; text: string } {
  const width = parts.reduce((sum, part) => sum + part.width, 0)
  const sizes = [1, 0.84, 0.7].map(step => full * step)
  const fontSize = sizes.find(size => width * size <= column) ?? full * (width * full * 0.7 > 4 * column ? 0.45 : 0.7)
  const whole = parts.flatMap(part => (part.width * fontSize > column ? cut(part) : part))
  let left = 0
  let text = ''
  for (const part of whole) {
    const size = part.width * fontSize
    if (left > 0 && left + size > column) {
      text = `${text.trimEnd()}\n`
      left = 0
    }
    text += part.text
    left += size
  }
  return { fontSize, text: text.trim() }
}

type Piece = Lettering['pieces'][number]

/** A word that no line holds, letter by letter, all of them as wide as they are on average. */
const cut = ({ text, width }: Piece): Piece[] => {
  const letters = [...text]
  return letters.map(one => ({ text: one, width: width / letters.length }))
}
