// Videos that are uploaded, for the journeys of their managers and watchers.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { mediaPath } from '@palestra/demo-academy/media'
import type { Locator, Page } from '@playwright/test'

/** A video of some seconds, as a camera would give it; where there is no ffmpeg, one of the academy's. */
export function videoFile(folder: string): string {
  const path = join(folder, 'squat.mp4')
  mkdirSync(folder, { recursive: true })
  const image = ['-f', 'lavfi', '-i', 'testsrc2=size=426x240:rate=12', '-f', 'lavfi', '-i', 'sine=frequency=330']
  const words = ['-t', '12', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path]
  const made = spawnSync('ffmpeg', ['-loglevel', 'error', '-y', ...image, ...words])
  if (made.status !== 0) copyFileSync(mediaPath('videos/drop-jump.mp4'), path)
  return path
}

export const row = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })
export const state = (page: Page, title: string): Locator => row(page, title).locator('.media-state .badge')
/** Encoded, or where nothing can encode, taken as it is. */
export const done = /^(Ready|Not re-encoded)$/
