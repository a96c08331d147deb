import { and, eq, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isStale } from '#src/server/versions.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { videosContract } from '../contract.ts'
import { uploadsFor } from '../engine/uploads/uploads.ts'
import { filesOfVideo, lackOf } from '../policy.ts'
import { findUpload } from '../queries/find-upload.ts'
import { manageVideo } from '../queries/manage-videos.ts'
import { uploads, videos } from '../tables.ts'
import { finishUpload } from './finish-upload.ts'
import { refuseToEmpty, tellPlaces } from './places.ts'
import { queueTranscode } from './queue-transcode.ts'
import { storeParts, type StoredParts } from './store-parts.ts'

type Created = z.output<typeof videosContract.createVideo.input>
type Updated = z.output<typeof videosContract.updateVideo.input>
export type VideoRow = typeof videos.$inferSelect

/**
 * Makes a video of an upload, and has it encoded. Refuses 'upload-unfinished', 'not-a-video' and files that are not what
 * they should be.
 */
export async function createVideo(context: Context, given: Created) {
  const { title, description, links = [], chapters = [], upload, seconds = 0 } = given
  return withParts(context, { given, upload }, async (tx, parts) => {
    const mediaKey = await claimUpload(tx, context, upload)
    if (!mediaKey) return refuse('upload-unfinished')
    const { files: _, ...stored } = parts
    const [made] = await tx
      .insert(videos)
      .values({ title, description, links, chapters, mediaKey, ...stored })
      .returning()
    if (!made) throw new Error('an insert returns its row')
    await queueTranscode(tx, context, { videoId: made.id, sourceKey: mediaKey, claimedSeconds: seconds })
    await recordAudit(tx, context, { action: 'video.create', thing: { id: made.id, name: title }, after: shown(made) })
    return made.id
  })
}

/**
 * Changes a video; files that are not sent again stay. A new video takes the place of the old one once it is encoded.
 * Refuses like `createVideo`, 'not-found', 'conflict' for a form of an older version, to publish what cannot be played yet, and
 * 'playlist-empty' to take the last video from a published course.
 */
export async function updateVideo(context: Context, { videoId, version, ...given }: Updated) {
  const [seen] = await context.db.select().from(videos).where(eq(videos.id, videoId))
  if (!seen) return refuse('not-found')
  return withParts(context, { given, upload: given.upload, kept: seen.captions }, async (tx, parts) => {
    const before = await lockVideo(tx, context, { videoId, version, published: given.published })
    if (isRefused(before)) return before
    const changes = changesOf(context, given, { before, parts })
    if (isRefused(changes)) return changes
    const sourceKey = given.upload && (await claimUpload(tx, context, given.upload))
    if (given.upload && !sourceKey) return refuse('upload-unfinished')
    const [after] = await tx.update(videos).set(changes).where(eq(videos.id, videoId)).returning()
    if (!after) return refuse('not-found')
    if (sourceKey) await queueTranscode(tx, context, { videoId, sourceKey, claimedSeconds: given.seconds ?? 0 })
    const gone = filesOfVideo(before).filter(key => !filesOfVideo(after).includes(key))
    await context.queue.send(tx, 'remove-files', { keys: gone })
    const thing = { id: videoId, name: after.title }
    const source = sourceKey ? { file: sourceKey } : {}
    const now = { ...shown(after), ...source }
    await recordAudit(tx, context, { action: 'video.update', thing, before: shown(before), after: now })
    await tellPlaces(tx, context, { before, after })
    return videoId
  })
}

/**
 * Saves newer words over a video that was made already, and the file as well where its upload has not become the video.
 * Refuses like `updateVideo`.
 */
export async function mendVideo(
  context: Context,
  { id: videoId, upload, seconds, ...given }: Created & { id: string },
) {
  const isOther = (await findUpload(context, upload)) !== undefined
  return updateVideo(context, { videoId, ...given, ...(isOther && { upload, seconds }) })
}

