import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'

import { pack, type Header } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

import { readArchive, type FoundEntry } from './read-archive.ts'
import { sealing } from './seal.ts'
import { writeArchive, type Archive } from './write-archive.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palestra-archive-'))
  path = join(folder, 'a.tar.zst')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const head = { format: 'test' }
const signal = new AbortController().signal
const kinds = { head: z.object({ format: z.literal('test') }), rest: z.object({ count: z.number().optional() }) }
const read = (onEntry?: (entry: FoundEntry) => Promise<void>, file = path) =>
  readArchive(file, { ...kinds, onEntry, signal })
const files = new Map([
  ['texts/a.txt', Buffer.from('words')],
  ['texts/empty.txt', Buffer.alloc(0)],
  ['media/large.bin', randomBytes(3_000_000)],
])

const fill = async ({ add }: Archive) => {
  for (const [name, bytes] of files) await add(name, { bytes: bytes.length, from: Readable.from([bytes]) })
  return { count: files.size }
}
const write = (options: Partial<Parameters<typeof writeArchive>[1]> = {}) =>
  writeArchive(path, { head, fill, verify: part => read(undefined, part), signal, ...options })

test('what goes in comes out, whether or not it is looked at, and only its owner may read the file', async () => {
  await write()
  const seen = new Map<string, Buffer>()
  const found = await read(async ({ name, body }) => {
    if (name !== 'texts/a.txt') seen.set(name, await buffer(body))
  })
  expect([...seen]).toEqual([...files].slice(1))
  expect(found).toMatchObject({ head, rest: { count: 3 }, entries: { length: 4 } })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['a.tar.zst'])
})

test('any tar program reads it', async () => {
  await write()
  const tar = zstdDecompressSync(await readFile(path))
  expect(tar.subarray(0, 9).toString()).toBe('head.json')
  expect(tar.subarray(257, 262).toString()).toBe('ustar')
})

test('a file of that name stays, unless it is to go', async () => {
  await writeFile(path, 'before')
  await expect(write()).rejects.toThrow('is there already')
  expect(await readFile(path, 'utf8')).toBe('before')
  await write({ overwrite: true })
  expect((await read()).rest.count).toBe(3)
})

const broken = Readable.from(
  (function* () {
    yield Buffer.from('half')
    throw new Error('the disk is gone')
  })(),
)
test.each<[string, Partial<Parameters<typeof writeArchive>[1]>, string]>([
  [
    'what is packed is shorter',
    { fill: async ({ add }) => (await add('a', { bytes: 9, from: Readable.from([Buffer.from('short')]) }), {}) },
    'changed while it was read',
  ],
  [
    'what is packed is longer',
    { fill: async ({ add }) => (await add('a', { bytes: 2, from: Readable.from([Buffer.from('longer')]) }), {}) },
    'changed while it was read',
  ],
  [
    'what is packed breaks off',
    { fill: async ({ add }) => (await add('a', { bytes: 9, from: broken }), {}) },
    'the disk is gone',
  ],
  [
    'the name leads elsewhere',
    { fill: async ({ add }) => (await add('../a', Buffer.alloc(1)), {}) },
    'cannot be the name',
  ],
  ['the file does not verify', { verify: async () => Promise.reject(new Error('not whole')) }, 'not whole'],
])('no file is left when %s', async (_, options, words) => {
  await expect(write(options)).rejects.toThrow(words)
  expect(await readdir(folder)).toEqual([])
})

test('stopped in the middle, no file is left', async () => {
  const stop = new AbortController()
  const endless = Readable.from(
    (function* () {
      for (;;) yield randomBytes(65_536)
    })(),
  )
  setTimeout(() => stop.abort(new Error('stopped')), 50)
  const written = write({
    signal: stop.signal,
    fill: async ({ add }) => (await add('a', { bytes: 1e12, from: endless }), {}),
  })
  await expect(written).rejects.toThrow(/stopped|abort/i)
  expect(await readdir(folder)).toEqual([])
})

/** What somebody else packed, with the end that every archive has. */
const seal = async (tar: Buffer) =>
  writeFile(path, await buffer(Readable.from([zstdCompressSync(tar)]).pipe(sealing())))

/** An archive as somebody else may have made it. */
async function forge(entries: readonly (Partial<Header> & { name: string; body?: string })[]): Promise<void> {
  const tar = pack()
  for (const { body = '', ...header } of entries) tar.entry(header, body)
  tar.finalize()
  await seal(await buffer(Readable.from(tar)))
}
const start = { name: 'head.json', body: JSON.stringify(head) }
const end = { name: 'list.json', body: '{"entries":[]}' }

