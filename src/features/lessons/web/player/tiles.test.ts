import { expect, test } from 'vitest'

import { previewTrack } from '#src/features/videos/engine/renditions.ts'

import { tilesIn } from './tiles.ts'

const video = { container: 'mp4', stream: 0, width: 1280, height: 720, hasSound: true } as const

test('the pictures over the seek bar are read as they were written', () => {
  const tiles = tilesIn(previewTrack({ ...video, durationSeconds: 45 }, 'preview.jpg'))
  expect(tiles).toHaveLength(12)
  expect(tiles[0]).toEqual({ from: 0, x: 0, y: 0, width: 160, height: 90 })
  expect(tiles[11]).toEqual({ from: 44, x: 160, y: 90, width: 160, height: 90 })
  expect(tilesIn('WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nSome words\n')).toEqual([])
})

test('a video of any length has a hundred pictures at most', () => {
  const tiles = tilesIn(previewTrack({ ...video, durationSeconds: 7200 }, 'preview.jpg'))
  expect(tiles).toHaveLength(100)
  expect(tiles.at(-1)?.from).toBe(7128)
})