type Locked = Pick<Updated, 'videoId' | 'version' | 'published'>

/**
 * The video as it stands, until the transaction ends. Refuses 'not-found', 'conflict' for a form of an older version, and
 * 'playlist-empty'.
 */
async function lockVideo(tx: Tx, context: Context, { videoId, version, published }: Locked) {
  const emptying = published === false ? await refuseToEmpty(tx, context, [videoId]) : undefined
  if (emptying) return emptying
  const [row] = await tx.select().from(videos).where(eq(videos.id, videoId)).for('update')
  if (!row) return refuse('not-found')
  return (await isStale(version, () => formOf(row))) ? refuse('conflict') : row
}

/** What the form of a video changes. The encoder may draw an image meanwhile, which is nobody's change. */
export async function videoState(db: Db, { videoId }: { videoId: string }) {
  const [row] = await db.select().from(videos).where(eq(videos.id, videoId))
  return row && formOf(row)
}

const formOf = (row: VideoRow): object => ({ ...shown(row), thumbnail: undefined })

type Giving = { readonly given: Created | Omit<Updated, 'videoId'>; readonly upload: string | undefined }
type Kept = { readonly kept?: VideoRow['captions'] }

/** Files first, then the rows that name them; where the rows are not written, the files go again. */
async function withParts(
  context: Context,
  { given, upload, kept }: Giving & Kept,
  write: (tx: Tx, parts: StoredParts) => Promise<string | Refused>,
) {
  const refused = upload && (await checkUpload(context, upload))
  if (refused) return refused
  const parts = await storeParts(context, given, kept)
  if (isRefused(parts)) return parts
  const written = await keepFiles(context.storage, parts.files, async () =>
    context.db.transaction(tx => write(tx, parts)),
  )
  return isRefused(written) ? written : manageVideo(context, { videoId: written })
}

/** A process that died with the last byte may not have looked at it. */
async function checkUpload(context: Context, id: string): Promise<Refused | undefined> {
  const upload = await findUpload(context, id)
  return upload ? finishUpload(context, upload) : refuse('upload-unfinished')
}

/** Whoever takes the row has the file: two videos cannot be made of one upload. */
async function claimUpload(tx: Tx, context: Context, id: string): Promise<string | undefined> {
  const { actor, queue } = context
  const [taken] = await tx
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userOf(actor)?.id ?? ''), isNotNull(uploads.finishedAt)))
    .returning({ key: uploads.mediaKey })
  if (taken) await queue.send(tx, 'remove-files', { keys: uploadsFor(context).besides(taken.key) })
  return taken?.key
}

type Changing = { readonly before: VideoRow; readonly parts: StoredParts }

function changesOf({ now }: Context, given: Omit<Updated, 'videoId'>, { before, parts }: Changing) {
  const { title, description, links, chapters, published, removePdf } = given
  const { files: _, ...stored } = parts
  const lack = lackOf({ ...before, thumbnail: parts.thumbnail ?? before.thumbnail })
  if (published && lack) return refuse(lack)
  return {
    title,
    description,
    updatedAt: now(),
    ...stored,
    ...(links && { links }),
    ...(chapters && { chapters }),
    ...(removePdf && !parts.pdfKey && { pdfKey: null }),
    ...(published !== undefined && { publishedAt: publishedAtOf(published, before.publishedAt ?? now()) }),
  }
}

const publishedAtOf = (published: boolean, at: Date): Date | null => (published ? at : null)

/** What the audit keeps of a video. */
export const shown = (row: VideoRow) => {
  const { pdfKey, publishedAt, archivedAt, ...fields } = writtenOf(
    row,
    'id',
    'mediaKey',
    'hlsFolder',
    'durationSeconds',
    'hasSound',
    'signal',
    'createdAt',
    'updatedAt',
    'search',
  )
  return {
    ...fields,
    pdf: pdfKey,
    publishedAt: publishedAt?.toISOString() ?? null,
    archivedAt: archivedAt?.toISOString() ?? null,
  }
}