test.each<[string, readonly (Partial<Header> & { name: string; body?: string })[], string]>([
  ['a path upwards', [start, { name: 'files/../../etc/passwd', body: 'x' }, end], 'leads elsewhere'],
  ['a path upwards without a folder', [start, { name: '../x', body: 'x' }, end], 'leads elsewhere'],
  ['an absolute path', [start, { name: '/etc/passwd', body: 'x' }, end], 'leads elsewhere'],
  ['a path with a zero byte or another letter', [start, { name: 'files/ä', body: 'x' }, end], 'leads elsewhere'],
  ['a symbolic link', [start, { name: 'files/a', type: 'symlink', linkname: '/etc/passwd' }, end], 'no file'],
  ['a hard link', [start, { name: 'files/a', type: 'link', linkname: 'head.json' }, end], 'no file'],
  ['a device', [start, { name: 'files/a', type: 'character-device' }, end], 'no file'],
  ['a folder', [start, { name: 'files', type: 'directory' }, end], 'no file'],
  ['a name twice', [start, { name: 'files/a', body: '1' }, { name: 'files/a', body: '2' }, end], 'twice'],
  ['a second head', [start, start, end], 'twice'],
  [
    'a file that the list does not name',
    [start, { name: 'files/a', body: '1' }, end],
    'missing, or not where|does not name',
  ],
  [
    'a list that names what is not there',
    [
      start,
      { name: 'list.json', body: JSON.stringify({ entries: [{ name: 'b', bytes: 0, sha256: '0'.repeat(64) }] }) },
    ],
    'missing',
  ],
  ['something behind the list', [start, end, { name: 'files/a', body: '1' }], 'goes on after its end'],
  ['no list', [start, { name: 'files/a', body: '1' }], 'cut off'],
  ['nothing', [], 'cut off'],
  ['another beginning', [{ name: 'files/a', body: '1' }, end], 'not written by this program'],
  ['another kind of head', [{ name: 'head.json', body: '{"format":"other"}' }, end], 'none that this version can read'],
  ['a head that is not JSON', [{ name: 'head.json', body: '{' }, end], 'not JSON'],
])('T36 ASVS 13.4.3 an archive with %s is refused', async (_, entries, words) => {
  await forge(entries)
  await expect(read()).rejects.toMatchObject({ name: 'ArchiveError', message: expect.stringMatching(words) })
})

/** The header of a tar entry that claims more than there is (POSIX.1-1988, ustar). */
function header(name: string, octalSize: string, type = '0'): Buffer {
  const bytes = Buffer.alloc(512)
  bytes.write(name, 0)
  bytes.write(octalSize, 124)
  bytes.write('        ', 148)
  bytes.write(type, 156)
  bytes.write('ustar\u000000', 257)
  bytes.write(
    `${bytes
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\u0000 `,
    148,
  )
  return bytes
}
const withHead = (rest: Buffer) => {
  const body = Buffer.from(JSON.stringify(head))
  const size = body.length.toString(8).padStart(11, '0')
  return Buffer.concat([header('head.json', size), body, Buffer.alloc(512 - body.length), rest])
}

test.each<[string, Buffer]>([
  ['an entry of eight gigabytes of which nothing is there', withHead(header('files/a', '77777777777'))],
  ['a head of eight gigabytes', header('head.json', '77777777777')],
  ['an extended header of eight gigabytes', withHead(header('files/a', '77777777777', 'x'))],
  ['a long name of eight gigabytes', withHead(header('files/a', '77777777777', 'L'))],
])('T55 an archive with %s is refused, in little memory', async (_, tar) => {
  await seal(tar)
  const before = process.memoryUsage().rss
  await expect(read()).rejects.toMatchObject({ name: 'ArchiveError' })
  expect(process.memoryUsage().rss - before).toBeLessThan(64e6)
})

test('T55 a small file that unpacks without end is refused', async () => {
  const zeros = Buffer.alloc(64e6)
  const blocks = Array.from({ length: 6 }, (_, n) =>
    Buffer.concat([header(`files/${n}`, zeros.length.toString(8).padStart(11, '0')), zeros]),
  )
  await seal(withHead(Buffer.concat(blocks)))
  await expect(read()).rejects.toThrow('more than it could hold')
})

test('a backup that was cut off anywhere, or in which any byte changed, is refused', async () => {
  await write({
    fill: async ({ add }) => (
      await add('a.txt', Buffer.from('words '.repeat(40))),
      await add('b.bin', randomBytes(700)),
      {}
    ),
  })
  const whole = await readFile(path)
  const last = Array.from({ length: 60 }, (_, n) => whole.length - 1 - n)
  const tried = [...Array.from({ length: 60 }, (_, n) => Math.floor((n * whole.length) / 60)), ...last]
  for (const at of tried) {
    await writeFile(path, whole.subarray(0, at))
    await expect(read(), `cut at ${at}`).rejects.toMatchObject({ name: 'ArchiveError' })
    const changed = Buffer.from(whole)
    changed[at] = (changed[at] ?? 0) ^ 0x10
    await writeFile(path, changed)
    await expect(read(), `changed at ${at}`).rejects.toMatchObject({ name: 'ArchiveError' })
  }
})

test('what fails outside is told as it is', async () => {
  await write()
  await expect(read(async () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  await expect(read(undefined, join(folder, 'none'))).rejects.toThrow('There is no file')
})
