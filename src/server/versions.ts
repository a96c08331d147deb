// Nobody saves over what somebody else saved meanwhile: a form carries the version of what it began with.
import { createHash } from 'node:crypto'

import { isRefused, type Refused } from '#src/wire/refusals.ts'

import { userOf } from './actor.ts'
import type { Context } from './context.ts'
import type { Db } from './database/database.ts'
import type { SharedRead } from './keeping/kept-reads.ts'

/** What a form changes of a thing, as it is stored now; nothing where there is none. */
type StateOf<I> = (db: Db, input: I) => Promise<object | undefined>

/** Two states have the same version exactly when they are alike. */
export const versionOf = (state: object): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)

/**
 * Whether a thing has changed since the form was read that is being saved. To be asked in the transaction that holds it.
 * @param version what the form began with; callers that send none write over whatever there is
 */
export async function isStale(
  version: string | undefined,
  state: () => Promise<object | undefined> | object | undefined,
): Promise<boolean> {
  if (version === undefined) return false
  const now = await state()
  return now !== undefined && versionOf(now) !== version
}

/**
 * A read that tells administrators the version of what they read. The version is read first, so that it is never newer
 * than what is shown with it.
 */
export const withVersion =
  <I, A extends object>(stateOf: StateOf<I>, read: (context: Context, input: I) => Promise<A | Refused>) =>
  async (context: Context, input: I): Promise<(A & { version?: string }) | Refused> => {
    const state = isAdministrator(context) ? await stateOf(context.db, input) : undefined
    const answer = await read(context, input)
    return isRefused(answer) || !state ? answer : { ...answer, version: versionOf(state) }
  }

/** The same for a read of which everybody gets a shared part. */
export const sharedWithVersion = <I, A extends object>(
  stateOf: StateOf<I>,
  { shared, answer }: SharedRead<I, A>,
): SharedRead<I, A & { version?: string }> => ({
  shared,
  answer: (context, input, read) =>
    withVersion(stateOf, (asking: Context, wanted: I) => answer(asking, wanted, read))(context, input),
})

export const isAdministrator = ({ actor }: Pick<Context, 'actor'>): boolean => userOf(actor)?.role === 'admin'
