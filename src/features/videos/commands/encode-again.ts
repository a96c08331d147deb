import { eq } from 'drizzle-orm'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { canEncodeAgain } from '../policy.ts'
import { videoMedia, videos } from '../tables.ts'

/**
 * Has a video's file encoded once more; until that is done it plays what it played before.
 * Refuses 'not-found', and 'conflict' while it is waiting or done.
 */
export async function encodeAgain(context: Context, { id }: { id: string }) {
  return context.db.transaction(async tx => {
    const [media] = await tx.select().from(videoMedia).where(eq(videoMedia.videoId, id)).for('update')
    const [video] = await tx.select({ title: videos.title }).from(videos).where(eq(videos.id, id))
    if (!video) return refuse('not-found')
    if (!media || !canEncodeAgain(media, context.now())) return refuse('conflict')
    const fresh = { stage: 'uploaded', percent: 0, reason: null } as const
    await tx
      .update(videoMedia)
      .set({ ...fresh, updatedAt: context.now() })
      .where(eq(videoMedia.videoId, id))
    await context.queue.send(tx, 'encode-video', { videoId: id, sourceKey: media.sourceKey })
    await recordAudit(tx, context, {
      action: 'video.encode',
      thing: { id, name: video.title },
      before: { stage: media.stage, reason: media.reason },
      after: { stage: fresh.stage, reason: fresh.reason },
    })
    return { stage: fresh.stage }
  })
}
