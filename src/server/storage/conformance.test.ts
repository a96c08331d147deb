// What every storage has to do, the same for each: the disk always, S3 where there is a server (`npm run test:s3`).
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { places, type Place } from '#src/testing/services/storages.ts'
import { seconds } from '#src/wire/durations.ts'

import type { Storage } from './storage.ts'

const MEGABYTE = 1_000_000
const chunk = Buffer.alloc(64_000, 'x')

async function* chunks(bytes: number, each = async () => {}) {
  for (let sent = 0; sent < bytes; sent += chunk.length) {
    await each()
    yield chunk.subarray(0, Math.min(chunk.length, bytes - sent))
  }
}

async function* broken(bytes: number) {
  yield* chunks(bytes)
  throw new Error('the connection broke')
}

/** What is in use after everything that is not was thrown away. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return arrayBuffers + heapUsed
}

describe.each(places)('$name', ({ open }) => {
  let place: Place
  let storage: Storage
  beforeAll(async () => {
    place = await open()
    storage = place.storage
  })
  afterAll(() => place.close())

  const textAt = async (key: string, range?: { start: number; end: number }) =>
    String(await buffer(await storage.read(key, range)))
  const keysBelow = async (folder: string) => {
    const keys: string[] = []
    for await (const { key } of storage.list(folder)) keys.push(key)
    return keys.toSorted()
  }

  test('what was put is there until it is removed, which may be said twice', async () => {
    const key = 'public/courses/sprint/960.avif'
    const before = Date.now() - seconds(2)
    await storage.put(key, Buffer.from('0123456789'))
    const found = await storage.stat(key)
    expect(found?.size).toBe(10)
    expect(found?.modifiedAt.getTime()).toBeGreaterThan(before)
    expect(await textAt(key)).toBe('0123456789')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.stat(key)).toBeUndefined()
  })

  test.each([
    ['the first byte', 0, 0, '0'],
    ['the middle', 2, 4, '234'],
    ['the end', 7, 9, '789'],
    ['the last byte', 9, 9, '9'],
    ['everything', 0, 9, '0123456789'],
  ])('a range gives %s', async (_, start, end, text) => {
    await storage.put('private/videos/range.mp4', Buffer.from('0123456789'))
    expect(await textAt('private/videos/range.mp4', { start, end })).toBe(text)
  })

  test('a file is replaced, by a shorter one too, from a buffer or a stream', async () => {
    const key = 'private/handouts/plan.pdf'
    await storage.put(key, Buffer.from('the first one'))
    await storage.put(key, Readable.from(['an', 'other']))
    expect([await textAt(key), (await storage.stat(key))?.size]).toEqual(['another', 7])
    await storage.put(key, Buffer.alloc(0))
    expect((await storage.stat(key))?.size).toBe(0)
  })

  test.each([
    ['small', 1000],
    ['of several parts', 12 * MEGABYTE],
  ])('a stream that breaks off leaves the old file and nothing beside it: %s', async (_, bytes) => {
    const key = 'private/videos/half.mp4'
    await storage.put(key, Buffer.from('whole'))
    await expect(storage.put(key, Readable.from(broken(bytes)))).rejects.toThrow('the connection broke')
    expect(await textAt(key)).toBe('whole')
    await storage.remove(key)
    await expect(storage.put(key, Readable.from(broken(bytes)))).rejects.toThrow('the connection broke')
    expect([await storage.stat(key), await place.countUnfinished()]).toEqual([undefined, 0])
  })

  test('of two that write at once, one wins whole', async () => {
    const key = 'private/videos/twice.mp4'
    const [a, b] = [Buffer.alloc(MEGABYTE, 'a'), Buffer.alloc(MEGABYTE + 1, 'b')]
    await Promise.all([storage.put(key, a), storage.put(key, b)])
    const kept = await buffer(await storage.read(key))
    expect(kept.equals(a) || kept.equals(b)).toBe(true)
  })

  test('T36 ASVS 5.3.2 no key leaves its folder, whatever it is asked for', async () => {
    const odd = ['../x/y', 'public/../../x', 'public/..', '/etc/passwd', 'public//x', 'public\\..\\x', 'public/a\0b']
    const more = ['public/%2e%2e/x', 'public/ü', 'Public/x', 'public', '', `public/${'a'.repeat(400)}`]
    const terms = { contentType: 'image/png', contentLength: 1, isPublic: false }
    for (const key of [...odd, ...more]) {
      const verbs = [
        async () => storage.put(key, Buffer.from('x')),
        async () => storage.stat(key),
        async () => storage.read(key),
        async () => storage.remove(key),
        async () => storage.signedPut({ key, ...terms }),
      ]
      for (const verb of verbs) await expect(verb(), key).rejects.toThrow('not a storage key')
    }
  })

  test('a list has the files of a folder and those below it, and nothing that only begins like it', async () => {
    const keys = ['lists/one/a.png', 'lists/one/deep/er/b.png', 'lists/one-more/c.png', 'lists/onetwo.png']
    await Promise.all(keys.map(key => storage.put(key, Buffer.from(key))))
    expect(await keysBelow('lists/one')).toEqual(['lists/one/a.png', 'lists/one/deep/er/b.png'])
    expect(await keysBelow('lists')).toEqual(keys.toSorted())
    expect(await keysBelow('')).toEqual(expect.arrayContaining(keys))
    expect(await keysBelow('lists/none')).toEqual([])
    expect(await storage.stat('lists/one')).toBeUndefined()
  })

  test('a file of 40 MB passes without being held in memory', async () => {
    const key = 'private/videos/large.mp4'
    const [before, size] = [bytesInUse(), 40 * MEGABYTE]
    let most = 0
    const measure = async () => void (most = Math.max(most, bytesInUse() - before))
    let sent = 0
    const each = async () => (sent++ % 128 === 0 ? measure() : undefined)
    await storage.put(key, Readable.from(chunks(size, each)))
    expect((await storage.stat(key))?.size).toBe(size)
    let read = 0
    for await (const part of await storage.read(key)) {
      if (read % (8 * MEGABYTE) < part.length) await measure()
      read += part.length
    }
    expect(read).toBe(size)
    expect(most).toBeLessThan(25 * MEGABYTE)
  })
})
