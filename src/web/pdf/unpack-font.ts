import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'

/** Sizes in bytes, as https://www.w3.org/TR/WOFF/ and the OpenType specification have them. */
const woff = { header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

/**
 * Unpacks a WOFF file into the font that it holds. fontkit inflates a whole table again for every glyph that it takes
 * out of it: half a second a certificate, and seconds where the name is Chinese.
 * @returns the TrueType font as a `data:` address
 */
export async function unpackFont(file: string): Promise<string> {
  const packed = await readFile(file)
  const entries = Array.from({ length: packed.readUInt16BE(12) }, (_, index) =>
    packed.subarray(woff.header + index * woff.entry, woff.header + (index + 1) * woff.entry),
  )
  const head = Buffer.alloc(sfnt.header + entries.length * sfnt.entry)
  packed.copy(head, 0, 4, 8)
  head.writeUInt16BE(entries.length, 4)
  const tables: Buffer[] = [head]
  let offset = head.length
  for (const [index, entry] of entries.entries()) {
    const [start, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = packed.subarray(start, start + packedLength)
    const record = sfnt.header + index * sfnt.entry
    entry.copy(head, record, 0, 4)
    entry.copy(head, record + 4, 16, 20)
    head.writeUInt32BE(offset, record + 8)
    head.writeUInt32BE(length, record + 12)
    const padding = Buffer.alloc(-length & 3)
    tables.push(packedLength < length ? inflateSync(bytes) : bytes, padding)
    offset += length + padding.length
  }
  return `data:font/ttf;base64,${Buffer.concat(tables).toString('base64')}`
}
