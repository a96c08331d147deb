import { sql } from 'drizzle-orm'
import {
  char,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { categories } from '#src/features/categories/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import { searchDocument } from '#src/server/database/search.ts'

export const courses = pgTable(
  'courses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    /** One line: what a learner can do afterwards. */
    outcome: text('outcome').notNull().default(''),
    /** HTML of the closed list of elements, sanitised on write. */
    description: text('description').notNull(),
    learn: text('learn').array().notNull().default([]),
    priceCents: integer('price_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull().default('usd'),
    thumbnail: text('thumbnail').notNull(),
    /** Kept beside the ratings by the command that writes one; null while nobody rated. */
    ratingAverage: numeric('rating_average', { precision: 3, scale: 2, mode: 'number' }),
    ratingCount: integer('rating_count').notNull().default(0),
    learnersCount: integer('learners_count').notNull().default(0),
    publishedAt: instant('published_at'),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    index('courses_search').using('gin', searchDocument('title', "outcome || ' ' || description")),
    index('courses_newest').on(table.publishedAt.desc(), table.id),
    index('courses_popular').on(table.learnersCount.desc(), table.id),
    check('courses_price', sql`${table.priceCents} >= 0`),
  ],
)

export const courseCategories = pgTable(
  'course_categories',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    /** The first one is the course's own: cards name it. */
    position: smallint('position').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.courseId, table.categoryId] }),
    index('course_categories_category').on(table.categoryId),
  ],
)

export const courseRatings = pgTable(
  'course_ratings',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: smallint('stars').notNull(),
    text: text('text').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index('course_ratings_newest').on(table.courseId, table.createdAt.desc()),
    check('course_ratings_stars', sql`${table.stars} between 1 and 5`),
  ],
)

export type VideoLink = { link: string; description: string }
export type CaptionTrack = { language: string; label: string; key: string }

export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Empty until there is one: a new video gets a frame of its film. */
    thumbnail: text('thumbnail').notNull().default(''),
    /** Storage keys of private files: they leave only as signed, short-lived addresses. */
    mediaKey: text('media_key').notNull(),
    /** Folder of the renditions, once the film is encoded; without them the file itself is played. */
    hlsFolder: text('hls_folder'),
    pdfKey: text('pdf_key'),
    captions: jsonb('captions').$type<CaptionTrack[]>().notNull().default([]),
    links: jsonb('links').$type<VideoLink[]>().notNull().default([]),
    /** 0 until it is measured. */
    durationSeconds: doublePrecision('duration_seconds').notNull().default(0),
    publishedAt: instant('published_at'),
    /** Set instead of a deletion while somebody may open one of its courses (D-64). */
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    index('videos_search').using('gin', searchDocument('title', "''")),
    index('videos_newest').on(table.createdAt.desc(), table.id),
    check('videos_duration', sql`${table.durationSeconds} >= 0`),
    check(
      'videos_published',
      sql`${table.publishedAt} is null or (${table.durationSeconds} > 0 and ${table.thumbnail} <> '')`,
    ),
  ],
)

/** A course's playlist. A video may be in several courses (D-40). */
export const courseVideos = pgTable(
  'course_videos',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
  },
  table => [
    primaryKey({ columns: [table.courseId, table.videoId] }),
    index('course_videos_order').on(table.courseId, table.position),
    index('course_videos_video').on(table.videoId),
  ],
)

export const videoProgress = pgTable(
  'video_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Watched share in percent; only ever rises (D-34). */
    percent: smallint('percent').notNull().default(0),
    /** Where to resume, in seconds from the start. */
    positionSeconds: doublePrecision('position_seconds').notNull().default(0),
    startedAt: instant('started_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.courseId, table.videoId] }),
    check('video_progress_percent', sql`${table.percent} between 0 and 100`),
  ],
)
