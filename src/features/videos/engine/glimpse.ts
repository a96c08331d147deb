// A few seconds of a video for cards: small, without sound, in one file that every browser plays.
import { join } from 'node:path'

import type { Container } from '#src/wire/videos/video-head.ts'

import { demuxers, quiet, runTool, type VideoTools } from './tools.ts'

type GlimpseSource = {
  readonly tools: VideoTools
  /** Path of the file. */
  readonly source: string
  readonly container: Container
  readonly durationSeconds: number
  /** Where it is written. */
  readonly folder: string
  readonly signal?: AbortSignal | undefined
}

const SECONDS = 6
/** After the title, as a rule. */
const BEGINS_AT = 0.2
const CPU_SECONDS = 120

/** The frame of a card, twice as large as phones show it; 12 frames a second are enough for a look. */
const picture = 'fps=12,scale=640:360:force_original_aspect_ratio=increase,crop=640:360'

/** @returns the path of the file @throws Error for what ffmpeg cannot read */
export async function makeGlimpse(glimpse: GlimpseSource): Promise<string> {
  const { tools, source, container, durationSeconds, folder, signal } = glimpse
  const from = Math.max(0, Math.min(durationSeconds * BEGINS_AT, durationSeconds - SECONDS))
  const path = join(folder, 'glimpse.mp4')
  const read = ['-protocol_whitelist', 'file', '-f', demuxers[container], '-ss', from.toFixed(2), '-i', source]
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  const plain = ['-map', '0:v:0', '-an', '-map_metadata', '-1', '-t', String(SECONDS), '-vf', picture]
  await runTool(tools.ffmpeg, [...quiet, ...read, ...plain, ...codec, path], {
    signal,
    ceilings: { cpuSeconds: CPU_SECONDS },
  })
  return path
}
