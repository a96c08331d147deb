// One spelling for each address, before anything reads it: the router, the rules by address, the cache and the pages.

/**
 * The target of a request as path and query: dot segments resolved, slashes single, no character escaped that need not
 * be (RFC 3986, 6.2.2), and of an absolute target the path alone. No other reader, such as `new URL`, finds another
 * path in it: `/z/..//%63ourses?page=2#x` is `/courses?page=2`.
 */
export function canonicalTarget(target: string): string {
  const { pathname, search } = new URL(`http://site/${target.replace(/^https?:\/\/[^/]*/i, '')}`)
  return withoutNeedlessEscapes(pathname).replace(/\/{2,}/g, '/') + search
}

/** What an escape stood for may complete another one: `/%%61a` is `/%aa`, and that is `/%AA`. */
function withoutNeedlessEscapes(path: string): string {
  const plain = path.replace(/%[\da-f]{2}/gi, unescaped)
  return plain === path ? path : withoutNeedlessEscapes(plain)
}

function unescaped(escape: string): string {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
}
