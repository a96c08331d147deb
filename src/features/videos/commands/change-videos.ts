import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { videosContract } from '../contract.ts'
import { lackOf } from '../policy.ts'
import { videos } from '../tables.ts'
import { refuseToEmpty, tellPlaces } from './places.ts'
import { shown, type VideoRow } from './write-video.ts'

type Wanted = z.output<typeof videosContract.changeVideos.input>
type Dates = Pick<VideoRow, 'publishedAt' | 'archivedAt'>

/**
 * Publishes, withdraws, archives or brings back some videos. Those that cannot be played yet or have no thumbnail stay
 * drafts and are told with that reason; refuses with it when that is all of them, 'not-found' when none is there, and 'playlist-empty'
 * to take the last one from a published course.
 */
export async function changeVideos(context: Context, { ids, change }: Wanted) {
  return context.db.transaction(async tx => {
    const refused = change === 'unpublish' ? await refuseToEmpty(tx, context, ids) : undefined
    if (refused) return refused
    // In one order, so that two who choose the same videos wait for each other instead of both.
    const rows = await tx.select().from(videos).where(inArray(videos.id, ids)).orderBy(asc(videos.id)).for('update')
    const lacking = change === 'publish' ? rows.flatMap(lackIn) : []
    const unchanged = lacking.map(({ lack: _, ...video }) => video)
    const able = rows.filter(({ id }) => !lacking.some(video => video._id === id))
    const [first] = lacking
    if (able.length === 0) return first ? refuse(first.lack, { text: first.message }) : refuse('not-found')
    for (const row of able) await keep(tx, context, { row, change })
    return { changed: able.map(({ id }) => id), unchanged }
  })
}

function lackIn(row: VideoRow) {
  const { id, title } = row
  const lack = lackOf(row)
  const what = lack === 'video-not-ready' ? 'cannot be played yet' : 'has no thumbnail yet'
  return lack ? [{ _id: id, title, message: `“${title}” ${what}`, lack }] : []
}

const changes: Record<Wanted['change'], (row: VideoRow, now: Date) => Dates> = {
  publish: ({ publishedAt }, now) => ({ publishedAt: publishedAt ?? now, archivedAt: null }),
  unpublish: ({ archivedAt }) => ({ publishedAt: null, archivedAt }),
  archive: ({ publishedAt, archivedAt }, now) => ({ publishedAt, archivedAt: archivedAt ?? now }),
  restore: ({ publishedAt }) => ({ publishedAt, archivedAt: null }),
}

async function keep(tx: Tx, context: Context, { row, change }: { row: VideoRow; change: Wanted['change'] }) {
  const dates = changes[change](row, context.now())
  const after = { ...row, ...dates }
  await tx
    .update(videos)
    .set({ ...dates, updatedAt: context.now() })
    .where(eq(videos.id, row.id))
  const thing = { id: row.id, name: row.title }
  await recordAudit(tx, context, { action: `video.${change}`, thing, before: shown(row), after: shown(after) })
  await tellPlaces(tx, context, { before: row, after })
}
