import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { filesOfVideo } from '../policy.ts'
import { videoMedia, videos } from '../tables.ts'
import { refuseToEmpty } from './places.ts'
import { filesOf } from './publish-media.ts'
import { shown, type VideoRow } from './write-video.ts'

/**
 * Deletes a video with its files; one in a course that somebody may open is archived instead, and they keep it (D-64).
 * Refuses a wrong password (T79), 'not-found', and 'playlist-empty' for the last video of a published course.
 */
export async function deleteVideo(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const emptying = await refuseToEmpty(tx, context, [id])
    const [video] = await tx.select().from(videos).where(eq(videos.id, id)).for('update')
    if (!video) return refuse('not-found')
    const isKept = await context.answers.videoPlaces.isKept(tx, id)
    if (isKept) return archive(tx, context, video)
    return emptying ?? remove(tx, context, video)
  })
}

async function remove(tx: Tx, context: Context, video: VideoRow) {
  const { tagsOf, leave } = context.answers.videoPlaces
  const tags = await tagsOf(tx, video.id)
  const [media] = await tx.select().from(videoMedia).where(eq(videoMedia.videoId, video.id))
  await leave(tx, video.id)
  await tx.delete(videos).where(eq(videos.id, video.id))
  const sources = [...new Set([video.mediaKey, media?.sourceKey ?? video.mediaKey])]
  await context.queue.send(tx, 'remove-files', { keys: [...filesOfVideo(video), ...sources.flatMap(filesOf)] })
  const thing = { id: video.id, name: video.title }
  await recordAudit(tx, context, { action: 'video.delete', thing, before: shown(video) })
  await announce(tx, tags)
  return { outcome: 'deleted' } as const
}

async function archive(tx: Tx, context: Context, video: VideoRow) {
  const archivedAt = video.archivedAt ?? context.now()
  await tx.update(videos).set({ archivedAt }).where(eq(videos.id, video.id))
  const thing = { id: video.id, name: video.title }
  const after = shown({ ...video, archivedAt })
  await recordAudit(tx, context, { action: 'video.archive', thing, before: shown(video), after })
  return { outcome: 'archived' } as const
}
