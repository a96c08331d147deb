// ffmpeg and ffprobe, which the machine may have or not. They are told exact words, never through a shell (T39).
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'

import { z } from 'zod'

import { watchCeilings, type Ceilings } from '#src/server/ceilings.ts'
import { seconds } from '#src/wire/durations.ts'
import type { Container } from '#src/wire/videos/video-head.ts'

/** Which demuxer may read the video. It is named: else the bytes could choose one that opens other files (T39). */
export const demuxers: Readonly<Record<Container, string>> = { mp4: 'mov', matroska: 'matroska' }

export type SourceVideo = {
  readonly container: Container
  /** Number of the stream with the pictures. */
  readonly stream: number
  /** As it is shown, in px. */
  readonly width: number
  readonly height: number
  readonly durationSeconds: number
  readonly hasSound: boolean
}

export type VideoTools = { readonly ffmpeg: string; readonly ffprobe: string }

/** A program that says nothing for so long hangs. */
const SILENCE_MS = seconds(300)

/** The largest videos need a third of that. */
const MEMORY_BYTES = 3e9
/** What ffmpeg may ask for at once: a video can name an image of any size. */
const MOST_AT_ONCE_BYTES = 1e9
/** To find out what a video is. */
const PROBING_CPU_SECONDS = 60

/** Before all other words of either program. */
const carefully: readonly string[] = ['-max_alloc', String(MOST_AT_ONCE_BYTES)]

/** Before all other words of ffmpeg: it asks nobody, and says only what went wrong. */
export const quiet: readonly string[] = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y', ...carefully]

type Running = {
  readonly signal?: AbortSignal | undefined
  readonly onLine?: (line: string) => void
  readonly ceilings?: Partial<Ceilings>
}

/**
 * Runs a program with the lowest claim on the machine, and ends it when `signal` says so, when it takes more than its
 * ceilings, or when we end.
 * @returns its output
 * @throws Error with its last words when it fails
 */
export async function runTool(program: string, words: readonly string[], running: Running = {}): Promise<string> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  running.signal?.addEventListener('abort', kill)
  let watch = setTimeout(kill, SILENCE_MS)
  let [said, failed] = ['', '']
  const ceilings = { memoryBytes: MEMORY_BYTES, cpuSeconds: PROBING_CPU_SECONDS, ...running.ceilings }
  const unwatch = watchCeilings(child.pid ?? 0, ceilings, why => {
    failed += `\nended, because ${why}`
    kill()
  })
  child.stdout.on('data', chunk => {
    clearTimeout(watch)
    watch = setTimeout(kill, SILENCE_MS)
    said += String(chunk)
    if (!running.onLine) return
    const lines = said.split('\n')
    said = lines.pop() ?? ''
    for (const line of lines) running.onLine(line)
  })
  child.stderr.on('data', chunk => (failed = (failed + String(chunk)).slice(-2000)))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  try {
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    )
    running.signal?.throwIfAborted()
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${failed.trim()}`)
    return said
  } finally {
    clearTimeout(watch)
    unwatch()
    process.off('exit', kill)
    running.signal?.removeEventListener('abort', kill)
  }
}

/** @param ffmpeg path or name of the program; ffprobe stands beside it @returns undefined where they are not installed */
export async function findVideoTools(ffmpeg: string): Promise<VideoTools | undefined> {
  const tools = { ffmpeg, ffprobe: ffmpeg.includes('/') ? join(dirname(ffmpeg), 'ffprobe') : 'ffprobe' }
  try {
    await Promise.all([tools.ffmpeg, tools.ffprobe].map(program => runTool(program, ['-version'])))
    return tools
  } catch {
    return undefined
  }
}

const Probed = z.object({
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number().positive() }),
})

/**
 * Measures a video.
 * @throws Error for what ffprobe cannot read, and for a video without pictures or a length
 */
export async function probeVideo({ ffprobe }: VideoTools, source: string, container: Container): Promise<SourceVideo> {
  const shown =
    'format=duration:stream=index,codec_type,width,height:stream_disposition=attached_pic:stream_side_data=rotation'
  const words = [
    ...carefully,
    '-v',
    'error',
    '-protocol_whitelist',
    'file',
    '-f',
    demuxers[container],
    '-show_entries',
    shown,
  ]
  const said = await runTool(ffprobe, [...words, '-of', 'json', source])
  const { streams, format } = Probed.parse(JSON.parse(said))
  const image = streams.find(({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic)
  if (!image?.width || !image.height) throw new Error('no picture')
  const isTurned = image.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)
  const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height]
  const hasSound = streams.some(({ codec_type }) => codec_type === 'audio')
  return { container, stream: image.index, width, height, durationSeconds: format.duration, hasSound }
}
