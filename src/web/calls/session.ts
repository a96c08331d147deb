// The browser's side of a session: a display copy of the person in local storage (D-19) and the session check (D-22).
import { seconds } from '#src/wire/durations.ts'

import { browserMemory, tabMemory, TYPED, UNTOLD } from '../memory.ts'
import { readPageData, renewViewer, type Viewer } from './page-data.ts'

const KEY = 'user'

/** Keeps the person for display, or forgets them. No decision is taken from it. */
export function rememberUser(user: Viewer | null): void {
  renewViewer(user)
  browserMemory.remember(KEY, user ?? undefined)
}

/** The name under which a tab remembers how its lists were left. */
export const LISTS_KEPT = 'lists'

let hasLeft = false

/** For who logs out: nothing of theirs stays in this browser, not even what they typed (T14). */
export function forgetUser(): void {
  hasLeft = true
  rememberUser(null)
  browserMemory.remember(UNTOLD, undefined)
  for (const name of tabMemory.names(TYPED)) tabMemory.remember(name, undefined)
  tabMemory.remember(LISTS_KEPT, undefined)
  tellTabs()
}

const CHANGED = 'session-changed'

/** Somebody logged in or out here: the other tabs of this browser show what is so by now. */
export const tellTabs = (): void => browserMemory.remember(CHANGED, Date.now())

/** Loads this document anew when another tab tells of that; on a page that is nobody's any more the log-in says why. */
export function followTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== CHANGED) return
    noteEnd()
    location.reload()
  })
}

const ENDED = 'session-ended'
const ENDED_MS = seconds(10)

function noteEnd(): void {
  if (documentViewer()) tabMemory.remember(ENDED, Date.now())
}

let isEnd: boolean | undefined

/** Whether it is the end of a session that has led to this document. */
export const hasEnded = (): boolean => (isEnd ??= endsNow())

/** Whether a session has just ended here: the page is on its way to /login. */
export function endsNow(): boolean {
  const at = tabMemory.recall(ENDED)
  return typeof at === 'number' && Math.abs(Date.now() - at) < ENDED_MS
}

/** Whom this document was made for. Signing in and out load a new document, so it stays true. */
export function documentViewer(): Viewer | null {
  return readPageData().viewer ?? null
}

let check: Promise<boolean> | undefined

/** X-SESS-2: asks the server whether the session still stands. All who ask at the same moment share one request. */
export function sessionIsValid(): Promise<boolean> {
  check ??= fetch('/api/refresh')
    .then(response => response.status !== 401)
    .catch(() => true) // the network is away, which says nothing about the session
    .finally(() => {
      check = undefined
    })
  return check
}

type Place = { readonly pathname: string; readonly search: string }
let pending: () => Place | undefined = () => undefined

/** Takes what tells the page that is on its way: it is the one that is wanted, whatever the address still says. */
export function followPending(read: typeof pending): void {
  pending = read
}

/**
 * A failed check: logs out here and goes to /login, from where the person comes back (D-18). Never returns. For who has
 * just left by themselves a late answer leads nowhere else: they are on their way.
 */
export function endBrowserSession(): Promise<never> {
  if (hasLeft) return new Promise(() => {})
  rememberUser(null)
  noteEnd()
  tellTabs()
  const { pathname, search } = pending() ?? location
  location.assign(loginAddress(pathname + search))
  return new Promise(() => {})
}

export const loginAddress = (from: string): string => `/login?next=${encodeURIComponent(from)}`

/** Where administrators set up the second factor that they need, and what they wanted to see. */
export const enrolAddress = (from: string): string => `/dashboard/profile?next=${encodeURIComponent(from)}`
