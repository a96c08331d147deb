// In which sizes a video is offered, and the exact words that ffmpeg is told them in.
import { join } from 'node:path'

import { demuxers, type SourceVideo } from './tools.ts'

/** Heights in px, and what H.264 needs for them: the average and the most, in kbit/s. */
const steps = [
  { height: 1080, kbps: 4500, most: 4900 },
  { height: 720, kbps: 2500, most: 2700 },
  { height: 480, kbps: 1000, most: 1100 },
  { height: 360, kbps: 700, most: 800 },
  { height: 240, kbps: 400, most: 450 },
] as const

export type Rendition = { readonly height: number; readonly kbps: number; readonly most: number }

/**
 * Three sizes at most, the largest first and none above the video's own; the smallest is for the worst of lines.
 * @param height of the video in px
 */
export function renditionsOf(height: number): Rendition[] {
  const even = Math.max(2, height - (height % 2))
  const needed = steps.findLast(step => step.height >= even) ?? steps[0]
  const largest = { ...needed, height: Math.min(even, steps[0].height) }
  const smaller = steps.filter(step => step.height < largest.height)
  const middle = smaller.find(step => step.height <= largest.height * 0.7)
  const smallest = smaller.at(-1)
  return [...new Set([largest, middle, smallest])].filter(step => step !== undefined)
}

/** A segment lasts so long, and every rendition has a key frame there: a player changes between them at any segment. */
const SEGMENT_SECONDS = 4

/** The arguments that make the renditions: one playlist and one file each, and the playlist that names them. */
export function hlsArguments(video: SourceVideo, { source, folder }: { source: string; folder: string }): string[] {
  const all = renditionsOf(video.height)
  const splits = all.map((_, index) => `[s${index}]`).join('')
  const scaled = all.map(({ height }, index) => `[s${index}]scale=-2:${height}[v${index}]`)
  const maps = all.flatMap((_, index) => ['-map', `[v${index}]`, ...(video.hasSound ? ['-map', '0:a:0'] : [])])
  const rates = all.map(
    ({ kbps, most }, index) => `-b:v:${index} ${kbps}k -maxrate:v:${index} ${most}k -bufsize:v:${index} ${2 * kbps}k`,
  )
  const variants = all.map((_, index) => (video.hasSound ? `v:${index},a:${index}` : `v:${index}`)).join(' ')
  return [
    ...words(`-protocol_whitelist file,pipe -f ${demuxers[video.container]} -i`),
    source,
    '-filter_complex',
    `[0:${video.stream}]split=${all.length}${splits};${scaled.join(';')}`,
    ...maps,
    ...words(`-c:v libx264 -preset veryfast -pix_fmt yuv420p ${rates.join(' ')}`),
    ...words(`-force_key_frames expr:gte(t,n_forced*${SEGMENT_SECONDS}) -sc_threshold 0 -g 600`),
    ...(video.hasSound ? words('-c:a aac -b:a 128k -ac 2 -ar 48000') : []),
    ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_segment_type fmp4`),
    ...words('-hls_flags independent_segments+single_file -master_pl_name master.m3u8 -progress pipe:1'),
    '-var_stream_map',
    variants,
    '-hls_segment_filename',
    join(folder, 'v%v.m4s'),
    join(folder, 'v%v.m3u8'),
  ]
}

/** Arguments of ours, none of which holds a space; what may hold one stands beside them. */
const words = (text: string): string[] => text.split(' ')

const TILE_WIDTH_PX = 160
const TILES_IN_A_ROW = 10
const MOST_TILES = 100

/** How the images over the seek bar are cut: one for so many seconds, so that a hundred are enough for any video. */
export function previewOf({ width, height, durationSeconds }: SourceVideo) {
  const tileHeight = Math.max(2, 2 * Math.round((TILE_WIDTH_PX * height) / width / 2))
  const intervalSeconds = SEGMENT_SECONDS * Math.max(1, Math.ceil(durationSeconds / SEGMENT_SECONDS / MOST_TILES))
  const tiles = Math.max(1, Math.ceil(durationSeconds / intervalSeconds))
  return { tileWidth: TILE_WIDTH_PX, tileHeight, tiles, columns: TILES_IN_A_ROW, intervalSeconds }
}

/** The same as WebVTT, in the form that players read: each time with its part of the image (media fragments). */
export function previewTrack(video: SourceVideo, image: string): string {
  const { tileWidth, tileHeight, tiles, columns, intervalSeconds } = previewOf(video)
  const cues = Array.from({ length: tiles }, (_, index) => {
    const [x, y] = [(index % columns) * tileWidth, Math.floor(index / columns) * tileHeight]
    const [from, to] = [index * intervalSeconds, Math.min((index + 1) * intervalSeconds, video.durationSeconds)]
    return `${timeOf(from)} --> ${timeOf(to)}\n${image}#xywh=${x},${y},${tileWidth},${tileHeight}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

const timeOf = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
