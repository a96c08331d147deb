// Makes of a video what players need: renditions that follow the network, a still, and images for the seek bar.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { seconds } from '#src/wire/durations.ts'

import { hlsArguments, previewOf, previewTrack, renditionsOf } from './renditions.ts'
import { measureSignal } from './signal.ts'
import { quiet, runTool, type SourceVideo, type VideoTools } from './tools.ts'

type TranscodeJob = {
  readonly tools: VideoTools
  readonly video: SourceVideo
  readonly source: string
  /** Where everything is written. */
  readonly folder: string
  readonly signal?: AbortSignal | undefined
  /** Told at most once a second. */
  readonly onPercent: (percent: number) => void
}

/** Every file that there may be of an encoded video. */
export const renditionFiles: readonly string[] = [
  'master.m3u8',
  ...[0, 1, 2].flatMap(index => [`v${index}.m3u8`, `v${index}.m4s`]),
  'preview.jpg',
  'preview.vtt',
]

type Transcoded = {
  /** Names, all in `folder`. */
  readonly files: string[]
  /** Bytes of an image. */
  readonly still: Buffer
  /** What the time line is drawn as. */
  readonly shape: string | null
}

export async function transcode(encoding: TranscodeJob): Promise<Transcoded> {
  const { video, folder } = encoding
  await mkdir(folder, { recursive: true })
  await makeRenditions(encoding)
  const still = await takeStill(encoding)
  await makePreview(encoding)
  await writeFile(join(folder, 'preview.vtt'), previewTrack(video, 'preview.jpg'))
  const made = renditionsOf(video.height).flatMap((_, index) => [`v${index}.m3u8`, `v${index}.m4s`])
  const shape = await measureSignal({ ...encoding, file: smallestOf(encoding) }).catch(() => {
    encoding.signal?.throwIfAborted()
    return null // a video plays as well without it
  })
  return { files: ['master.m3u8', ...made, 'preview.jpg', 'preview.vtt'], still, shape }
}

/** Three renditions of a second take some 5 s of a slow processor; what takes eight times that is no video. */
const ceilingsOf = ({ durationSeconds }: SourceVideo) => ({ cpuSeconds: 600 + 40 * durationSeconds })

async function makeRenditions({ tools, video, source, folder, signal, onPercent }: TranscodeJob): Promise<void> {
  let toldAt = 0
  const onLine = (line: string) => {
    const [, microseconds] = /^out_time_us=(\d+)/.exec(line) ?? []
    if (!microseconds || Date.now() < toldAt + seconds(1)) return
    toldAt = Date.now()
    onPercent(Math.min(99, Math.floor(Number(microseconds) / 10_000 / video.durationSeconds)))
  }
  await runTool(tools.ffmpeg, [...quiet, ...hlsArguments(video, { source, folder })], {
    signal,
    onLine,
    ceilings: ceilingsOf(video),
  })
}

/** The largest rendition is ours: whatever the video was, it can be read again, and quickly. */
async function takeStill({ tools, video, folder, signal }: TranscodeJob): Promise<Buffer> {
  const at = Math.min(5, video.durationSeconds / 10).toFixed(2)
  const path = join(folder, 'still.png')
  const words = ['-ss', at, '-f', 'mov', '-i', join(folder, 'v0.m4s'), '-frames:v', '1', '-update', '1', path]
  await runTool(tools.ffmpeg, [...quiet, ...words], { signal, ceilings: ceilingsOf(video) })
  return readFile(path)
}

const smallestOf = ({ video, folder }: TranscodeJob): string =>
  join(folder, `v${renditionsOf(video.height).length - 1}.m4s`)

/** Of the smallest rendition, whose key frames are what is shown. */
async function makePreview(encoding: TranscodeJob): Promise<void> {
  const { tools, video, folder, signal } = encoding
  const { tileWidth, tileHeight, tiles, columns, intervalSeconds } = previewOf(video)
  const rows = Math.ceil(tiles / columns)
  const filter = `fps=1/${intervalSeconds}:round=up,scale=${tileWidth}:${tileHeight},tile=${Math.min(tiles, columns)}x${rows}`
  const words = [
    '-skip_frame',
    'nokey',
    '-f',
    'mov',
    '-i',
    smallestOf(encoding),
    '-vf',
    filter,
    '-frames:v',
    '1',
    '-update',
    '1',
  ]
  await runTool(tools.ffmpeg, [...quiet, ...words, '-q:v', '5', join(folder, 'preview.jpg')], {
    signal,
    ceilings: ceilingsOf(video),
  })
}
