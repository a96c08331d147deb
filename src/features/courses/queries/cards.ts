// What a card of a course shows, for any selection of courses, in a fixed number of statements.
import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'

import { categories } from '#src/features/categories/tables.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { cardOf as teacherOf } from '#src/features/teachers/queries/find-teachers.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import { videos } from '#src/features/videos/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { keepEach } from '#src/server/keeping/kept-reads.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { CourseCard } from '../contract/shapes.ts'
import { canSeeDrafts } from '../policy.ts'
import { courseCategories, courses, courseTeachers } from '../tables/courses.ts'
import { courseVideos, writtenLessons } from '../tables/lessons.ts'
import { nothing, readingsOf, type Reading } from './readings.ts'

type TeacherRow = Parameters<typeof teacherOf>[0]
type CategoryName = { _id: string; name: string }
/** With the names of all categories, which only the course page shows, and the description as it is stored. */
type Card = z.input<typeof CourseCard> & {
  readonly categories: CategoryName[]
  readonly description: string
}
/** A card as everybody sees it. */
export type SharedCard = Omit<Card, 'completed' | 'learning' | 'included' | 'saved'>

/** The data that cards are made from. */
export const cardTags: readonly string[] = ['courses', 'categories', 'teachers']

/** What the catalogue shows: published and not archived. */
export const inCatalogue = and(isNotNull(courses.publishedAt), isNull(courses.archivedAt))

const { id, title, outcome, description, thumbnail, ground, level } = courses
const { priceCents, currency, ratingAverage, ratingCount, createdAt, updatedAt } = courses
const texts = { title, outcome, description, thumbnail, ground, level }
const cardColumns = { id, ...texts, priceCents, currency, ratingAverage, ratingCount, createdAt, updatedAt }

/** The course where the user may see it: owners and staff see one that is not in the catalogue, too (D-64). */
export async function visibleTo(context: Context, courseId: string) {
  const isPurchased = (await requireAccess(context, courseId)) !== undefined
  const isIt = eq(id, courseId)
  return { isPurchased, where: isPurchased || canSeeDrafts(context.actor) ? isIt : and(isIt, inCatalogue) }
}

export type Selection = {
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  readonly limit: number
  readonly offset?: number
}

/** @returns the selected courses as cards, as everybody sees them */
export async function findSharedCards({ db }: Pick<Context, 'db'>, selection: Selection): Promise<SharedCard[]> {
  const page = pageOf(db, selection)
  const [playlist, written] = [playlistSums(db, page.id), writtenSums(db, page.id)]
  const [named, taught] = [categoryNames(db, page.id), teacherCards(db, page.id)]
  const rows = await db
    .select()
    .from(page)
    .leftJoinLateral(playlist, sql`true`)
    .leftJoinLateral(written, sql`true`)
    .leftJoinLateral(named, sql`true`)
    .leftJoinLateral(taught, sql`true`)
    .orderBy(asc(page.place))
  return rows.map(row => cardOf({ ...row.page, ...row.playlist, ...row.written, ...row.named, ...row.taught }))
}

