import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createBucket, hasS3 } from '#src/testing/services/s3.ts'

import { diskStorage } from './disk.ts'
import { moveFiles, type Progress } from './move.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

let root: string
let count = 0
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palestra-move-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const newDisk = () => diskStorage(join(root, String(count++)))

/** Files of many sizes: an empty one, one of several parts, many small ones. */
async function filled(): Promise<Storage> {
  const storage = newDisk()
  await storage.put('public/empty/960.avif', Buffer.alloc(0))
  await storage.put('private/videos/large.mp4', Buffer.alloc(12_000_000, 'video'))
  for (let n = 0; n < 20; n += 1) await storage.put(`public/courses/c${n}/960.avif`, Buffer.alloc(n * 1000 + 1, `${n}`))
  return storage
}

async function contentOf(storage: Storage): Promise<Map<string, string>> {
  const content = new Map<string, string>()
  for await (const { key, size } of storage.list('')) {
    const sum = createHash('sha256').update(await buffer(await storage.read(key)))
    content.set(key, `${size} ${sum.digest('hex')}`)
  }
  return new Map([...content].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const directions = [
  { name: 'disk to disk', open: async () => ({ from: await filled(), to: newDisk() }) },
  ...(hasS3
    ? [{ name: 'disk to S3', open: async () => ({ from: await filled(), to: s3Storage(await createBucket()) }) }]
    : []),
]

test.each(directions)('$name: interrupted twice, every file arrives whole and once', async ({ open }) => {
  const { from, to } = await open()
  const sent: string[] = []
  const runUntil = async (files: number) => {
    const stop = new AbortController()
    const onProgress = ({ key, wasThere, files: done }: Progress) => {
      if (!wasThere) sent.push(key)
      if (done === files) stop.abort(new Error('interrupted'))
    }
    return moveFiles({ from, to, onProgress, signal: stop.signal })
  }
  await expect(runUntil(5)).rejects.toThrow('interrupted')
  expect(await contentOf(to)).not.toEqual(await contentOf(from))
  await expect(runUntil(13)).rejects.toThrow('interrupted')
  const result = await runUntil(Infinity)
  const content = await contentOf(from)
  expect(result).toEqual({ files: 22, bytes: 12_000_000 + 190_020 })
  expect(await contentOf(to)).toEqual(content)
  expect(sent.toSorted()).toEqual([...content.keys()])
})

test.each(directions)('$name: a file that arrived otherwise is sent again', async ({ open }) => {
  const { from, to } = await open()
  await moveFiles({ from, to })
  await to.put('public/courses/c3/960.avif', Buffer.alloc(3001, 'x'))
  const again: string[] = []
  await moveFiles({ from, to, onProgress: ({ key, wasThere }) => void (wasThere || again.push(key)) })
  expect(again).toEqual(['public/courses/c3/960.avif'])
  expect(await contentOf(to)).toEqual(await contentOf(from))
})

test('and back again', async () => {
  const [{ from, to } = { from: newDisk(), to: newDisk() }] = await Promise.all(
    directions.slice(-1).map(({ open }) => open()),
  )
  await moveFiles({ from, to })
  const back = newDisk()
  await moveFiles({ from: to, to: back })
  expect(await contentOf(back)).toEqual(await contentOf(from))
})

test('what arrives otherwise than it left ends the move', async () => {
  const from = await filled()
  const to = newDisk()
  const lossy: Storage = { ...to, put: key => to.put(key, Buffer.from('less')) }
  await expect(moveFiles({ from, to: lossy })).rejects.toThrow('did not arrive as it left')
})
