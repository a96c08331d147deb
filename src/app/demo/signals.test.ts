// The time lines of the demo's videos are of the videos that are there.
import { spawnSync } from 'node:child_process'

import { mediaPath, readMedia } from '@palestra/demo-academy/media'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { measureSignal, SIGNAL_POINTS } from '#src/features/videos/engine/signal.ts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const read = async (file: string): Promise<unknown> => JSON.parse(String(await readMedia(file)))
const { videos } = z
  .object({ videos: z.array(z.object({ slug: z.string(), file: z.string(), seconds: z.number() })) })
  .parse(await read('catalogue.json'))
const signals = z.record(z.string(), z.string()).parse(await read('signals.json'))

test('L-VID-1 each video of the demo has its own, and nothing else has one', () => {
  expect(Object.keys(signals).toSorted()).toEqual(videos.map(({ slug }) => slug).toSorted())
  expect(new Set(Object.values(signals)).size).toBe(videos.length)
  for (const signal of Object.values(signals)) expect(signal).toHaveLength(SIGNAL_POINTS)
})

test.skipIf(!hasFfmpeg)('it is what the video is measured as: npm run demo:art', async () => {
  const stride = videos.find(({ slug }) => slug === 'sprint-stride')
  const measured = await measureSignal({
    tools: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    file: mediaPath(stride?.file ?? ''),
    video: { durationSeconds: stride?.seconds ?? 0, hasSound: false },
  })
  const apart = Array.from(signals['sprint-stride'] ?? '', (sign, point) =>
    Math.abs(Number.parseInt(sign, 36) - Number.parseInt(measured?.[point] ?? '0', 36)),
  )
  expect(apart.filter(steps => steps > 3)).toEqual([])
})
