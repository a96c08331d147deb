import { and, eq, isNotNull } from 'drizzle-orm'

import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { findLessonForAll, isOpenToAll, publicVideo } from '#src/features/courses/queries/lessons.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { courseVideos } from '#src/features/courses/tables/lessons.ts'
import { videos } from '#src/features/videos/tables.ts'
import type { Context } from '#src/server/context.ts'
import { networkKey } from '#src/server/http/addresses.ts'
import { sign } from '#src/server/security/secrets.ts'
import { refuse } from '#src/wire/refusals.ts'

import { openFields } from './open-fields.ts'

type Ids = { readonly courseId: string; readonly videoId: string }

/** Names the network of who asks. An address is read by whoever it is shown to: it must not tell whose it is. */
export const networkMark = ({ secret, ip }: Pick<Context, 'secret' | 'ip'>): string =>
  sign(secret, `network:${networkKey(ip)}`)

/** Whether everybody may watch this video: it is published and open to all, and its course is in the catalogue. */
export async function isFreeLesson({ db }: Pick<Context, 'db'>, { courseId, videoId }: Ids): Promise<boolean> {
  const rows = await db
    .select({ id: courseVideos.videoId })
    .from(courseVideos)
    .innerJoin(courses, and(eq(courses.id, courseVideos.courseId), inCatalogue))
    .innerJoin(videos, and(eq(videos.id, courseVideos.videoId), isNotNull(videos.publishedAt)))
    .where(and(eq(courseVideos.courseId, courseId), eq(courseVideos.videoId, videoId), isOpenToAll))
  return rows.length > 0
}

/** What plays a free lesson, for a while and in the network of who asks. Refuses any other one with 'not-found'. */
export async function openFreeLesson(context: Context, ids: Ids) {
  const lesson = (await isFreeLesson(context, ids)) ? await findLessonForAll(context.db, ids) : undefined
  if (!lesson) return refuse('not-found')
  const granted = { ...ids, network: networkMark(context) }
  return { video: { ...publicVideo(lesson), ...openFields(context, lesson, granted) } }
}
