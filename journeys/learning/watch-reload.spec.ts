import type { Page } from '@playwright/test'

import { call, expect, signUp, test } from '../support/journey.ts'
import { join, open, place } from '../support/watching.ts'

const share = (page: Page) => page.locator('.player-share')

test.beforeEach(({ page, user }) => signUp(page, user))

/** Begins to play the first lesson. @returns the course's id */
async function playSome(page: Page) {
  const { course, addressOf } = await join(page)
  await open(page, addressOf(0))
  const begun = page.waitForResponse(answer => answer.url().endsWith('/api/progress'))
  await page.keyboard.press('k')
  await begun
  return course._id
}

/** What the academy has of the first lesson, in percent. */
const seenOf = async (page: Page, courseId: string): Promise<number> =>
  (await call(page, 'GET', `/course/${courseId}`)).course.videos[0].progress

test('D-65 E-12 what was played just before a reload is not skipped, although its report was lost', async ({
  page,
}) => {
  const courseId = await playSome(page)
  await page.route('**/api/progress', route => route.abort())
  await expect.poll(() => place(page)).toBeGreaterThan(4)
  await page.reload()
  await expect.poll(() => place(page), 'where it was left').toBeGreaterThan(3)
  await expect(share(page)).toContainText(/[1-9]\d?% played/)
  await expect(share(page)).not.toContainText('skipped')
  await page.unroute('**/api/progress')
  await page.reload()
  await expect.poll(() => seenOf(page, courseId), 'told without being played on').toBeGreaterThan(5)
  await page.keyboard.press('k')
  await expect.poll(() => place(page)).toBeGreaterThan(6)
  await expect(share(page)).not.toContainText('skipped')
})

test('D-65 E-12 who pauses and closes the tab at once has played what was played', async ({ page, context }) => {
  const tab = await context.newPage()
  const courseId = await playSome(tab)
  await tab.route('**/api/refresh', () => new Promise(() => {})) // what every other report asks first
  await expect.poll(() => place(tab)).toBeGreaterThan(4)
  await tab.keyboard.press('k')
  await tab.close({ runBeforeUnload: true })
  await expect.poll(() => seenOf(page, courseId)).toBeGreaterThan(5)
})
