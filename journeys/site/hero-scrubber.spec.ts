// The ground of the hero is the time line of its video.
import type { Locator, Page } from '@playwright/test'

import { expect, test, withMotion } from '../support/journey.ts'

test.use(withMotion)

const hero = (page: Page): Locator => page.getByRole('region', { name: 'Highlights' })
const line = (page: Page): Locator => hero(page).getByRole('slider', { name: 'Time in the video' })
const videoOf = (page: Page): Locator => hero(page).locator('.hero-slide:not([inert]) video')
const secondsIn = (page: Page): Promise<number> =>
  videoOf(page).evaluate((video: HTMLVideoElement) => (video.seeking ? -1 : video.currentTime))
const isPaused = (page: Page): Promise<boolean> => videoOf(page).evaluate((video: HTMLVideoElement) => video.paused)

/** Drags along the ruler, from one share of its width to another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await line(page).boundingBox()) ?? {}
  await page.mouse.move(x + width * from, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + width * to, y + 8, { steps: 12 })
  await page.mouse.up()
}

test('L-HOME-2 whoever drags along the ground sees that moment of the video, and the slides stand', async ({
  page,
}) => {
  await page.goto('/')
  await expect.poll(() => isPaused(page)).toBe(false)
  await drag(page, 0.1, 0.75)
  await expect.poll(() => secondsIn(page)).toBeCloseTo(6, 0)
  await expect(line(page)).toHaveAttribute('aria-valuetext', '6 of 8 seconds')
  expect(await isPaused(page)).toBe(true)
  await drag(page, 0.75, 0.25)
  await expect.poll(() => secondsIn(page), 'of many moments the last one counts').toBeCloseTo(2, 0)
  await hero(page).getByRole('button', { name: 'Play slides' }).click()
  await expect.poll(() => isPaused(page), 'it goes on from there').toBe(false)
  expect(await secondsIn(page)).toBeGreaterThan(1.9)
})

test('L-HOME-2 the time line goes by keys, also to the ends', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => isPaused(page)).toBe(false)
  await line(page).focus()
  await page.keyboard.press('End')
  await expect(line(page)).toHaveAttribute('aria-valuetext', '8 of 8 seconds')
  await expect.poll(() => secondsIn(page), 'the end, not the start again').toBeGreaterThan(7.8)
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowLeft')
  await expect.poll(() => secondsIn(page)).toBeLessThan(7.8)
  await page.keyboard.press('Home')
  await expect.poll(() => secondsIn(page)).toBeCloseTo(0, 1)
})

test('L-HOME-2 with reduced motion the video comes when somebody asks for a moment of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(line(page)).toBeVisible()
  expect(await videoOf(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0)
  await drag(page, 0.2, 0.5)
  await expect.poll(() => secondsIn(page)).toBeCloseTo(4, 0)
  expect(await isPaused(page)).toBe(true)
})

test('L-HOME-2 a slide with a picture has no time line, and the next one with a video has its own', async ({
  page,
}) => {
  await page.goto('/')
  await drag(page, 0.2, 0.5)
  const slide = (number: number) => hero(page).getByRole('button', { name: new RegExp(`^${number} / 3: `) })
  await slide(2).click()
  await expect(slide(2)).toHaveAttribute('aria-current', 'true')
  await expect(line(page)).toHaveCount(0)
  await slide(1).click()
  await expect(line(page)).toBeVisible()
})
