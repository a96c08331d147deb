import { and, eq, ne, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { lookAndCutApart } from '#src/server/images/resize-apart.ts'
import { storedImage } from '#src/server/images/stored-image.ts'
import { isRefused } from '#src/wire/refusals.ts'

import type { Ground } from '../contract/shapes.ts'
import { groundFor } from '../engine/ground.ts'
import { mailPicture, mailPictureOf } from '../policy.ts'
import { courses } from '../tables/courses.ts'
import { announceCourse } from './course-parts.ts'

const AT_ONCE = 20

/**
 * Reads what the pictures of courses stand on, where that is not known of the picture they have: one that is new, or was
 * there before anybody looked. A picture that cannot be read has none. Each is drawn for mails as well: a mail that leaves
 * never waits for a picture.
 * @param gone ends it between two pictures, and the one that is just read
 * @returns whether there may be more
 */
export async function readGrounds(context: Context, gone?: AbortSignal): Promise<boolean> {
  const { db } = context
  const isUnknown = and(ne(courses.thumbnail, ''), sql`${courses.groundOf} is distinct from ${courses.thumbnail}`)
  const waiting = await db
    .select({ id: courses.id, thumbnail: courses.thumbnail })
    .from(courses)
    .where(isUnknown)
    .limit(AT_ONCE)
  for (const { id, thumbnail } of waiting) {
    const ground = await groundOf(context, thumbnail, gone)
    if (gone?.aborted) return true
    await db.transaction(async tx => {
      const isIt = and(eq(courses.id, id), eq(courses.thumbnail, thumbnail))
      await tx.update(courses).set({ ground, groundOf: thumbnail }).where(isIt)
      await announceCourse(tx, id)
    })
    // A picture that was given up meanwhile took along what was there of it by then.
    if ((await db.$count(courses, eq(courses.thumbnail, thumbnail))) === 0)
      await context.storage.remove(mailPictureOf(thumbnail))
  }
  return waiting.length === AT_ONCE
}

async function groundOf(context: Context, thumbnail: string, gone?: AbortSignal): Promise<Ground | null> {
  const { storage } = context
  const file = await storedImage(context, thumbnail)
  if (!file) return null
  const read = await lookAndCutApart(file, mailPicture, { ...context, ...(gone && { gone }) })
  if (!read || isRefused(read)) return null
  if (read.part) await storage.put(mailPictureOf(thumbnail), Buffer.from(read.part))
  return groundFor(read.look.colour)
}
