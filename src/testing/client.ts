// A browser's behaviour at the HTTP edge, without a browser: cookies kept, same-origin headers sent. Over Node's own
// client: `fetch` takes three times the processor's time for a request, and tests make some ten thousand.
import { Agent, request, type IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The parsed JSON body; `undefined` when there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape; a wrong guess fails the test
  readonly body: any
}

export type Client = {
  readonly cookies: Map<string, string>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  delete: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
}

/** @param url origin of the academy under test */
export function createClient(url: string): Client {
  const cookies = new Map<string, string>()
  const ask = async (
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const { type, bytes } = await written(body)
    const response = await send(new URL(url + path), method, bytes, {
      'sec-fetch-site': 'same-origin',
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(type && { 'content-type': type }),
      ...headers,
    })
    for (const line of response.headers['set-cookie'] ?? []) keep(cookies, line)
    const text = await textOf(unpacked(response))
    return { status: response.statusCode ?? 0, headers: headersOf(response), text, body: parsed(text) }
  }
  return {
    cookies,
    get: (path, headers) => ask('GET', path, undefined, headers),
    post: (path, body = {}, headers = {}) => ask('POST', path, body, headers),
    put: (path, body = {}, headers = {}) => ask('PUT', path, body, headers),
    patch: (path, body = {}, headers = {}) => ask('PATCH', path, body, headers),
    delete: (path, body, headers) => ask('DELETE', path, body, headers),
  }
}

type Written = { readonly type?: string | null; readonly bytes?: Uint8Array }

/** What is sent for a body, and as what. Never text: with it Node would write the headers in UTF-8 too, as nobody does. */
async function written(body: unknown): Promise<Written> {
  if (body === undefined) return {}
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) }
  const form = new Response(body)
  return { type: form.headers.get('content-type'), bytes: await form.bytes() }
}

const agent = new Agent({ keepAlive: true })

/** What `fetch` sends with every request. */
const always = { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' }

function send(
  url: URL,
  method: string,
  bytes: Uint8Array | undefined,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const length = bytes === undefined ? undefined : Buffer.byteLength(bytes)
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      agent,
      headers: { ...always, ...(length !== undefined && { 'content-length': length }), ...headers },
    })
    sent.once('response', resolve)
    sent.on('error', reject)
    sent.end(bytes)
  })
}

const unpackers = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  deflate: createInflate,
  zstd: createZstdDecompress,
} as const

function unpacked(response: IncomingMessage): Readable {
  const unpack = unpackers[response.headers['content-encoding'] as keyof typeof unpackers]
  return unpack ? response.pipe(unpack()) : response
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let n = 0; n < rawHeaders.length; n += 2) headers.append(rawHeaders[n] ?? '', rawHeaders[n + 1] ?? '')
  return headers
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const cut = pair.indexOf('=')
  const name = pair.slice(0, cut)
  const isGone = attributes.some(attribute => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
  if (isGone) cookies.delete(name)
  else cookies.set(name, pair.slice(cut + 1))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
