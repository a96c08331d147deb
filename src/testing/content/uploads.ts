// Sends videos the way a browser does, by the tus protocol, and breaks off where the test says.
import { createHash } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

import type { Client } from '../client.ts'

const BLOCK_BYTES = 1 << 20
const FTYP = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')
const noise = Buffer.alloc(BLOCK_BYTES)
for (let at = 0, state = 7; at < BLOCK_BYTES; at += 1) {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  noise[at] = state >> 16
}

/** A block of a file that is large and begins like a video; every block is another one. */
function blockOf(index: number): Buffer {
  const block = Buffer.from(noise)
  block.writeUInt32BE(index, BLOCK_BYTES - 4)
  if (index === 0) FTYP.copy(block)
  return block
}

/** The bytes of that video from `from` up to, and without, `to`. */
export function* largeVideo(from: number, to: number): Generator<Buffer> {
  for (let at = from; at < to;) {
    const index = Math.floor(at / BLOCK_BYTES)
    const start = index * BLOCK_BYTES
    const end = Math.min(to, start + BLOCK_BYTES)
    yield blockOf(index).subarray(at - start, end - start)
    at = end
  }
}

export function hashOf(chunks: Iterable<Buffer>): string {
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

const TUS = { 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' }
const base64 = (text: string): string => Buffer.from(text).toString('base64')

type Announced = { readonly bytes: number; readonly name?: string; readonly type?: string }

const cookieOf = ({ cookies }: Client): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Announces a video. @returns the answer, whose `location` is the path of the upload */
export async function announceUpload(
  client: Client,
  url: string,
  { bytes, name = 'video.mp4', type = 'video/mp4' }: Announced,
): Promise<{ status: number; location: string; text: string }> {
  const metadata = `filename ${base64(name)},filetype ${base64(type)}`
  const response = await fetch(`${url}/api/uploads/videos`, {
    method: 'POST',
    headers: { ...TUS, cookie: cookieOf(client), 'upload-length': String(bytes), 'upload-metadata': metadata },
  })
  return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() }
}

type Piece = { readonly url: string; readonly from: number; readonly chunks: Iterable<Buffer>; readonly bytes: number }
export type Sent = { readonly status: number; readonly text: string }

/**
 * Sends what is missing of a video. @param breakAfter drops the connection when that many bytes have left
 * @returns the answer, or undefined when the connection was dropped
 */
export async function sendChunk(
  client: Client,
  { url, from, chunks, bytes }: Piece,
  breakAfter = Infinity,
): Promise<Sent | undefined> {
  const headers = {
    ...TUS,
    cookie: cookieOf(client),
    'content-type': 'application/offset+octet-stream',
    'content-length': String(bytes),
    'upload-offset': String(from),
  }
  const sending = request(url, { method: 'PATCH', headers })
  const answered = new Promise<IncomingMessage | undefined>(resolve => {
    sending.on('response', resolve).on('error', () => resolve(undefined))
  })
  let sent = 0
  const body = Readable.from(chunks)
  body.on('data', (chunk: Buffer) => {
    sent += chunk.length
    if (sent > breakAfter) sending.destroy()
  })
  body.pipe(sending)
  const response = await answered
  body.destroy()
  if (!response) return undefined
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode ?? 0, text }
}

/** @returns how many bytes have arrived, or the status when it is another than 200 */
export async function arrivedOf(client: Client, url: string): Promise<{ status: number; offset: number }> {
  const { status, headers } = await fetch(url, { method: 'HEAD', headers: { ...TUS, cookie: cookieOf(client) } })
  return { status, offset: Number(headers.get('upload-offset')) }
}
