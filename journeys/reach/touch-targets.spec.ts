// WCAG 2.5.8: what is pressed with a finger is at least 24 px high, unless it stands in a sentence.
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { demoCourses } from '../support/demo-courses.ts'
import { learner } from '../support/demo-people.ts'
import { call, expect, ready, test } from '../support/journey.ts'
import { open } from '../support/watching.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** What comes a moment later has its time to stand. */
const softly = expect.configure({ soft: true })

/** What is lower than `least`, in px. A link that is laid out as words of a line may be: its lines are as high as they are. */
const lowIn = (page: Page, least = 24): Promise<string[]> =>
  page.evaluate(most => {
    const pressed = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input[type=range], select, summary)',
    )
    return [...pressed]
      .filter(one => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).display !== 'inline')
      .map(one => ({ name: one.ariaLabel ?? one.textContent.trim(), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && Math.round(box.height) < most)
      .map(({ name, box }) => `${name}: ${Math.round(box.height)} px`)
  }, least)

test('2.5.8 what a visitor presses is high enough for a finger', async ({ page }) => {
  const courses = await demoCourses(page)
  for (const address of ['/', '/courses', '/pricing', '/blogs', '/conferences', '/researches', '/search?q=sprint']) {
    await page.goto(address)
    await ready(page)
    await softly.poll(() => lowIn(page), { message: address }).toEqual([])
  }
  for (const { _id, title } of courses.slice(0, 6)) {
    await page.goto(`/course/${_id}`)
    await ready(page)
    await softly.poll(() => lowIn(page), { message: title }).toEqual([])
  }
})

test('2.5.8 what a learner presses is high enough for a finger, the video’s bar and the slider of a picture too', async ({
  page,
}) => {
  await call(page, 'POST', '/login', learner)
  for (const address of [
    '/dashboard/my-courses',
    '/dashboard/certificates',
    '/dashboard/profile',
    '/dashboard/membership',
  ]) {
    await page.goto(address)
    await ready(page)
    await softly.poll(() => lowIn(page), { message: address }).toEqual([])
  }
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c36' } })
    .png()
    .toBuffer()
  await page.goto('/dashboard/profile')
  await ready(page)
  await page.locator('input[type=file]').first().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const zoom = page.getByRole('dialog').getByRole('slider')
  await expect.poll(async () => (await zoom.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(32)

  await page.goto('/dashboard/my-courses')
  const lesson = await page
    .getByRole('link', { name: /^(Continue|Start) lesson/ })
    .first()
    .getAttribute('href')
  await open(page, lesson ?? '')
  const bar = page.locator('.player-seek')
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(32)
  expect(await lowIn(page), 'the player').toEqual([])
})

test('1.4.4 the way back of a past conference is not squeezed by what says that it is over', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const { conferences } = await call(page, 'GET', '/conferences')
  await page.goto(`/conferences/${conferences.find(({ isPast }: { isPast: boolean }) => isPast)._id}`)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const link = page.locator('.conference-kind .crumbs a')
  const lines = await link.evaluate(one => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
  await expect(page.locator('.conference-over')).toHaveText('Past conference')
})
