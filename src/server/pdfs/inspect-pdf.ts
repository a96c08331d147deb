// Looks for what a PDF would do beside being read. Libraries that parse PDFs unpack without a bound and take the last of
// several objects of one number, so this reads the few things that it needs itself, of every object that it finds.
import { inflateSync } from 'node:zlib'

import { parseObject, type PdfName, type PdfObject } from './parse-pdf.ts'
import { undoPredictor } from './predictors.ts'

/** What all streams of one file may unpack to. */
const MOST_UNPACKED_BYTES = 200_000_000

/** A name may have any of its letters written as `#` and two hex digits (ISO 32000-1, 7.3.5). */
const nameIn = (name: string): string => {
  const letters = [...name].map(letter => `(?:${letter}|#(?:${hexOf(letter)}|${hexOf(letter).toUpperCase()}))`)
  return `/${letters.join('')}(?![^\\s()<>[\\]{}/%])`
}
const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16)

/**
 * Actions of 12.6.4 that run, send or open something, scripts and media (12.6.4.17, 13), forms of XFA, attached files (7.11.4),
 * encryption.
 */
const active = new RegExp(
  'Launch JavaScript JS SubmitForm ImportData GoToE GoToR Rendition RichMedia Movie Sound XFA EmbeddedFiles FileAttachment Encrypt'
    .split(' ')
    .map(nameIn)
    .join('|'),
)
/** Objects can only be packed in streams where one of these two stands (7.5.7, 7.5.8). */
const packs = new RegExp(['ObjStm', 'XRef'].map(nameIn).join('|'))

const keyword = /obj(?=[\s\0<%([/])/g
/** A number stands before the word, or a comment on a line of its own. */
const beforeKeyword = /(?:^|\d|[\r\n])[\s\0]*$/
const LOOK_BACK = 256
const streamStart = /(?:\s|%[^\r\n]*[\r\n])*stream(?:\r\n|\n|\r)/y

/**
 * @param bytes the whole file
 * @returns false for a PDF that would run a program or a script, send or open something, is encrypted, or holds
 *   something that cannot be looked into
 */
export function isHarmlessPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (active.test(text)) return false
  if (!packs.test(text)) return true
  let room = MOST_UNPACKED_BYTES
  for (const stream of streamsIn(text)) {
    const unpacked = stream === 'unknown' ? stream : unpack(stream.dictionary, bytes.subarray(stream.from), room)
    if (unpacked === 'unknown') return false
    if (unpacked === 'open') continue
    if (active.test(unpacked.toString('latin1'))) return false
    room -= unpacked.length
  }
  return true
}

type Dictionary = Map<string, PdfObject>

/** Every object that is followed by a stream, and where that begins; 'unknown' for an object that cannot be read. */
function* streamsIn(text: string): Generator<{ dictionary: Dictionary; from: number } | 'unknown'> {
  for (const { index } of text.matchAll(keyword)) {
    if (!beforeKeyword.test(text.slice(Math.max(0, index - LOOK_BACK), index))) continue
    const parsed = parseObject(text, index + 'obj'.length)
    if (!parsed) yield 'unknown'
    streamStart.lastIndex = parsed?.end ?? 0
    if (parsed?.value instanceof Map && streamStart.test(text))
      yield { dictionary: parsed.value, from: streamStart.lastIndex }
  }
}

const images = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'])

const deflate = new Set(['FlateDecode', 'Fl'])

/** @returns what is in a stream; 'open' where that was read already, or is an image; 'unknown' where it cannot be told */
function unpack(dictionary: Dictionary, packed: Buffer, room: number): Buffer | 'open' | 'unknown' {
  const names = listOf(dictionary.get('Filter') ?? dictionary.get('F')).map(nameOf)
  const [first, ...others] = names
  if (first === undefined || images.has(names.at(-1) ?? '')) return 'open'
  if (others.length > 0 || !deflate.has(first)) return 'unknown'
  const [parameters] = listOf(dictionary.get('DecodeParms') ?? dictionary.get('DP'))
  try {
    return withoutPredictor(inflateSync(packed, { maxOutputLength: Math.max(room, 1) }), parameters)
  } catch {
    return 'unknown'
  }
}

function withoutPredictor(unpacked: Buffer, parameters: PdfObject | undefined): Buffer | 'unknown' {
  if (parameters === undefined || parameters === 'null') return unpacked
  return parameters instanceof Map ? undoPredictor(unpacked, parameters) : 'unknown'
}

const nameOf = (value: PdfObject): string => (isName(value) ? value.name : '')
const isName = (value: PdfObject | undefined): value is PdfName => typeof value === 'object' && 'name' in value

function listOf(value: PdfObject | undefined): PdfObject[] {
  if (value === undefined || value === 'null') return []
  return Array.isArray(value) ? value : [value]
}
