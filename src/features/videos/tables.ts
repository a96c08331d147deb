import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables.ts'
import { instant } from '#src/server/database/columns.ts'

export type VideoLink = { link: string; description: string }
export type CaptionTrack = { language: string; label: string; key: string }

export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    thumbnail: text('thumbnail').notNull(),
    /** Storage keys of private files: they leave only as signed, short-lived addresses. */
    mediaKey: text('media_key').notNull(),
    pdfKey: text('pdf_key'),
    captions: jsonb('captions').$type<CaptionTrack[]>().notNull().default([]),
    links: jsonb('links').$type<VideoLink[]>().notNull().default([]),
    durationSeconds: doublePrecision('duration_seconds').notNull(),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [check('videos_duration', sql`${table.durationSeconds} > 0`)],
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
