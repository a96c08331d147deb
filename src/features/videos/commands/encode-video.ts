import { createReadStream } from 'node:fs'
import { join } from 'node:path'

import { and, eq, ne } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { storeImage } from '#src/server/images/images.ts'
import { dataFolders } from '#src/server/settings/env.ts'
import { isRefused } from '#src/wire/refusals.ts'

import { transcode } from '../engine/encode.ts'
import { findVideoTools, probeVideo, type SourceVideo, type VideoTools } from '../engine/tools.ts'
import { containerOfKey } from '../engine/uploads/video-types.ts'
import { fileFor, openWorkFolder } from '../engine/work-folder.ts'
import { hlsFolderOf, thumbnailKind } from '../policy.ts'
import { videoMedia, type MediaReason } from '../tables.ts'
import { publishMedia, type Media } from './publish-media.ts'

/**
 * Encodes the file that a video was given. Nothing of it is seen until everything is there; a second run, after a
 * process died in the first one, begins again and writes the same files. A video that was replaced meanwhile is left.
 * @param signal ends the work, which is then to be tried again
 * @throws Error for what another attempt may mend
 */
export async function encodeVideo(context: Context, media: Media, signal: AbortSignal): Promise<void> {
  if (!(await enter(context, media, { stage: 'encoding', percent: 0, reason: null }))) return
  const tools = await findVideoTools(context.config.ffmpegPath)
  if (!tools) return keepOriginal(context, media)
  await using folder = await openWorkFolder(dataFolders(context.config.dataDir).encoding)
  const source = await fileFor(context.storage, media.sourceKey, folder.path)
  const video = await measure(context, media, { tools, source })
  if (!video) return
  try {
    const made = join(folder.path, 'made')
    const onPercent = (percent: number) => note(context, media, percent)
    const { files, still, shape } = await transcode({ tools, video, source, folder: made, signal, onPercent })
    const thumbnail = await storeImage(context, thumbnailKind, new Blob([new Uint8Array(still)]))
    const hlsFolder = hlsFolderOf(media.sourceKey) ?? `${media.sourceKey}.hls`
    for (const file of files) await context.storage.put(`${hlsFolder}/${file}`, createReadStream(join(made, file)))
    await publishMedia(context, media, {
      hlsFolder,
      durationSeconds: video.durationSeconds,
      hasSound: video.hasSound,
      signal: shape,
      thumbnail: isRefused(thumbnail) ? '' : thumbnail,
    })
  } catch (error) {
    if (!signal.aborted) await fail(context, media, 'broken')
    throw error
  }
}

/** Without ffmpeg the video plays as it is, and its length is what the browser that sent it measured. */
async function keepOriginal(context: Context, media: Media): Promise<void> {
  const [row] = await context.db.select({ seconds: videoMedia.claimedSeconds }).from(videoMedia).where(isOf(media))
  if (!row?.seconds) return fail(context, media, 'no-length')
  const unknown = { hlsFolder: null, hasSound: null, signal: null, thumbnail: '' }
  await publishMedia(context, media, { ...unknown, durationSeconds: row.seconds })
}

type Reading = { readonly tools: VideoTools; readonly source: string }

/** What cannot be read now cannot be read later: there is nothing to try again. */
async function measure(context: Context, media: Media, { tools, source }: Reading): Promise<SourceVideo | undefined> {
  const container = containerOfKey(media.sourceKey)
  const video = container && (await probeVideo(tools, source, container).catch(() => undefined))
  if (!video) await fail(context, media, 'unreadable')
  return video
}

const isOf = ({ videoId, sourceKey }: Media) =>
  and(eq(videoMedia.videoId, videoId), eq(videoMedia.sourceKey, sourceKey), ne(videoMedia.stage, 'ready'))

type Entered = Partial<Pick<typeof videoMedia.$inferInsert, 'stage' | 'percent' | 'reason'>>

async function enter({ db, now }: Context, media: Media, entered: Entered): Promise<boolean> {
  const rows = await db
    .update(videoMedia)
    .set({ ...entered, updatedAt: now() })
    .where(isOf(media))
    .returning({ id: videoMedia.videoId })
  return rows.length > 0
}

async function fail(context: Context, media: Media, reason: MediaReason): Promise<void> {
  await enter(context, media, { stage: 'failed', reason })
}

/** Written beside the work: it is not worth waiting for. */
function note(context: Context, media: Media, percent: number): void {
  const { log } = context
  enter(context, media, { percent }).catch((error: unknown) => log.warn({ err: error }, 'progress of a video'))
}
