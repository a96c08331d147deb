// How the S3 storage behaves towards a server that is away, slow, broken or wants to lead it elsewhere.
import { createReadStream } from 'node:fs'
import type { RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'

import { serve } from '#src/testing/serve.ts'
import { seconds } from '#src/wire/durations.ts'

import { s3ClientConfig } from './s3-client.ts'
import { s3Storage } from './s3.ts'
import { StorageUnavailable, type Storage } from './storage.ts'

const settings = { region: 'us-east-1', bucket: 'media', accessKeyId: 'id', secretAccessKey: 'key' }

const servers: Record<string, RequestListener> = {
  'never answers': () => {},
  'is broken': (request, response) => void request.resume().on('end', () => response.writeHead(500).end()),
  'is overloaded': (request, response) =>
    void request.resume().on('end', () => response.writeHead(503).end('<Error/>')),
  'does not let us in': (request, response) => void request.resume().on('end', () => response.writeHead(403).end()),
  'hangs up': request => request.socket.destroy(),
  'begins an upload and then stops': (request, response) => {
    if (!request.url?.includes('uploads')) return
    request
      .resume()
      .on('end', () =>
        response.end('<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>'),
      )
  },
}

const key = 'private/videos/one.mp4'
const verbs: Record<string, (storage: Storage) => Promise<unknown>> = {
  'put a buffer': storage => storage.put(key, Buffer.from('x')),
  'put a large file': storage =>
    storage.put(key, Readable.from(Array.from({ length: 12 }, () => Buffer.alloc(1_000_000)))),
  stat: storage => storage.stat(key),
  read: storage => storage.read(key),
  remove: storage => storage.remove(key),
  list: async storage => {
    for await (const _ of storage.list('')) break
  },
}

async function failureOf(endpoint: string, verb: (storage: Storage) => Promise<unknown>) {
  const started = performance.now()
  const error: unknown = await verb(s3Storage({ endpoint, ...settings })).then(
    () => 'it succeeded',
    thrown => thrown,
  )
  return { error, ms: performance.now() - started }
}

test.each(Object.keys(servers))('R10 when S3 %s, everything fails within ten seconds', async name => {
  const endpoint = await serve(servers[name] ?? (() => {}))
  const failures = await Promise.all(Object.values(verbs).map(verb => failureOf(endpoint, verb)))
  for (const { error, ms } of failures) {
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(ms).toBeLessThan(seconds(10))
  }
})

test('R10 when nobody listens, everything fails at once', async () => {
  for (const verb of Object.values(verbs)) {
    const { error, ms } = await failureOf('http://127.0.0.1:9', verb)
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(ms).toBeLessThan(seconds(3))
  }
})

test('R10 one answer that failed at once is tried again', async () => {
  let asked = 0
  const endpoint = await serve((request, response) => {
    asked += 1
    request.resume().on('end', () => response.writeHead(asked === 1 ? 503 : 200).end())
  })
  await s3Storage({ endpoint, ...settings }).put(key, Buffer.from('x'))
  expect(asked).toBe(2)
})

// On one machine the kernel takes megabytes at once, so it is the body that is slow here, not the line behind it.
test('R10 what is sent piece by piece may take longer than a storage that hangs', async () => {
  const endpoint = await serve((request, response) => void request.resume().on('end', () => response.end()))
  const client = new S3Client(s3ClientConfig({ endpoint, ...settings }))
  const pieces = async function* () {
    for (let nth = 0; nth < 6; nth += 1) {
      await setTimeout(seconds(1))
      yield Buffer.alloc(1000)
    }
  }
  const Body = Readable.from(pieces(), { objectMode: false })
  const sent = await client.send(new PutObjectCommand({ Bucket: 'media', Key: key, Body, ContentLength: 6000 }))
  expect(sent.$metadata).toMatchObject({ httpStatusCode: 200, attempts: 1 })
})

test.each([
  ['never answers', () => {}, 'aborted'],
  ['refuses before it has read', (_, response) => response.writeHead(403).end(), 'UnknownError'],
] satisfies [string, RequestListener, string][])(
  'R10 a file that is sent to a storage that %s is let go',
  async (_name, answer, words) => {
    const client = new S3Client(s3ClientConfig({ endpoint: await serve(answer), ...settings }))
    const Body = createReadStream('/dev/zero', { end: 1e9 })
    const sending = client.send(new PutObjectCommand({ Bucket: 'media', Key: key, Body, ContentLength: 1e9 }))
    await expect(sending).rejects.toThrow(words)
    await expect.poll(() => Body.closed).toBe(true)
  },
)

test('a body may take longer than an answer', async () => {
  const endpoint = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 2 }).write('a')
    void setTimeout(seconds(5)).then(() => response.end('b'))
  })
  const body = await s3Storage({ endpoint, ...settings }).read(key)
  expect((await body.toArray()).map(String).join('')).toBe('ab')
})

test('T48 ASVS 13.2.5 where S3 leads elsewhere, nobody follows', async () => {
  const met: string[] = []
  const canary = await serve((request, response) => {
    met.push(`${request.method} ${request.url}`)
    response.end()
  })
  for (const status of [301, 302, 303, 307, 308]) {
    const endpoint = await serve((request, response) => {
      request.resume().on('end', () => response.writeHead(status, { location: `${canary}/latest/meta-data` }).end())
    })
    for (const [name, verb] of Object.entries(verbs)) {
      const { error } = await failureOf(endpoint, verb)
      expect(error, `${name} ${status}`).toBeInstanceOf(StorageUnavailable)
    }
  }
  expect(met).toEqual([])
})
