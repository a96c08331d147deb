/** Longer ones are not mailed. */
const MAILED_MAX = 500

/** Where to go after signing in: only a path of this site, never another origin (T50). */
export function safeNext(next: string | null): string | undefined {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /[\\\s\p{Cc}]/u.test(next)) return undefined
  return next
}

/** The query of an address that leads on to a place of this site; empty where there is none to go on to (D-18). */
export function nextQuery(next: string | null | undefined): string {
  const target = safeNext(next ?? null)
  return target && target.length <= MAILED_MAX ? `?next=${encodeURIComponent(target)}` : ''
}
