/** Longer ones are not taken along. */
const TAKEN_MAX = 500

/** Where to go after signing in: only a path of this site, never another origin (T50). */
export function safeNext(next: string | null | undefined): string | undefined {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /[\\\s\p{Cc}]/u.test(next)) return undefined
  return next
}

/** A place of this site that is taken along from page to page and through the mail; undefined for anything else. */
export function takenNext(next: string | null | undefined): string | undefined {
  const target = safeNext(next)
  return target && target.length <= TAKEN_MAX ? target : undefined
}

/** The query of an address that leads on to a place of this site; empty where there is none to go on to (D-18). */
export function nextQuery(next: string | null | undefined): string {
  const target = takenNext(next)
  return target ? `?next=${encodeURIComponent(target)}` : ''
}