/** @returns these courses by id as cards, as everybody sees them, whether they are in the catalogue or not */
export const findEachCard = (context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, SharedCard>> =>
  keepEach(context, ids, {
    name: 'card of a course',
    tags: cardTags,
    find: async wanted => {
      const selection = { where: inArray(id, [...wanted]), orderBy: [asc(id)], limit: wanted.length }
      return new Map((await findSharedCards(context, selection)).map(card => [card._id, card]))
    },
  })

/** @returns the cards with what is the learner's own of them */
export async function withReading<C extends SharedCard>(context: Context, cards: readonly C[]) {
  const readings = await readingsOf(
    context,
    cards.map(({ _id }) => _id),
  )
  return cards.map(card => withOwn(card, readings.get(card._id)))
}

/** @returns a card with what is the learner's own of it, if anything is */
export function withOwn<C extends SharedCard>(card: C, reading: Reading = nothing) {
  const { learning, isIncluded, isSaved } = reading
  const completed = learning?.progress === 100
  return { ...card, completed, learning, included: isIncluded, saved: isSaved }
}

/**
 * Cut off before anything is joined: PostgreSQL would else sum up every course to show twenty. What is passed over on the
 * way to a later page is passed over in an index, without its texts.
 */
function pageOf(db: Db, { where, orderBy, limit, offset = 0 }: Selection) {
  const ids = db
    .select({ id })
    .from(courses)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return db
    .select({
      ...cardColumns,
      place: sql<number>`row_number() over (order by ${sql.join([...orderBy], sql`, `)})`.as('place'),
    })
    .from(courses)
    .where(inArray(id, ids))
    .as('page')
}

type Row = Pick<typeof courses.$inferSelect, keyof typeof cardColumns> & {
  videoCount?: number
  videoSeconds?: number
  glimpse?: string | null
  writtenCount?: number
  writtenSeconds?: number
  categories?: CategoryName[]
  teachers?: TeacherRow[]
}

const addressOf = (key: string | null = null) => key && publicFileUrl(key)

function cardOf(row: Row): SharedCard {
  const videoCount = row.videoCount ?? 0
  const named = row.categories ?? []
  return {
    _id: row.id,
    title: row.title,
    outcome: row.outcome,
    description: row.description,
    thumbnail: row.thumbnail && publicFileUrl(row.thumbnail), // a draft may have none yet
    ground: row.ground,
    glimpse: addressOf(row.glimpse),
    level: row.level,
    price: fromMinor(row.priceCents, row.currency),
    categorys: named.map(({ _id }) => _id),
    category: named[0]?.name ?? null,
    categories: named,
    teachers: (row.teachers ?? []).map(teacherOf),
    rating: row.ratingAverage,
    ratingCount: row.ratingCount,
    videoCount,
    lessonCount: videoCount + (row.writtenCount ?? 0),
    durationSeconds: (row.videoSeconds ?? 0) + (row.writtenSeconds ?? 0),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

const playlistSums = (db: Db, courseId: SQLWrapper) =>
  db
    .select({
      videoCount: count().as('video_count'),
      videoSeconds: sql`coalesce(sum(${videos.durationSeconds}), 0)`.mapWith(Number).as('video_seconds'),
      glimpse: sql<
        string | null
      >`(array_agg(${videos.glimpse} order by ${courseVideos.position}) filter (where ${courseVideos.isFree} and ${videos.glimpse} is not null))[1]`.as(
        'first_glimpse',
      ),
    })
    .from(courseVideos)
    .innerJoin(videos, and(eq(videos.id, courseVideos.videoId), isNotNull(videos.publishedAt)))
    .where(eq(courseVideos.courseId, courseId))
    .as('playlist')

const writtenSums = (db: Db, courseId: SQLWrapper) =>
  db
    .select({
      writtenCount: count().as('written_count'),
      writtenSeconds: sql`coalesce(sum(${writtenLessons.minutes}), 0) * 60`.mapWith(Number).as('written_seconds'),
    })
    .from(writtenLessons)
    .where(and(eq(writtenLessons.courseId, courseId), isNotNull(writtenLessons.publishedAt)))
    .as('written')

const categoryNames = (db: Db, courseId: SQLWrapper) =>
  db
    .select({
      categories: sql<CategoryName[]>`coalesce(json_agg(json_build_object('_id', ${categories.id}, 'name', ${
        categories.name
      }) order by ${courseCategories.position}, ${categories.position}, ${categories.name}), '[]')`.as('categories'),
    })
    .from(courseCategories)
    .innerJoin(categories, eq(categories.id, courseCategories.categoryId))
    .where(eq(courseCategories.courseId, courseId))
    .as('named')

const teacherCards = (db: Db, courseId: SQLWrapper) =>
  db
    .select({
      teachers: sql<TeacherRow[]>`coalesce(json_agg(json_build_object('id', ${teachers.id}, 'name', ${
        teachers.name
      }, 'role', ${teachers.role}, 'portrait', ${teachers.portrait}) order by ${courseTeachers.position}), '[]')`.as(
        'teachers',
      ),
    })
    .from(courseTeachers)
    .innerJoin(teachers, eq(teachers.id, courseTeachers.teacherId))
    .where(eq(courseTeachers.courseId, courseId))
    .as('taught')
