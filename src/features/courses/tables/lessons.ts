// What a course consists of, and how far learners are in it. All places of a course are counted together: a lesson belongs to
// the last section before it.
import { sql } from 'drizzle-orm'
import {
  boolean,
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

import { videos } from '#src/features/videos/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import { searchColumn } from '#src/server/database/search.ts'
import type { Stretch } from '#src/wire/videos/coverage.ts'

import type { Figure } from '../contract/figures.ts'
import type { Answer, Question, WrittenKind } from '../contract/questions.ts'
import { ofCourse, ofUser } from './courses.ts'

/** A course's playlist. A video may be in several courses (D-40). */
export const courseVideos = pgTable(
  'course_videos',
  {
    courseId: ofCourse(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    /** Whether everybody may watch it, without an account. */
    isFree: boolean('is_free').notNull().default(false),
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
    userId: ofUser(),
    courseId: ofCourse(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Watched share in percent; only ever rises (D-34). */
    percent: smallint('percent').notNull().default(0),
    /** What was played, as far as players told it (decision 0011). */
    seen: jsonb('seen').$type<Stretch[]>().notNull().default([]),
    /** Where to resume, in seconds from the start. */
    positionSeconds: doublePrecision('position_seconds').notNull().default(0),
    startedAt: instant('started_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.courseId, table.videoId] }),
    index('video_progress_course').on(table.courseId).concurrently(),
    index('video_progress_video').on(table.videoId).concurrently(),
    check('video_progress_percent', sql`${table.percent} between 0 and 100`),
  ],
)

/** The heading of what follows it, up to the next one. */
export const courseSections = pgTable(
  'course_sections',
  { courseId: ofCourse(), position: integer('position').notNull(), title: text('title').notNull() },
  table => [primaryKey({ columns: [table.courseId, table.position] })],
)

/** A lesson that is no video (decision 0073): it belongs to one course, and goes with it. */
export const writtenLessons = pgTable(
  'written_lessons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: ofCourse(),
    position: integer('position').notNull(),
    kind: text('kind').$type<WrittenKind>().notNull(),
    title: text('title').notNull(),
    /** HTML of the closed list of elements, sanitised on write: what is read, or what stands before the rest. */
    content: text('content').notNull().default(''),
    /** What a reading or a figure rests on, a line each. */
    sources: text('sources').array().notNull().default([]),
    /** Null for a draft without it, and for other kinds. */
    figure: jsonb('figure').$type<Figure>(),
    /** Empty for other kinds. */
    questions: jsonb('questions').$type<Question[]>().notNull().default([]),
    /** How long it takes. */
    minutes: smallint('minutes').notNull(),
    passPercent: smallint('pass_percent').notNull().default(80),
    /** Null: as often as one likes. */
    attemptsPerDay: smallint('attempts_per_day'),
    /** Whether the course is completed only with it. */
    isNeeded: boolean('is_needed').notNull().default(true),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** What it says is for its learners: the title alone is searched. */
    search: searchColumn('title', "''"),
  },
  table => [
    index('written_lessons_order').on(table.courseId, table.position),
    index('written_lessons_words').using('gin', table.search),
    index('written_lessons_title_words').using('gin', table.title.op('gin_trgm_ops')),
    index('written_lessons_created').on(table.createdAt, table.id),
    check('written_lessons_kind', sql`${table.kind} in ('reading', 'figure', 'questions')`),
    check('written_lessons_minutes', sql`${table.minutes} between 1 and 600`),
    check('written_lessons_pass', sql`${table.passPercent} between 1 and 100`),
    check('written_lessons_attempts', sql`${table.attemptsPerDay} > 0`),
  ],
)

const ofWritten = () =>
  uuid('lesson_id')
    .notNull()
    .references(() => writtenLessons.id, { onDelete: 'cascade' })

/** That somebody began a written lesson, and how far they came. */
export const writtenProgress = pgTable(
  'written_progress',
  {
    userId: ofUser(),
    lessonId: ofWritten(),
    /** The best of all attempts; 100 for what was read. */
    percent: smallint('percent').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('written_progress_lesson').on(table.lessonId),
    check('written_progress_percent', sql`${table.percent} between 0 and 100`),
  ],
)

/** One time that somebody answered the questions of a lesson. */
export const questionAttempts = pgTable(
  'question_attempts',
  {
    userId: ofUser(),
    lessonId: ofWritten(),
    /** From 1. */
    number: integer('number').notNull(),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    /** Ids of the questions that were answered right. */
    right: text('right').array().notNull(),
    percent: smallint('percent').notNull(),
    answeredAt: instant('answered_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.lessonId, table.number] }),
    index('question_attempts_lesson').on(table.lessonId, table.number),
  ],
)
