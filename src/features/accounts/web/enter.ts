import type { Api } from '#src/web/calls/api.ts'
import { rememberUser, tellTabs } from '#src/web/calls/session.ts'
import { safeNext } from '#src/wire/next-address.ts'

type User = Awaited<ReturnType<Api['refresh']>>['user']

/** Who has signed in goes where they wanted (D-18), in a new document; the way back leads past the log-in. */
export function enter(user: User, next: string | null): void {
  rememberUser(user)
  tellTabs()
  location.replace(safeNext(next) ?? (user.role === 'admin' ? '/dashboard' : '/'))
}
