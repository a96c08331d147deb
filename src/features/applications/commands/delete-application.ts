import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Db } from '#src/server/database/database.ts'
import { filesOfImage } from '#src/server/images/images.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { applicationsContract } from '../contract/applications.ts'
import { applicantImage } from '../policy.ts'
import { applications, clubRegistrations, coachRegistrations } from '../tables.ts'
import { findImages, readApplication, shown } from './application-rows.ts'

type Given = z.output<typeof applicationsContract.deleteApplication.input>

/**
 * Removes an application with its steps, its registrations and all their images. Refuses a wrong password (T79),
 * 'not-found', and 'conflict' when more people have registered than the administrator was told of.
 */
export async function deleteApplication(context: Context, { id, password, registrations }: Given) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    // Whoever registers holds the application too: from here on nobody does.
    await tx.select({ id: applications.id }).from(applications).where(eq(applications.id, id)).for('update')
    const gone = await readApplication(tx, id)
    if (!gone) return refuse('not-found')
    const images = await applicantImages(tx, id)
    if (registrations !== undefined && images.length > registrations)
      return refuse('conflict', { text: 'Somebody has registered meanwhile. Please look at the list again' })
    await tx.delete(applications).where(eq(applications.id, id))
    const keys = [...findImages(gone), ...images.flatMap(key => filesOfImage(applicantImage, key))]
    await context.queue.send(tx, 'remove-files', { keys })
    const before = { ...shown(gone), registrations: images.length }
    await recordAudit(tx, context, { action: 'application.delete', thing: gone, before })
    await announce(tx, ['applications', `application:${id}`])
    return { deleted: true } as const
  })
}

/** Every registration has one. */
async function applicantImages(db: Db, id: string): Promise<string[]> {
  const clubs = await db
    .select({ key: clubRegistrations.logo })
    .from(clubRegistrations)
    .where(eq(clubRegistrations.applicationId, id))
  const coaches = await db
    .select({ key: coachRegistrations.image })
    .from(coachRegistrations)
    .where(eq(coachRegistrations.applicationId, id))
  return [...clubs, ...coaches].map(({ key }) => key)
}
