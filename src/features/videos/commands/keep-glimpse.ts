import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'

import { and, eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { dataFolders } from '#src/server/settings/env.ts'

import { makeGlimpse } from '../engine/glimpse.ts'
import { findVideoTools, type VideoTools } from '../engine/tools.ts'
import { containerOfKey } from '../engine/uploads/video-types.ts'
import { fileFor, openWorkFolder } from '../engine/work-folder.ts'
import { filesOfGlimpse, glimpseFolder } from '../policy.ts'
import { videos } from '../tables.ts'

type Seen = { readonly id: string; readonly mediaKey: string; readonly durationSeconds: number }

/**
 * Cuts the glimpses of videos anew from the files that they play. One that cannot be read has none, and is not tried again.
 * @param gone ends it between two videos, and the one that is just cut, which is to be done again then
 * @returns false where it was ended, and where nothing can cut them
 */
export async function cutEach(context: Context, waiting: readonly Seen[], gone: AbortSignal): Promise<boolean> {
  if (waiting.length === 0) return true
  const tools = await findVideoTools(context.config.ffmpegPath)
  if (!tools) return false
  for (const video of waiting) {
    if (gone.aborted) return false
    const glimpse = await store(context, tools, { video, gone })
    await setGlimpse(context, video, { glimpse, glimpseOf: video.mediaKey })
  }
  return true
}

/** Of a video that is no longer free anywhere. */
export const dropGlimpse = (context: Context, video: Pick<Seen, 'id' | 'mediaKey'>): Promise<void> =>
  setGlimpse(context, video, { glimpse: null, glimpseOf: null })

type Cutting = { readonly video: Seen; readonly gone: AbortSignal }

async function store({ config, storage, log }: Context, tools: VideoTools, { video, gone }: Cutting) {
  const container = containerOfKey(video.mediaKey)
  if (!container) return null
  await using folder = await openWorkFolder(dataFolders(config.dataDir).encoding)
  try {
    const source = await fileFor(storage, video.mediaKey, folder.path)
    const { durationSeconds } = video
    const made = await makeGlimpse({ tools, source, container, durationSeconds, folder: folder.path, signal: gone })
    const key = `${glimpseFolder}/${randomUUID()}.mp4`
    await storage.put(key, createReadStream(made))
    return key
  } catch (error) {
    gone.throwIfAborted()
    log.warn({ err: error, video: video.id }, 'no glimpse of a video')
    return null
  }
}

type Glimpse = Pick<typeof videos.$inferSelect, 'glimpse' | 'glimpseOf'>

/** Of a video that plays another file by now, the new one is thrown away. */
async function setGlimpse(context: Context, { id, mediaKey }: Pick<Seen, 'id' | 'mediaKey'>, made: Glimpse) {
  await context.db.transaction(async tx => {
    const isIt = and(eq(videos.id, id), eq(videos.mediaKey, mediaKey))
    const [before] = await tx.select({ glimpse: videos.glimpse }).from(videos).where(isIt).for('update')
    if (before) await tx.update(videos).set(made).where(isIt)
    const keys = filesOfGlimpse(before ? before.glimpse : made.glimpse)
    if (keys.length > 0) await context.queue.send(tx, 'remove-files', { keys })
    await announce(tx, await context.answers.videoPlaces.tagsOf(tx, id))
  })
}
