import { isNotNull, sql, type SQLWrapper } from 'drizzle-orm'
import { char, check, index, integer, numeric, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { categories } from '#src/features/categories/tables.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import { isDraft } from '#src/features/videos/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import { searchColumn, titleWords } from '#src/server/database/search.ts'

import { grounds, lengths, levels } from '../contract/shapes.ts'

/** The rows of an index that only the catalogue reads: the condition of its queries. */
const shownInCatalogue = (table: { publishedAt: SQLWrapper; archivedAt: SQLWrapper }) =>
  sql`${table.publishedAt} is not null and ${table.archivedAt} is null`

export const courses = pgTable(
  'courses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    /** One line: what a learner can do afterwards. */
    outcome: text('outcome').notNull().default(''),
    /** HTML of the closed list of elements, sanitised on write. */
    description: text('description').notNull(),
    level: text('level', { enum: levels }),
    /** Of its published lessons, kept by `measureLengths` after they changed; null while there are none. */
    length: text('length', { enum: lengths }),
    learn: text('learn').array().notNull().default([]),
    priceCents: integer('price_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull().default('usd'),
    thumbnail: text('thumbnail').notNull(),
    /** What its picture stands on, and of which picture that was read; null while nobody has looked. */
    ground: text('ground', { enum: grounds }),
    groundOf: text('ground_of'),
    /** Kept beside the ratings by the command that writes one; null while nobody rated. */
    ratingAverage: numeric('rating_average', { precision: 3, scale: 2, mode: 'number' }),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Without the `learnerChanges` that nobody has added up yet. */
    learnersCount: integer('learners_count').notNull().default(0),
    publishedAt: instant('published_at'),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    search: searchColumn('title', "outcome || ' ' || description"),
  },
  table => [
    index('courses_words').using('gin', table.search).concurrently(),
    index('courses_words_of_title').using('gin', titleWords(table.title)).concurrently(),
    // Read from either end, an index serves an order and its reverse: `desc` with its nulls first, which is the default.
    index('courses_catalogue').on(table.publishedAt, table.id).concurrently().where(shownInCatalogue(table)),
    index('courses_most_learners')
      .on(table.learnersCount.desc().nullsFirst(), table.ratingAverage.desc().nullsLast(), table.id.desc().nullsFirst())
      .concurrently()
      .where(shownInCatalogue(table)),
    index('courses_best_rated')
      .on(table.ratingAverage.desc().nullsLast(), table.ratingCount.desc().nullsFirst(), table.id.desc().nullsFirst())
      .concurrently()
      .where(shownInCatalogue(table)),
    index('courses_of_level')
      .on(table.level, table.publishedAt, table.id)
      .concurrently()
      .where(shownInCatalogue(table)),
    index('courses_of_length')
      .on(table.length, table.publishedAt, table.id)
      .concurrently()
      .where(shownInCatalogue(table)),
    index('courses_drafts').on(table.createdAt, table.id).concurrently().where(isDraft(table)),
    index('courses_archived').on(table.createdAt, table.id).concurrently().where(isNotNull(table.archivedAt)),
    index('courses_published').on(table.publishedAt).concurrently(),
    index('courses_created').on(table.createdAt, table.id).concurrently(),
    index('courses_title').on(table.title, table.id).concurrently(),
    index('courses_price').on(table.priceCents, table.id).concurrently(),
    index('courses_learners').on(table.learnersCount, table.id).concurrently(),
    index('courses_title_words').using('gin', table.title.op('gin_trgm_ops')).concurrently(),
    check('courses_level', sql`${table.level} in ('foundation', 'intermediate', 'advanced')`),
    check('courses_length', sql`${table.length} in ('short', 'medium', 'long')`),
    check('courses_price', sql`${table.priceCents} >= 0`),
  ],
)

/**
 * Who became a learner of a course, or ceased to be one, since it was last added up. Rows are only ever added by those who
 * open a course, so that many who buy the same one at once do not wait for each other. No foreign keys: they would.
 */
export const learnerChanges = pgTable(
  'learner_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** 1 or -1. */
    change: smallint('change').notNull(),
  },
  table => [
    index('learner_changes_course').on(table.courseId),
    check('learner_changes_one', sql`${table.change} in (-1, 1)`),
  ],
)

/** What goes with its course, or with its person. */
export const ofCourse = () =>
  uuid('course_id')
    .notNull()
    .references(() => courses.id, { onDelete: 'cascade' })
export const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const courseCategories = pgTable(
  'course_categories',
  {
    courseId: ofCourse(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    /** The first one is the course's own: cards name it. */
    position: smallint('position').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.courseId, table.categoryId] }),
    index('course_categories_courses').on(table.categoryId, table.courseId).concurrently(),
  ],
)

/** Who teaches a course, the first one leading. */
export const courseTeachers = pgTable(
  'course_teachers',
  {
    courseId: ofCourse(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => teachers.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.courseId, table.teacherId] }),
    index('course_teachers_courses').on(table.teacherId, table.courseId),
  ],
)

export const courseRatings = pgTable(
  'course_ratings',
  {
    courseId: ofCourse(),
    userId: ofUser(),
    stars: smallint('stars').notNull(),
    text: text('text').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Staff took it off the page: it counts nowhere, and its author reads why. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  table => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index('course_ratings_words')
      .on(table.courseId, table.createdAt, table.userId)
      .concurrently()
      .where(sql`${table.text} <> ''`),
    index('course_ratings_counted').on(table.courseId, table.hiddenAt, table.stars).concurrently(),
    index('course_ratings_newest')
      .on(table.createdAt, table.courseId, table.userId)
      .concurrently()
      .where(sql`${table.text} <> ''`),
    index('course_ratings_shown')
      .on(table.createdAt, table.courseId, table.userId)
      .concurrently()
      .where(sql`${table.text} <> '' and ${table.hiddenAt} is null`),
    index('course_ratings_hidden').on(table.hiddenAt).concurrently(),
    index('course_ratings_user').on(table.userId).concurrently(),
    check('course_ratings_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** What somebody has put aside for later; it opens nothing. */
export const savedCourses = pgTable(
  'saved_courses',
  {
    userId: ofUser(),
    courseId: ofCourse(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.courseId] }), index('saved_courses_course').on(table.courseId)],
)
