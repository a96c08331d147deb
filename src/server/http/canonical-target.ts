// One spelling for each address, before anything reads it: the router, the rules by address, the cache and the pages.

/**
 * The target of a request as path and query: dot segments resolved, slashes single, no character escaped that need not
 * be (RFC 3986, 6.2.2), and of an absolute target the path alone. No other reader, such as `new URL`, finds another
 * path in it: `/z/..//%63ourses?page=2#x` is `/courses?page=2`.
 */
export function canonicalTarget(target: string): string {
  if (spelledPlainly.test(target)) return target
  const { pathname, search } = new URL(`http://site/${target.replace(/^https?:\/\/[^/]*/i, '')}`)
  return withoutNeedlessEscapes(pathname).replace(/\/{2,}/g, '/') + search
}

/** Most are: segments that are not empty and begin with no dot, and nothing that could be an escape or be escaped. */
const spelledPlainly = /^(?=\/)(?:\/[\w~-][\w.~-]*)*\/?(?:\?[\w.~=&,-]+)?$/

/**
 * What an escape stood for may complete another one: `/%%61a` is `/%aa`, and that is `/%AA`. It is resolved as soon as
 * it is complete, so that an address of nothing but such escapes costs no more than its length.
 */
function withoutNeedlessEscapes(path: string): string {
  const plain: string[] = []
  for (const character of path) {
    plain.push(character)
    for (let escape = lastEscape(plain); escape !== undefined; escape = lastEscape(plain)) {
      const meant = unescaped(escape)
      plain.splice(-3, 3, ...meant)
      if (meant.length > 1) break
    }
  }
  return plain.join('')
}

function lastEscape(plain: readonly string[]): string | undefined {
  if (plain.at(-3) !== '%') return undefined
  const last = plain.slice(-3).join('')
  return /^%[\da-f]{2}$/i.test(last) ? last : undefined
}

function unescaped(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
}
