import { and, eq, exists, isNotNull, notExists, sql } from 'drizzle-orm'

import { cutEach, dropGlimpse } from '#src/features/videos/commands/keep-glimpse.ts'
import { videos } from '#src/features/videos/tables.ts'
import type { Context } from '#src/server/context.ts'

import { courseVideos } from '../tables/lessons.ts'

const AT_ONCE = 20

/**
 * Cuts a glimpse for cards from each published video that is free in some course, where there is none of the file that it
 * plays; and takes away those of videos that are free nowhere any more.
 * @param gone ends it between two videos, and the one that is just cut
 * @returns whether there may be more
 */
export async function cutGlimpses(context: Context, gone: AbortSignal): Promise<boolean> {
  const { db } = context
  const freePlaces = db
    .select({ one: sql`1` })
    .from(courseVideos)
    .where(and(eq(courseVideos.videoId, videos.id), eq(courseVideos.isFree, true)))
  const { id, mediaKey, durationSeconds } = videos
  const left = await db
    .select({ id, mediaKey })
    .from(videos)
    .where(and(isNotNull(videos.glimpseOf), notExists(freePlaces)))
    .limit(AT_ONCE)
  for (const video of left) await dropGlimpse(context, video)
  const isNew = sql`${videos.glimpseOf} is distinct from ${mediaKey}`
  const waiting = await db
    .select({ id, mediaKey, durationSeconds })
    .from(videos)
    .where(and(isNew, isNotNull(videos.publishedAt), exists(freePlaces)))
    .limit(AT_ONCE)
  if (!(await cutEach(context, waiting, gone))) return false
  return left.length === AT_ONCE || waiting.length === AT_ONCE
}
