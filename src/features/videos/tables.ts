import { isNotNull, sql, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import { searchColumn } from '#src/server/database/search.ts'
import type { Chapter } from '#src/wire/text/chapters.ts'

/** The rows of an index of drafts, of which staff look at a few among very many others. */
export const isDraft = (table: { publishedAt: SQLWrapper; archivedAt: SQLWrapper }) =>
  sql`${table.publishedAt} is null and ${table.archivedAt} is null`

export type VideoLink = { link: string; description: string }
export type CaptionTrack = { language: string; label: string; key: string }

export const videos = pgTable(
  'videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Empty until there is one: a new video gets a frame of its file. */
    thumbnail: text('thumbnail').notNull().default(''),
    /** Storage keys of private files: they leave only as signed, short-lived addresses. */
    mediaKey: text('media_key').notNull(),
    /** Folder of the renditions, once the video is encoded; without them the file itself is played. */
    hlsFolder: text('hls_folder'),
    /** A few seconds without sound for cards, public: only of a video that is free in some course; and of which file. */
    glimpse: text('glimpse'),
    glimpseOf: text('glimpse_of'),
    pdfKey: text('pdf_key'),
    captions: jsonb('captions').$type<CaptionTrack[]>().notNull().default([]),
    links: jsonb('links').$type<VideoLink[]>().notNull().default([]),
    /** In their order. Each ends where the next one begins. */
    chapters: jsonb('chapters').$type<Chapter[]>().notNull().default([]),
    /** 0 until it is measured. */
    durationSeconds: doublePrecision('duration_seconds').notNull().default(0),
    /** Whether the video has a sound track; null until it is measured. */
    hasSound: boolean('has_sound'),
    /** What its time line is drawn as: a sign from 0 to z for each of even stretches of time. Null: a straight line. */
    signal: text('signal'),
    publishedAt: instant('published_at'),
    /** Set instead of a deletion while somebody may open one of its courses (D-64). */
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** A description belongs to the lesson, which is for its learners: it is not searched. */
    search: searchColumn('title', "''"),
  },
  ({ search, title, thumbnail, durationSeconds, signal, publishedAt, archivedAt, createdAt, id }) => [
    index('videos_words').using('gin', search).concurrently(),
    index('videos_created').on(createdAt, id).concurrently(),
    index('videos_title').on(title, id).concurrently(),
    index('videos_length').on(durationSeconds, id).concurrently(),
    index('videos_drafts').on(createdAt, id).concurrently().where(isDraft({ publishedAt, archivedAt })),
    index('videos_archived').on(createdAt, id).concurrently().where(isNotNull(archivedAt)),
    index('videos_title_words').using('gin', title.op('gin_trgm_ops')).concurrently(),
    check('videos_duration', sql`${durationSeconds} >= 0`),
    check('videos_signal', sql`${signal} ~ '^[0-9a-z]{2,240}$'`),
    check('videos_published', sql`${publishedAt} is null or (${durationSeconds} > 0 and ${thumbnail} <> '')`),
  ],
)

/**
 * Videos on their way in, until a video takes them. The file grows at its storage key; how much is there is its size.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person's computer calls it: shown to that person, used for nothing. */
    name: text('name').notNull(),
    mediaKey: text('media_key').notNull().unique(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was whole, and found to be a video. */
    finishedAt: instant('finished_at'),
  },
  table => [
    index('uploads_user').on(table.userId),
    index('uploads_oldest').on(table.createdAt),
    check('uploads_bytes', sql`${table.bytes} > 0`),
  ],
)

export type MediaStage = 'uploaded' | 'encoding' | 'ready' | 'failed' | 'original'
export type MediaReason = 'unreadable' | 'no-length' | 'no-encoder' | 'broken'

/**
 * The file that a video was last given, and how far its encoding is. Until that is done the video plays what it played
 * before. A video that came with the academy has no row: its file is played as it is.
 */
export const videoMedia = pgTable(
  'video_media',
  {
    videoId: uuid('video_id')
      .primaryKey()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Whose encoding this is about: a video that was replaced meanwhile has lost its row. */
    sourceKey: text('source_key').notNull(),
    stage: text('stage').$type<MediaStage>().notNull().default('uploaded'),
    percent: smallint('percent').notNull().default(0),
    /** Why it failed, or why only the original plays. */
    reason: text('reason').$type<MediaReason>(),
    /** What the browser that sent it measured; 0 when it could not. */
    claimedSeconds: doublePrecision('claimed_seconds').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    check('video_media_percent', sql`${table.percent} between 0 and 100`),
    check('video_media_stage', sql`${table.stage} in ('uploaded', 'encoding', 'ready', 'failed', 'original')`),
  ],
)
