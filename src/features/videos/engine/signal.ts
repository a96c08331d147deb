// The signal of a video, which its time line is drawn as: how loud it is, or how much moves where nothing is heard.
import { quiet, runTool, type SourceVideo, type VideoTools } from './tools.ts'

type Measured = {
  readonly tools: VideoTools
  readonly video: Pick<SourceVideo, 'durationSeconds' | 'hasSound'>
  /** Path of an MP4 that is ours, the smaller the better. */
  readonly file: string
  readonly signal?: AbortSignal | undefined
}

/** More than a phone has room for, fewer than anybody counts. */
export const SIGNAL_POINTS = 120
/** A point has one sign of this base: 36 heights for a line that is drawn 36 px high. */
const BASE = 36
/** Twelve looks for each point, and never more than twelve in a second. */
const LOOKS = 12
const HERTZ = 8000
/** Of 0 to 1: quieter is silence. */
const SILENCE = 0.003
/** Of 255, from one look to the next: less is what compressing leaves. */
const STILL = 0.02

/**
 * @returns one sign from 0 to z for each point of time; null for a video that is silent and stands still
 * @throws Error for what ffmpeg cannot read
 */
export async function measureSignal(measured: Measured): Promise<string | null> {
  const heard = measured.video.hasSound ? await readValues(measured, loudness(measured.video)) : []
  const amplitudes = heard.map(decibels => 10 ** (decibels / 20))
  return drawn(amplitudes, SILENCE) ?? drawn((await readValues(measured, motion(measured.video))).slice(1), STILL)
}

type Reading = { readonly words: readonly string[]; readonly key: string }

const loudness = ({ durationSeconds }: Measured['video']): Reading => {
  const samples = Math.ceil((HERTZ * durationSeconds) / SIGNAL_POINTS)
  const key = 'lavfi.astats.Overall.RMS_level'
  const parts = `aformat=channel_layouts=mono,aresample=${HERTZ},asetnsamples=n=${samples}:p=0,astats=metadata=1:reset=1`
  return { key, words: ['-map', '0:a:0', '-af', `${parts},ametadata=print:key=${key}:file=-`] }
}

const motion = ({ durationSeconds }: Measured['video']): Reading => {
  const looks = Math.min(LOOKS, (LOOKS * SIGNAL_POINTS) / durationSeconds)
  const key = 'lavfi.signalstats.YDIF'
  const parts = `fps=${looks.toFixed(4)},scale=160:-2:flags=area,signalstats`
  return { key, words: ['-map', '0:v:0', '-vf', `${parts},metadata=print:key=${key}:file=-`] }
}

async function readValues({ tools, video, file, signal }: Measured, { words, key }: Reading): Promise<number[]> {
  const values: number[] = []
  const onLine = (line: string) => {
    if (line.startsWith(`${key}=`)) values.push(Number(line.slice(key.length + 1)))
  }
  await runTool(tools.ffmpeg, [...quiet, '-f', 'mov', '-i', file, ...words, '-f', 'null', '-'], {
    signal,
    onLine,
    ceilings: { cpuSeconds: 60 + video.durationSeconds },
  })
  return values.map(value => (Number.isFinite(value) ? value : -Infinity))
}

/**
 * Means of even stretches of time, the twentieth part of them that is highest at full height: one loud moment would press
 * the others flat. Roots, as small differences are what is seen.
 * @param floor what is not above it anywhere is no signal
 */
export function drawn(values: readonly number[], floor: number): string | null {
  if (values.length < 2) return null
  const points = Array.from({ length: SIGNAL_POINTS }, (_, point) => {
    const from = Math.floor((point * values.length) / SIGNAL_POINTS)
    const to = Math.max(from + 1, Math.floor(((point + 1) * values.length) / SIGNAL_POINTS))
    const part = values.slice(from, to)
    return part.reduce((sum, value) => sum + Math.max(0, value), 0) / part.length
  })
  const full = points.toSorted((a, b) => a - b)[Math.floor(0.95 * SIGNAL_POINTS)] ?? 0
  if (full <= floor) return null
  const height = (value: number) => Math.round((BASE - 1) * Math.sqrt(Math.min(1, value / full)))
  return points.map(value => (value <= floor ? 0 : height(value)).toString(BASE)).join('')
}
