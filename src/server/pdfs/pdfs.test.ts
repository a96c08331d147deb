import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'

import { mediaPath, readMedia } from '@palestra/demo-academy/media'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { operator } from '../actor.ts'
import { diskStorage } from '../storage/disk.ts'
import { isHarmlessPdf } from './inspect-pdf.ts'
import { storePdf } from './pdfs.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palestra-pdfs-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const context = () => ({ storage: diskStorage(root), actor: operator })
const store = (bytes: string | Buffer) =>
  storePdf(context(), { folder: 'private/handouts' }, new Blob([new Uint8Array(Buffer.from(bytes))]))

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
  expect(await buffer(await context().storage.read(typeof key === 'string' ? key : ''))).toEqual(bytes)
  expect(await store(packed('1 0 << /Type /Catalog /Names << >> >>'))).toEqual(expect.any(String))
  expect(await store(predicted('1 0 << /Type /Catalog /Names << >> >>'))).toEqual(expect.any(String))
  const image = '8 0 obj << /Subtype /Image /Filter /DCTDecode >> stream\n\xff\xd8\nendstream endobj'
  expect(await store(pdf(`${image} 9 0 obj << /Type /XRef >> endobj (an obj of study)`))).toEqual(expect.any(String))
})

test('T51 takes the handouts of the demo', async () => {
  const names = (await readdir(mediaPath('handouts'))).filter(name => name.endsWith('.pdf'))
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect(await store(await readMedia(`handouts/${name}`)), name).toEqual(expect.any(String))
})

/** The same with the rows of PNG, as some programs pack their objects. */
function predicted(objects: string) {
  const columns = 5
  const rows = (objects.match(/[^]{1,5}/g) ?? []).map(row => Buffer.from(`\0${row.padEnd(columns)}`))
  const parameters = `/DecodeParms << /Predictor 12 /Columns ${columns} >>`
  return pdf(
    Buffer.concat([
      Buffer.from(`7 0 obj << /Type /ObjStm /Filter /FlateDecode ${parameters} /N 1 /First 4 >> stream\n`),
      deflateSync(Buffer.concat(rows)),
      Buffer.from('\nendstream endobj'),
    ]),
  )
}

test.each([
  ['a page', '<html><script>alert(1)</script>'],
  ['a page with a PDF behind it', `<html>${String(pdf(''))}`],
  ['a PDF with a page behind it', `${String(pdf(''))}<html>`],
  ['half a PDF', '%PDF-1.7\n1 0 obj << >> endobj'],
  ['nothing but a header', '%PDF-1.4'],
])('T51 refuses %s', async (_, bytes) => {
  expect(await store(bytes)).toEqual({ refused: 'not-a-pdf' })
})

const script = '1 0 << /S /JavaScript /JS (x) >>'
const xref = (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replace('trailer', '9 0 obj << /Type /XRef >> endobj trailer'), 'latin1')
const launch = '1 0 obj << /OpenAction << /S /Launch /F (calc.exe) >> >> endobj'

test.each([
  ['starts a program', pdf(launch)],
  ['hides that by another spelling', pdf(launch.replace('/Launch', '/#4Caun#63h'))],
  ['runs a script', pdf('1 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj')],
  ['runs a script from a packed object', packed('1 0 << /S /JavaScript /JS (x) >>')],
  ['brings a file along', pdf('1 0 obj << /Names << /EmbeddedFiles 2 0 R >> >> endobj')],
  ['brings a file along on a page', pdf('1 0 obj << /Subtype /FileAttachment >> endobj')],
  ['sends a form', pdf('1 0 obj << /S /SubmitForm /F (https://x.example) >> endobj')],
  ['fills in a file', pdf('1 0 obj << /S /ImportData /F (x.fdf) >> endobj')],
  ['opens a file within itself', pdf('1 0 obj << /S /GoToE >> endobj')],
  ['opens another file', pdf('1 0 obj << /S /GoToR /F (\\\\x.example\\share) >> endobj')],
  ['runs a script of a rendition', pdf('1 0 obj << /S /Rendition /#4aS (x) >> endobj')],
  ['packs a script under another spelling of the filter', packed(script, '/Type /ObjStm /F#69lter /Fl#61teDecode')],
  [
    'packs a script far from the word that says so',
    packed(script, `/Type /ObjStm ${' '.repeat(3000)} /Filter /FlateDecode`),
  ],
  [
    'packs a script behind a text that ends an object',
    packed(script, '/Filter /FlateDecode /Note (9 0 obj) /Type /ObjStm'),
  ],
  ['packs a script in a stream of no type', xref(packed(script, '/Filter /FlateDecode'))],
  [
    'packs a script behind a comment',
    Buffer.from(packed(script).toString('latin1').replace('7 0 obj', '7 0 %x\nobj'), 'latin1'),
  ],
  ['packs a script in the rows of a picture', predicted(script)],
  ['packs objects in a way that the next object says', packed(script, '/Type /ObjStm /Filter 8 0 R')],
  ['names two ways to unpack', packed(script, '/Type /ObjStm /Filter /FlateDecode /Filter /DCTDecode')],
  ['packs objects twice', packed(launch, '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]')],
  ['packs objects so that nobody can unpack them', pdf('7 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nno')],
  ['cannot be read', pdf('7 0 obj << /Type /ObjStm (')],
  ['is locked', pdf('1 0 obj << >> endobj trailer << /Encrypt 3 0 R >>')],
])('T54 ASVS 5.4.1 refuses a PDF that %s', async (_, bytes) => {
  expect(await store(bytes)).toEqual({ refused: 'pdf-unsafe' })
})

test('T53 refuses packed objects that unpack to more than a machine can bear', async () => {
  const bomb = packed('\0'.repeat(201_000_000))
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await store(bomb)).toEqual({ refused: 'pdf-unsafe' })
})

test('T45 T53 a large PDF, or one made to be slow, holds nobody up', async () => {
  const slow = pdf(`9 0 obj << /Type /XRef >> endobj ${'7 0 obj << /A [1 (x) << >>] >> endobj '.repeat(500_000)}`)
  const alone = performance.now()
  expect(isHarmlessPdf(slow)).toBe(true)
  const inlineMs = performance.now() - alone
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  expect(await store(slow)).toEqual(expect.any(String))
  lag.disable()
  expect(lag.max / 1e6).toBeLessThan(inlineMs / 2)
  const endless = pdf(`/XRef ${'7 0 obj << '.repeat(1_000_000)}`)
  expect(await store(endless)).toEqual({ refused: 'pdf-unsafe' })
})
