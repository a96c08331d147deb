import { buffer } from 'node:stream/consumers'

import { and, eq, ne, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { readColourApart } from '#src/server/images/resize-apart.ts'
import { isRefused } from '#src/wire/refusals.ts'

import type { Ground } from '../contract/shapes.ts'
import { groundFor } from '../engine/ground.ts'
import { courses } from '../tables/courses.ts'
import { announceCourse } from './course-parts.ts'

const AT_ONCE = 20

/**
 * Reads what the pictures of courses stand on, where that is not known of the picture they have: one that is new, or was
 * there before anybody looked. A picture that cannot be read has none.
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
  }
  return waiting.length === AT_ONCE
}

async function groundOf(context: Context, thumbnail: string, gone?: AbortSignal): Promise<Ground | null> {
  const { storage } = context
  if (!(await storage.stat(thumbnail))) return null
  const file = new Blob([new Uint8Array(await buffer(await storage.read(thumbnail)))])
  const colour = await readColourApart(file, { ...context, ...(gone && { gone }) })
  if (colour === undefined || isRefused(colour)) return null
  const [red = 0, green = 0, blue = 0] = colour
  return groundFor([red, green, blue])
}
