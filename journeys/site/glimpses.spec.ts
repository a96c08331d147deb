import type { Page } from '@playwright/test'

import { expect, ready, test, withMotion } from '../support/journey.ts'

test.use(withMotion)

/** The card of a course that is not free, which has a free lesson all the same. */
const cardIn = (page: Page) => page.locator('.catalogue .card').filter({ hasText: 'Maximal velocity' })
const plays = (page: Page) => page.locator('.media > video')

test('a few seconds of a course play without sound where a mouse rests on its card, once', async ({ page }) => {
  await page.goto('/courses')
  await ready(page)
  const card = cardIn(page)
  await card.hover()
  const video = card.locator('.media > video[data-plays]')
  await expect(video).toHaveCSS('opacity', '1')
  expect(await video.evaluate((one: HTMLVideoElement) => [one.muted, one.loop, one.currentSrc !== ''])).toEqual([
    true,
    false,
    true,
  ])
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(plays(page)).toHaveCount(0)
  await card.getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(video).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maximal velocity')
  await expect(plays(page)).toHaveCount(0)
})

test('the box of a course shows its free lesson, and leads to it', async ({ page }) => {
  await page.goto('/courses')
  await cardIn(page).getByRole('link').first().click()
  const link = page.locator('.buy').getByRole('link', { name: 'Watch a lesson for free' })
  await ready(page)
  await link.hover()
  await expect(link.locator('video[data-plays]')).toHaveCSS('opacity', '1')
  await link.click()
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing plays by itself', async ({ page }) => {
    const films: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('.mp4')) films.push(request.url())
    })
    await page.goto('/courses')
    await ready(page)
    await cardIn(page).hover()
    await page.waitForTimeout(1500) // nothing comes: there is nothing else to wait for
    await expect(plays(page)).toHaveCount(0)
    expect(films).toEqual([])
  })
})
