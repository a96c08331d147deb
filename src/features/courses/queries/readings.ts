// What of courses is one learner's own, for any number of them in one statement.
import { sql, type SQL } from 'drizzle-orm'

import { accessibleTo } from '#src/features/enrolments/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'

import { learningOf, type Learning, type Watched } from './lessons.ts'

export type Reading = {
  /** Whether they may open it. */
  readonly isOpen: boolean
  /** Whether a membership alone opens it. */
  readonly isIncluded: boolean
  readonly isSaved: boolean
  /** How far they are; null where they may not open it. */
  readonly learning: Learning | null
  /** What they have seen of each of its lessons, where they may open it. */
  readonly lessons: readonly Watched[]
  /** What they said of it, and why staff have hidden it, if they have; null also for what was taken back when hidden. */
  readonly review: { stars: number; text: string; hiddenAt: string | null; hiddenReason: string | null } | null
}
export const nothing: Reading = {
  isOpen: false,
  isIncluded: false,
  isSaved: false,
  learning: null,
  lessons: [],
  review: null,
}

type Waiting = { readonly ids: Set<string>; readonly readings: Promise<Map<string, Reading>> }
const waiting = new WeakMap<Context, Waiting>()

/**
 * The lists of a page ask at the same time, and are answered together.
 * @returns by course, those alone of which something is theirs; none for a visitor
 */
export async function readingsOf(context: Context, courseIds: readonly string[]): Promise<Map<string, Reading>> {
  const user = userOf(context.actor)
  if (!user || courseIds.length === 0) return new Map()
  const asked = waiting.get(context) ?? gather(context, user.id)
  for (const id of courseIds) asked.ids.add(id)
  return asked.readings
}

function gather(context: Context, userId: string): Waiting {
  const ids = new Set<string>()
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Reading>>()
  const asked = { ids, readings: promise }
  waiting.set(context, asked)
  setImmediate(() => {
    waiting.delete(context)
    findReadings(context, userId, [...ids]).then(resolve, reject)
  })
  return asked
}

async function findReadings({ db }: Context, userId: string, ids: readonly string[]): Promise<Map<string, Reading>> {
  const wanted = sql.param([...ids])
  const { rows } = await db.execute<ReadingRow & { id: string }>(sql`
    select id, ${readingColumns} from unnest(${wanted}::uuid[]) as course (id)
    ${readingOfCourse(userId, sql`= any(${wanted}::uuid[])`)}
    where open.course_id is not null or saved.course_id is not null or review.course_id is not null`)
  return new Map(rows.map(row => [row.id, readingOf(row)]))
}

/** A reading as it comes from the database. */
export type ReadingRow = {
  isIncluded: boolean | null
  isSaved: boolean
  lessons:
    | (Omit<Watched, 'watchedAt' | 'completedAt'> & { watchedAt: string | null; completedAt: string | null })[]
    | null
  review: Reading['review']
}

export const readingColumns = sql`open.included as "isIncluded", saved.course_id is not null as "isSaved", watched.lessons,
  case when review.course_id is not null then json_build_object('stars', review.stars, 'text', review.text,
    'hiddenAt', review.hidden_at, 'hiddenReason', review.hidden_reason) end as review`

/**
 * What `readingColumns` are read from, to be joined to a table `course` of their ids.
 * @param areWanted written after `course_id`: of which courses alone it is looked up whether they are open
 */
export const readingOfCourse = (userId: string, areWanted: SQL): SQL => sql`
  left join (
    select course_id, bool_and(source = 'membership') as included from ${accessibleTo(userId)}
    where course_id ${areWanted} group by course_id
  ) as open on open.course_id = course.id
  left join saved_courses saved on saved.course_id = course.id and saved.user_id = ${userId}
  left join course_ratings review on review.course_id = course.id and review.user_id = ${userId}
  left join lateral (
    select json_agg(lesson.seen order by lesson.position, lesson.id) as lessons from (
      select place.position, videos.id, json_build_object(
        '_id', videos.id, 'kind', 'video', 'isNeeded', true, 'title', videos.title, 'thumbnail', videos.thumbnail,
        'durationSeconds', videos.duration_seconds, 'percent', coalesce(progress.percent, 0),
        'positionSeconds', coalesce(progress.position_seconds, 0),
        'watchedAt', progress.updated_at, 'completedAt', progress.completed_at
      ) as seen
      from course_videos place
      join videos on videos.id = place.video_id and videos.published_at is not null
      left join video_progress progress on progress.course_id = place.course_id and progress.video_id = place.video_id
        and progress.user_id = ${userId}
      where place.course_id = open.course_id
      union all
      select written.position, written.id, json_build_object(
        '_id', written.id, 'kind', written.kind, 'isNeeded', written.is_needed, 'title', written.title, 'thumbnail', '',
        'durationSeconds', written.minutes * 60, 'percent', coalesce(progress.percent, 0), 'positionSeconds', 0,
        'watchedAt', progress.updated_at, 'completedAt', progress.completed_at
      )
      from written_lessons written
      left join written_progress progress on progress.lesson_id = written.id and progress.user_id = ${userId}
      where written.course_id = open.course_id and written.published_at is not null
    ) as lesson
  ) as watched on true`

export function readingOf({ isIncluded, isSaved, lessons, review }: ReadingRow): Reading {
  const own = { isSaved, review: review && shownToItsAuthor(review) }
  if (isIncluded === null) return { ...nothing, ...own }
  const watched = (lessons ?? []).map(lesson => ({
    ...lesson,
    watchedAt: lesson.watchedAt === null ? null : new Date(lesson.watchedAt),
    completedAt: lesson.completedAt === null ? null : new Date(lesson.completedAt),
  }))
  return { isOpen: true, isIncluded, learning: learningOf(watched), lessons: watched, ...own }
}

function shownToItsAuthor(review: NonNullable<Reading['review']>): Reading['review'] {
  if (review.hiddenAt === null) return review
  return review.text === '' ? null : { ...review, hiddenAt: new Date(review.hiddenAt).toISOString() }
}
