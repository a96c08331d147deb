import { eq } from 'drizzle-orm'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { videos } from '../tables.ts'
import { shown } from './write-video.ts'

/**
 * Brings an archived video back into the library; its courses never lost it.
 * Refuses 'not-found', and 'conflict' for one that is not archived.
 */
export async function restoreVideo(context: Context, { id }: { id: string }) {
  return context.db.transaction(async tx => {
    const [before] = await tx.select().from(videos).where(eq(videos.id, id)).for('update')
    if (!before) return refuse('not-found')
    if (!before.archivedAt) return refuse('conflict')
    const after = { ...before, archivedAt: null }
    await tx.update(videos).set({ archivedAt: null, updatedAt: context.now() }).where(eq(videos.id, id))
    const thing = { id, name: before.title }
    await recordAudit(tx, context, { action: 'video.restore', thing, before: shown(before), after: shown(after) })
    return { restored: true } as const
  })
}
