// Sends stored files: types, ranges, caching. Who may have which file is decided before.
import { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { refuse } from '#src/wire/refusals.ts'

import { send } from '../http/api/send-json.ts'
import { isPublicKey, type Storage, type StoredFile } from '../storage/storage.ts'

/** The types we store. Anything else leaves as a download. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  xml: 'application/xml',
}
const typeOf = (key: string): string => types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

export type Sending = {
  readonly cacheControl: string
  /** Name under which a browser saves the file; without it the file opens in place. */
  readonly downloadName?: string
}

/** Public images and clips at /files/public/…; every key is used once, so they may be kept for ever. */
export function servePublicFiles(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    if (!/^[a-z0-9][a-z0-9./_-]{0,250}$/.test(key) || key.includes('..') || key.includes('//') || !isPublicKey(key)) {
      return send(reply, refuse('not-found'))
    }
    return sendStored(request, reply, { storage, key, cacheControl: 'public, max-age=31536000, immutable' })
  })
}

/** Streams a file or the one range of it that was asked for (RFC 9110, section 14). */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, ...sending }: Sending & { storage: Storage; key: string },
): Promise<FastifyReply> {
  const file = await storage.stat(key)
  if (!file) return send(reply, refuse('not-found'))
  const etag = `"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`
  describe(reply, { key, etag, ...sending })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const range = rangeOf(request, file, etag)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  reply.header('content-length', Math.max(0, end - start + 1))
  // Without a body, Fastify would answer HEAD with a length of 0.
  if (request.method === 'HEAD' || file.size === 0) return reply.send(Readable.from([]))
  return reply.send(await storage.read(key, { start, end }))
}

function describe(
  reply: FastifyReply,
  { key, etag, cacheControl, downloadName }: Sending & { key: string; etag: string },
): void {
  reply.headers({
    'content-type': typeOf(key),
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    etag,
    // A file opened as a page of its own can do nothing, whatever is in it (T54).
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    ...(downloadName && { 'content-disposition': contentDisposition(downloadName) }),
  })
}

/** RFC 6266: a plain name for old readers, and the exact one encoded. */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

type Range = { readonly start: number; readonly end: number }

/** The single byte range that was asked for, clipped to the file; several ranges are answered with the whole file. */
function rangeOf({ headers }: FastifyRequest, { size }: StoredFile, etag: string): Range | 'unsatisfiable' | undefined {
  const asked = /^bytes=(?:(?<from>\d+)-(?<to>\d*)|-(?<last>\d+))$/.exec(headers.range ?? '')?.groups
  if (!asked || (headers['if-range'] ?? etag) !== etag) return undefined
  const range = asked['last'] ? lastBytes(Number(asked['last']), size) : fromTo(asked['from'], asked['to'], size)
  return range.start > range.end ? 'unsatisfiable' : range
}

const lastBytes = (count: number, size: number): Range => ({ start: Math.max(0, size - count), end: size - 1 })

const fromTo = (from: string | undefined, to: string | undefined, size: number): Range => ({
  start: Number(from),
  end: Math.min(to ? Number(to) : Infinity, size - 1),
})
