import type { Page } from '@playwright/test'

import { expect, ready, signUp, test } from '../support/journey.ts'
import { join } from '../support/watching.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Holds the page's pictures back. @returns what lets them come, and which scripts were asked for until now */
async function holdPictures(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/files/public/**', async route => {
    await promise
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return { release, scripts }
}

const alive = 'html[data-ready]'

test('a page that is read fetches its scripts when its pictures are painted', async ({ page }) => {
  const { release, scripts } = await holdPictures(page)
  await page.goto('/courses', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => scripts).toEqual([expect.stringContaining('/start-browser-')])
  release()
  await ready(page)
  expect(scripts.length).toBeGreaterThan(5)
})

test('the first touch fetches them, whatever is still on the line', async ({ page }) => {
  const { release } = await holdPictures(page)
  // Nothing comes by waiting.
  await page.addInitScript(() => {
    const later = setTimeout.bind(window)
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms === 3000 ? 0 : later(run, ms)) })
  })
  await page.goto('/courses', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Tab')
  await expect(page.locator(alive)).toBeAttached()
  release()
})

test('a picture that does not come holds up nothing', async ({ page }) => {
  const { release, scripts } = await holdPictures(page)
  await page.goto('/courses', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => scripts.length).toBeGreaterThan(5)
  await expect(page.locator(alive)).toBeAttached()
  release()
})

test('pages that are worked in, and videos, fetch them at once', async ({ page, user }) => {
  await signUp(page, user)
  const { addressOf } = await join(page)
  const { release, scripts } = await holdPictures(page)
  for (const address of ['/dashboard/profile', addressOf(0)]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.locator(alive)).toBeAttached()
  }
  expect(scripts.join()).not.toContain('/start-browser-')
  release()
})
