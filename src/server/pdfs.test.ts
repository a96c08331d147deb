import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { storePdf } from './pdfs.ts'
import { diskStorage } from './storage/disk.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palestra-pdfs-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const storage = () => diskStorage(root)
const store = (bytes: string | Buffer) =>
  storePdf(storage(), { folder: 'private/handouts' }, new Blob([new Uint8Array(Buffer.from(bytes))]))

const pdf = (objects: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(objects),
    Buffer.from('\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])

/** Objects packed in a stream, as most programs write them. */
const packed = (objects: string, dictionary = '/Type /ObjStm /Filter /FlateDecode') =>
  pdf(
    Buffer.concat([
      Buffer.from(`7 0 obj << ${dictionary} /N 1 /First 4 >> stream\n`),
      deflateSync(Buffer.from(objects)),
      Buffer.from('\nendstream endobj'),
    ]),
  )

test('T51 a PDF is kept as it is, under a name of ours', async () => {
  const bytes = pdf('1 0 obj << /Type /Catalog /OpenAction [2 0 R /Fit] >> endobj')
  const key = await store(bytes)
  expect(key).toMatch(/^private\/handouts\/[\w-]{36}\.pdf$/)
  expect(await buffer(await storage().read(typeof key === 'string' ? key : ''))).toEqual(bytes)
  expect(await store(packed('1 0 << /Type /Catalog /Names << >> >>'))).toEqual(expect.any(String))
})

test.each([
  ['a page', '<html><script>alert(1)</script>'],
  ['a page with a PDF behind it', `<html>${String(pdf(''))}`],
  ['a PDF with a page behind it', `${String(pdf(''))}<html>`],
  ['half a PDF', '%PDF-1.7\n1 0 obj << >> endobj'],
  ['nothing but a header', '%PDF-1.4'],
])('T51 refuses %s', async (_, bytes) => {
  expect(await store(bytes)).toEqual({ refused: 'not-a-pdf' })
})

const launch = '1 0 obj << /OpenAction << /S /Launch /F (calc.exe) >> >> endobj'

test.each([
  ['starts a program', pdf(launch)],
  ['hides that by another spelling', pdf(launch.replace('/Launch', '/#4Caun#63h'))],
  ['runs a script', pdf('1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')],
  ['runs a script from a packed object', packed('1 0 << /S /JavaScript /JS (x) >>')],
  ['packs objects twice', packed(launch, '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]')],
  ['packs objects so that nobody can unpack them', pdf('7 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nno')],
  ['is locked', pdf('1 0 obj << >> endobj trailer << /Encrypt 3 0 R >>')],
])('T54 refuses a PDF that %s', async (_, bytes) => {
  expect(await store(bytes)).toEqual({ refused: 'pdf-unsafe' })
})

test('T53 refuses packed objects that unpack to more than a machine can bear', async () => {
  const bomb = packed('\0'.repeat(101_000_000))
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await store(bomb)).toEqual({ refused: 'pdf-unsafe' })
})
