import { eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { removeImage } from '#src/server/images/images.ts'

import { applicantImage } from '../policy.ts'
import { clubRegistrations, coachRegistrations } from '../tables.ts'

/** Removes the image of a registration that never came to be, because the process ended in between (T56). */
export async function removeOrphanedImage({ db, storage }: Context, { key }: { key: string }): Promise<void> {
  const { id } = clubRegistrations
  const [club] = await db.select({ id }).from(clubRegistrations).where(eq(clubRegistrations.logo, key)).limit(1)
  const [coach] = await db
    .select({ id: coachRegistrations.id })
    .from(coachRegistrations)
    .where(eq(coachRegistrations.image, key))
    .limit(1)
  if (!club && !coach) await removeImage(storage, applicantImage, key)
}
