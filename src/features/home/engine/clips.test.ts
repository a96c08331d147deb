import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readMedia } from '@palestra/demo-academy/media'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { diskStorage } from '#src/server/storage/disk.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { storeClip } from './clips.ts'
import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

let root: string
let storage: Storage
let real: Buffer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palestra-clips-'))
  storage = diskStorage(root)
  real = await readMedia('heroes/contact.mp4')
})
afterAll(() => rm(root, { recursive: true, force: true }))

const kind = { folder: 'public/heroes', mostSeconds: 120 } as const
const store = (file: Buffer) => storeClip(storage, kind, file)

const box = (type: string, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map(part => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const header = (scale: number, length: number) => {
  const body = Buffer.alloc(100)
  body.writeUInt32BE(scale, 12)
  body.writeUInt32BE(length, 16)
  return box('mvhd', body)
}
const track = (kind: string) => box('trak', box('mdia', box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(12))))
const mp4 = (...movie: Buffer[]) =>
  Buffer.concat([box('ftyp', 'isom', '\0\0\0\0'), box('moov', ...movie), box('mdat', 'x')])

const element = (id: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(0x1000_0000 + body.length)
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}
const float = (value: number) => {
  const body = Buffer.alloc(8)
  body.writeDoubleBE(value)
  return body
}
const webm = ({ docType = 'webm', type = 1, milliseconds = 4000 } = {}) =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    element(
      '18538067',
      element('1549a966', element('4489', float(milliseconds))),
      element('1654ae6b', element('ae', element('83', Buffer.from([type])))),
      element('1f43b675', Buffer.from('x')),
    ),
  ])

test('T86 an MP4 and a WebM with a picture are kept as they are, under an ending that says what they are', async () => {
  const key = await store(real)
  if (isRefused(key)) throw new Error(key.refused)
  expect(key).toMatch(/^public\/heroes\/[\da-f-]{36}\/clip\.mp4$/)
  expect((await storage.stat(key))?.size).toBe(real.length)
  expect(readMp4(real)).toBeCloseTo(8, 1)
  expect(readMp4(mp4(header(1000, 5500), track('soun'), track('vide')))).toBe(5.5)
  expect(await store(webm())).toMatch(/clip\.webm$/)
  expect(readWebm(webm())).toBe(4)
})

test.each<[string, () => Buffer]>([
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', () => Buffer.alloc(0)],
  ['half an MP4', () => real.subarray(0, real.length / 2)],
  ['an MP4 with a page behind it', () => Buffer.concat([real, Buffer.from('<script>alert(1)</script>')])],
  ['only sound', () => mp4(header(1000, 5500), track('soun'))],
  ['a length of nothing', () => mp4(header(1000, 0), track('vide'))],
  ['no time scale', () => mp4(header(0, 5500), track('vide'))],
  ['three minutes', () => mp4(header(1, 180), track('vide'))],
  [
    'a picture in the same container',
    () => Buffer.concat([box('ftyp', 'avif', '\0\0\0\0'), mp4(header(1, 5), track('vide'))]),
  ],
  ['a Matroska video', () => webm({ docType: 'matroska' })],
  ['a WebM with only sound', () => webm({ type: 2 })],
  ['a WebM of three minutes', () => webm({ milliseconds: 180_000 })],
  ['a WebM without a length', () => webm({ milliseconds: 0 })],
])('T86 %s is refused', async (_, file) => {
  expect(await store(file())).toEqual({ refused: 'not-a-clip' })
})

test('T86 whatever the bytes, reading them ends and breaks nothing', () => {
  const starts = [Buffer.alloc(0), real.subarray(0, 2000), webm(), mp4(header(1000, 5500), track('vide'))]
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.nat(), fc.uint8Array({ maxLength: 40 }), (start, at, noise) => {
      const file = Buffer.concat([start])
      file.set(noise.subarray(0, Math.max(0, file.length - (at % (file.length + 1)))), at % (file.length + 1))
      for (const read of [readMp4, readWebm]) expect(['undefined', 'number']).toContain(typeof read(file))
    }),
    { numRuns: 500 },
  )
})
