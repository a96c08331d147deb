import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { drawn, measureSignal, SIGNAL_POINTS } from './signal.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' }
const SECONDS = 4

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palestra-signal-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const still = ['-f', 'lavfi', '-i', `color=c=0x335577:size=320x180:rate=12:duration=${SECONDS}`]
/** For two seconds one picture, then bars that move on. */
const moving = [
  ['-f', 'lavfi', '-i', 'color=c=0x335577:size=320x180:rate=12:duration=2'],
  ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=12:duration=2'],
].flat()
const sound = (volume: string) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS},volume=${volume}`]
const together = ['-filter_complex', '[0:v][1:v]concat=n=2:v=1:a=0']

async function signalOf(hasSound: boolean, ...words: string[]) {
  const file = join(folder, 'video.mp4')
  const codecs = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac']
  const made = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...words, ...codecs, file])
  expect(String(made.stderr)).toBe('')
  return measureSignal({ tools, file, video: { durationSeconds: SECONDS, hasSound } })
}
const heights = (signal: string | null, from: number, to: number): number[] =>
  Array.from(signal ?? '', sign => Number.parseInt(sign, 36)).slice(from * SIGNAL_POINTS, to * SIGNAL_POINTS)

describe.skipIf(!hasFfmpeg)('A-VID-5 L-VID-1 what a time line is drawn as', () => {
  test('is how loud a video is, from silence to its loudest', async () => {
    const signal = await signalOf(true, ...still, ...sound("'if(lt(t,2),0,1)':eval=frame"))
    expect(signal).toMatch(/^[0-9a-z]{120}$/)
    expect(Math.max(...heights(signal, 0, 0.45))).toBeLessThan(3)
    expect(Math.min(...heights(signal, 0.55, 0.95))).toBeGreaterThan(30)
  })

  test('is how much moves in a video without sound, or with a silent track', async () => {
    const signal = await signalOf(false, ...moving, ...together)
    expect(heights(signal, 0, 0.4).every(height => height === 0)).toBe(true)
    expect(Math.max(...heights(signal, 0.55, 0.95))).toBe(35)
    const muted = ['-f', 'lavfi', '-i', `anullsrc=duration=${SECONDS}`]
    expect(Math.max(...heights(await signalOf(true, ...moving, ...muted, ...together), 0.55, 0.95))).toBe(35)
  })

  test('is nothing where nothing is heard and nothing moves', async () => {
    expect(await signalOf(false, ...still)).toBeNull()
  })
})

test('one loud moment does not press the others flat', () => {
  const quietly = Array.from({ length: 240 }, (_, index): number => (index % 20 < 10 ? 1 : 0.25))
  const signal = drawn(quietly.with(100, 1000), 0)
  expect(heights(signal, 0, 0.3)).toContain(35)
  expect(heights(signal, 0, 0.3)).toContain(18)
})

test('fewer looks than points, one alone, and none', () => {
  expect(drawn([0, 1], 0)).toBe('0'.repeat(60) + 'z'.repeat(60))
  expect(drawn([1], 0)).toBeNull()
  expect(drawn([], 0)).toBeNull()
})
