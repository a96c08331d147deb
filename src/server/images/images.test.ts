import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isRefused } from '#src/wire/refusals.ts'

import { operator, visitor } from '../actor.ts'
import { diskStorage } from '../storage/disk.ts'
import type { Storage } from '../storage/storage.ts'
import { removeImage, storeImage } from './images.ts'

let root: string
let storage: Storage
let context: Parameters<typeof storeImage>[0]
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palestra-images-'))
  storage = diskStorage(root)
  context = { storage, actor: operator }
})
afterAll(() => rm(root, { recursive: true, force: true }))

const square = { folder: 'public/avatars', widths: [100], aspect: 1 } as const
const wide = { folder: 'public/logos', widths: [320, 640] } as const

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c70039' } })

/** A black square of one bit a pixel, written by hand: drawing as many pixels only to pack them takes a minute. */
function blackPng(side: number) {
  const chunk = (type: string, data: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    const named = Buffer.concat([Buffer.from(type), data])
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8) // bits a pixel; the rest stays 0: grey, deflate, no interlace
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function stored(file: Blob, kind: Parameters<typeof storeImage>[1] = square): Promise<string> {
  const key = await storeImage(context, kind, file)
  if (isRefused(key)) throw new Error(key.refused)
  return key
}
const read = async (key: string) => buffer(await storage.read(key))

test('D-50 a picture is kept as AVIF in its widths, cut to a square where it has to be', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
    const key = await stored(new Blob([await image(300, 200).toFormat(format).toBuffer()]))
    expect(key).toMatch(/^public\/avatars\/[\da-f-]{36}\/100\.avif$/)
    expect(await sharp(await read(key)).metadata()).toMatchObject({ format: 'heif', width: 100, height: 100 })
  }
  const key = await stored(new Blob([await image(500, 250).png().toBuffer()]), wide)
  const larger = key.replace('/320.', '/640.')
  expect(await sharp(await read(key)).metadata()).toMatchObject({ width: 320, height: 160 })
  expect(await sharp(await read(larger)).metadata()).toMatchObject({ width: 500, height: 250 })
  await removeImage(storage, wide, key)
  expect([await storage.stat(key), await storage.stat(larger)]).toEqual([undefined, undefined])
})

test('T51 neither the place where it was taken nor what hangs behind it is kept', async () => {
  const exif = { IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  const photo = await image(200, 200).jpeg().withExif(exif).toBuffer()
  expect(photo.includes('secret-owner')).toBe(true)
  const kept = await read(await stored(new Blob([photo, '<script>alert(1)</script>'])))
  expect(kept.includes('secret-owner') || kept.includes('<script>')).toBe(false)
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test('a photo that lies on its side is turned upright', async () => {
  const photo = await image(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sharp(await read(await stored(new Blob([photo]), wide))).metadata()).toMatchObject({
    width: 100,
    height: 200,
  })
})

test('T53 of a visitor, what has to be unpacked whole is smaller than of others', async () => {
  const of = async (format: 'webp' | 'jpeg', actor: typeof context.actor) => {
    const large = await image(5000, 5000).toFormat(format, { lossless: true, effort: 0 }).toBuffer()
    return storeImage({ ...context, actor }, square, new Blob([new Uint8Array(large)]))
  }
  expect(await of('webp', visitor)).toEqual({ refused: 'not-an-image' })
  for (const kept of [await of('jpeg', visitor), await of('webp', operator)]) expect(kept).toMatch(/100\.avif$/)
})

test('T51 T52 T53 ASVS 1.3.4 ASVS 5.2.3 what is no picture, a program or a bomb is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const whole = await image(400, 400).png({ compressionLevel: 0 }).toBuffer()
  const bad: [string, BlobPart][] = [
    ['svg', svg],
    ['svg behind a header', `<?xml version="1.0"?>\n${svg}`],
    ['html', '<html><img src=x onerror=alert(1)></html>'],
    ['gif and script', 'GIF89a/*\0\0*/=1;alert(1)//'],
    ['pdf', '%PDF-1.7\n'],
    ['nothing', ''],
    ['half a file', whole.subarray(0, whole.length / 2)],
    ['bomb', blackPng(20_000)],
    ['bomb of AVIF', new Uint8Array(await image(5000, 5000).avif({ effort: 0 }).toBuffer())],
  ]
  expect(await stored(new Blob([blackPng(400)])), 'a small one of its kind is a picture').toMatch(/100\.avif$/)
  for (const [name, bytes] of bad) {
    const file = new File([bytes], 'me.png', { type: 'image/png' })
    expect(await storeImage(context, square, file), name).toEqual({ refused: 'not-an-image' })
  }
})
