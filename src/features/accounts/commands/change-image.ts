import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { removeImage, storeImage } from '#src/server/images/images.ts'
import { countAttempt } from '#src/server/limits/limits.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { accountsContract } from '../contract.ts'
import { isUploadedImage, limits, avatarImage } from '../policy.ts'
import { readUser } from '../queries.ts'
import { users } from '../tables.ts'
import { announcePerson } from './announce-person.ts'

/**
 * Gives a user another image, drawn anew as a square of 500 px (L-PROF-1, D-50); the former one is removed.
 * @returns the user, or a refusal of what is no image
 */
export async function changeImage(context: Context, { file }: z.output<typeof accountsContract.putAvatar.input>) {
  const { db, storage, actor } = context
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const tooMany = await countAttempt(context, limits.images, user.id)
  if (tooMany) return tooMany
  const key = await storeImage(context, avatarImage, file)
  if (isRefused(key)) return key
  const former = await db.transaction(async tx => {
    const [row] = await tx.select({ image: users.image }).from(users).where(eq(users.id, user.id)).for('update')
    await tx.update(users).set({ image: key }).where(eq(users.id, user.id))
    await announcePerson(context, tx, user.id)
    return row?.image
  })
  if (former && isUploadedImage(former)) await removeImage(storage, avatarImage, former)
  return { user: await readUser(context, user.id) }
}
