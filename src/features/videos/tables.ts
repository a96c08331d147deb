import { sql } from 'drizzle-orm'
import { bigint, check, doublePrecision, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { videos } from '#src/features/courses/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/**
 * Up to when a person's time is used up: nobody watches two videos in the same minute (T35). Reports of one person follow
 * each other by the lock on this row.
 */
export const watchClocks = pgTable('watch_clocks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  creditedUntil: instant('credited_until').notNull().defaultNow(),
})

/**
 * Connections that a video is being sent over, of all replicas. A row lives a little longer than the last sign of life of
 * its connection. The migration makes it UNLOGGED: losing it in a crash is harmless.
 */
export const mediaStreams = pgTable(
  'media_streams',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    mediaKey: text('media_key').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  table => [index('media_streams_user').on(table.userId)],
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
