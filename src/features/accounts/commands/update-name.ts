import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { CHANGED_NAME_MIN } from '#src/wire/account-rules.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { accountsContract } from '../contract.ts'
import { readUser } from '../queries.ts'
import { users } from '../tables.ts'
import { announcePerson } from './announce-person.ts'

/**
 * Changes a person's name (L-PROF-2). A part that is changed needs 4 characters; one that is kept may stay short (D-14).
 * @returns the person; or a refusal: a changed part is too short, or the name was changed elsewhere meanwhile
 */
export async function updateName(
  context: Context,
  { firstName, lastName }: z.output<typeof accountsContract.updateName.input>,
) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const parts = [
    [user.firstName, firstName],
    [user.lastName, lastName],
  ] as const
  const changed = parts.filter(([kept, given]) => kept !== given)
  if (changed.some(([, given]) => given.length < CHANGED_NAME_MIN)) return refuse('name-short')
  if (changed.length > 0) {
    const isAsRead = and(eq(users.firstName, user.firstName), eq(users.lastName, user.lastName))
    const isChanged = await context.db.transaction(async tx => {
      const { rowCount } = await tx
        .update(users)
        .set({ firstName, lastName })
        .where(and(eq(users.id, user.id), isAsRead))
      if (rowCount !== 0) await announcePerson(context, tx, user.id)
      return rowCount !== 0
    })
    if (!isChanged) return refuse('conflict')
  }
  return { user: await readUser(context, user.id) }
}
