// The door for PDFs that people upload. They are kept as they are, so those are refused that do more than be read.
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { Storage } from './storage/storage.ts'

const unpack = promisify(inflate)

/** Where a kind of PDF is kept. */
export type PdfKind = { readonly folder: `public/${string}` | `private/${string}` }

/** Header and trailer stand within this distance of their end of the file. */
const EDGE_BYTES = 2048
/** What the packed objects of one file may unpack to. */
const MOST_UNPACKED_BYTES = 100_000_000

/**
 * Stores a PDF under a name of ours.
 * @returns its storage key, or a refusal for what is no PDF, is encrypted (nobody can look into it), or would run a
 *   program or a script when it is opened
 */
export async function storePdf(storage: Storage, { folder }: PdfKind, file: Blob): Promise<string | Refused> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isPdf(bytes)) return refuse('not-a-pdf')
  if (!(await isHarmless(bytes))) return refuse('pdf-unsafe')
  const key = `${folder}/${randomUUID()}.pdf`
  await storage.put(key, bytes)
  return key
}

/** ISO 32000-1, 7.5.2 and 7.5.5. The header has to be the very first thing: then the file is nothing else as well. */
function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-EDGE_BYTES).toString('latin1')
  return /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')) && /startxref\s+\d+\s+%%EOF\s*$/.test(end)
}

/** A name of a PDF may have any of its letters written as `#` and two hex digits (7.3.5). */
const nameIn = (name: string): string =>
  `/${[...name].map(letter => `(?:${letter}|#(?:${hexOf(letter)}|${hexOf(letter).toUpperCase()}))`).join('')}`
const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16)

const active = new RegExp(['Launch', 'JavaScript', 'RichMedia', 'Encrypt'].map(nameIn).join('|'))
const packedObjects = new RegExp(`${nameIn('ObjStm')}(?<rest>[^]{0,${EDGE_BYTES}}?)stream\\r?\\n`, 'g')

/** Looks at what stands in the open, and into the streams that objects are packed in (7.5.7). */
async function isHarmless(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (active.test(text)) return false
  let room = MOST_UNPACKED_BYTES
  for (const { index, 0: head } of text.matchAll(packedObjects)) {
    const dictionary = text.slice(Math.max(text.lastIndexOf('obj', index), 0), index) + head
    if (!/\/Filter/.test(dictionary)) continue
    if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(dictionary) || /\/Predictor/.test(dictionary)) return false
    const objects = await unpack(bytes.subarray(index + head.length), { maxOutputLength: room }).catch(() => undefined)
    if (!objects || active.test(objects.toString('latin1'))) return false
    room -= objects.length
  }
  return true
}
