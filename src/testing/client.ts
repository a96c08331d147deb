// A browser's behaviour at the HTTP edge, without a browser: cookies kept, same-origin headers sent.

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
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        // Of a form, the content type is written by fetch: it names the boundary.
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: bodyOf(body) }),
    })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
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

const bodyOf = (body: unknown): string | FormData =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)

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
