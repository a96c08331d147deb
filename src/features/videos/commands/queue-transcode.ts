import { eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

import { videoMedia, videos } from '../tables.ts'
import { filesOf } from './publish-media.ts'

type QueueContext = Pick<Context, 'queue' | 'now'>
type TranscodeInput = { readonly videoId: string; readonly sourceKey: string; readonly claimedSeconds: number }

/**
 * Queues the encoding of an uploaded file for a video. A video that was still waiting or could not be encoded goes; the one that plays stays until the
 * new one can.
 */
export async function queueTranscode(
  tx: Tx,
  { queue, now }: QueueContext,
  { videoId, ...file }: TranscodeInput,
): Promise<void> {
  const [former] = await tx.select().from(videoMedia).where(eq(videoMedia.videoId, videoId)).for('update')
  const [video] = await tx.select({ played: videos.mediaKey }).from(videos).where(eq(videos.id, videoId))
  const fresh = { ...file, stage: 'uploaded', percent: 0, reason: null, updatedAt: now() } as const
  await tx
    .insert(videoMedia)
    .values({ videoId, ...fresh })
    .onConflictDoUpdate({ target: videoMedia.videoId, set: fresh })
  if (former && former.sourceKey !== video?.played)
    await queue.send(tx, 'remove-files', { keys: filesOf(former.sourceKey) })
  await queue.send(tx, 'encode-video', { videoId, sourceKey: file.sourceKey })
}
