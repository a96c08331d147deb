import type { Page } from '@playwright/test'

import { expect, ready, test } from '../support/journey.ts'

/** Counts the calls of a page's own data from now on. */
function callsOf(page: Page, path: RegExp): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (path.test(pathname)) calls.push(pathname)
  })
  return calls
}

async function openCatalogue(page: Page) {
  await page.goto('/courses')
  await ready(page)
  // A name that stays: this document was not loaded anew.
  await page.evaluate(() => void (document.documentElement.dataset['stays'] = 'yes'))
  return page.locator('a[href^="/course/"]').first()
}
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset['stays'] === 'yes')

test('a link whose pointer rests on it has read its page before it is pressed, once', async ({ page }) => {
  const link = await openCatalogue(page)
  const calls = callsOf(page, /^\/api\/course\/[^/]+$/)
  await link.hover()
  await expect.poll(() => calls.length).toBe(1)
  await link.click()
  await expect(page).toHaveURL(/\/course\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await ready(page)
  expect(calls).toHaveLength(1)
  expect(await isSameDocument(page)).toBe(true)
})

test('what was read before a change is read again', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  const link = await openCatalogue(page)
  const calls = callsOf(page, /^\/api\/course\/[^/]+$/)
  await link.hover()
  await expect.poll(() => calls.length).toBe(1)
  const saved = page.waitForResponse(answer => answer.request().method() !== 'GET')
  await page.locator('button.save').first().click()
  await saved
  await page.mouse.move(0, 0)
  await link.click()
  await expect(page).toHaveURL(/\/course\//)
  await expect.poll(() => calls.length).toBe(2)
})

test('whoever saves data gets nothing before they press', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const link = await openCatalogue(page)
  const calls = callsOf(page, /^\/api\/course\/[^/]+$/)
  await link.hover()
  await page.waitForTimeout(400)
  expect(calls).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/course\//)
  expect(calls).toHaveLength(1)
})

test('a press with a key for another tab is the browser’s; the return key and the way back stay in the document', async ({
  page,
}) => {
  const link = await openCatalogue(page)
  // The browser under test opens no second tab: what is left to it is seen after our own listener.
  const leaves = link.evaluate(
    element =>
      new Promise<boolean>(resolve => {
        const look = (event: MouseEvent) => {
          resolve(!event.defaultPrevented)
          event.preventDefault()
        }
        addEventListener('click', look, { once: true })
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
      }),
  )
  expect(await leaves).toBe(true)
  await expect(page).toHaveURL('/courses')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/course\//)
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  expect(await isSameDocument(page)).toBe(true)
})
