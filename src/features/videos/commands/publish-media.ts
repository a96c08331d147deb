import { and, eq, ne } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'

import { renditionFiles } from '../engine/encode.ts'
import { hlsFolderOf } from '../policy.ts'
import { videoMedia, videos } from '../tables.ts'

/** The file that a video was given. */
export type Media = { readonly videoId: string; readonly sourceKey: string }

type Made = {
  /** Null: the file itself is played. */
  readonly hlsFolder: string | null
  readonly durationSeconds: number
  /** Null: nothing could look. */
  readonly hasSound: boolean | null
  /** Null: its time line is a straight line. */
  readonly signal: string | null
  /** Taken where the video has none. */
  readonly thumbnail: string
}

/**
 * Gives a video its new file, at once and whole: from now on it is what learners are sent, and the one before is removed.
 * Of a video that was replaced by another one meanwhile only the files are removed.
 */
export async function publishMedia({ db, queue, now, answers }: Context, media: Media, made: Made): Promise<void> {
  const { videoId, sourceKey } = media
  await db.transaction(async tx => {
    const [before] = await tx.select().from(videos).where(eq(videos.id, videoId)).for('update')
    const [won] = await tx
      .update(videoMedia)
      .set({
        stage: made.hlsFolder ? 'ready' : 'original',
        percent: 100,
        reason: made.hlsFolder ? null : 'no-encoder',
        updatedAt: now(),
      })
      .where(and(eq(videoMedia.videoId, videoId), eq(videoMedia.sourceKey, sourceKey), ne(videoMedia.stage, 'ready')))
      .returning({ id: videoMedia.videoId })
    if (!won)
      return (await isTaken(tx, media)) ? undefined : queue.send(tx, 'remove-files', { keys: filesOf(sourceKey) })
    if (!before) return undefined
    const { hlsFolder, durationSeconds, hasSound, signal } = made
    const thumbnail = before.thumbnail || made.thumbnail
    await tx
      .update(videos)
      .set({ mediaKey: sourceKey, hlsFolder, durationSeconds, hasSound, signal, thumbnail, updatedAt: now() })
      .where(eq(videos.id, videoId))
    if (before.mediaKey !== sourceKey) await queue.send(tx, 'remove-files', { keys: filesOf(before.mediaKey) })
    await announce(tx, await answers.videoPlaces.tagsOf(tx, videoId))
  })
}

/** Whether another run was faster. */
const isTaken = async (tx: Tx, { sourceKey }: Media): Promise<boolean> =>
  (await tx.select({ id: videos.id }).from(videos).where(eq(videos.mediaKey, sourceKey))).length > 0

/** Every file that belongs to an uploaded video; none for a video that came with the academy, which several videos share. */
export function filesOf(mediaKey: string): string[] {
  const folder = hlsFolderOf(mediaKey)
  return folder ? [mediaKey, ...renditionFiles.map(file => `${folder}/${file}`)] : []
}
