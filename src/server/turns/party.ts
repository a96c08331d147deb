import { userOf, type Actor } from '../actor.ts'
import type { Party } from './fair-line.ts'

/** A person is a party of their own wherever they are: those of one school do not wait for each other. */
export function partyOf({ actor, ip = '' }: { readonly actor: Actor; readonly ip?: string }): Party {
  const user = userOf(actor)
  return { address: user ? `person ${user.id}` : ip, account: '' }
}
