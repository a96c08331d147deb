import { chromiumOptions } from '@palestra/test-browser'
import type { Page } from '@playwright/test'

import { expect, ready, test } from '../support/journey.ts'

test.use({ launchOptions: { ...chromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** Of those that a visitor may open, one of each kind. */
const pages = [
  '/',
  '/courses',
  '/courses?page=2',
  '/blogs',
  '/researches',
  '/conferences',
  '/pricing',
  '/about',
  '/search?q=sprint',
  '/certificates',
  '/applications/coach',
  '/applications/team',
  '/academy-devlopment',
  '/laboratory-visit',
  '/login',
  '/login?panel=sign-up',
  '/privacy',
]

/**
 * Why Chromium would not bring a page back as it was left, by what the page does itself. That this Chromium brings back none
 * for anybody is a circumstance, and none of its own.
 */
async function ownReasons(page: Page, leave: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const told = Promise.withResolvers<string[]>()
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    told.resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
  )
  // It may well be brought back.
  session.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') told.resolve([])
  })
  await leave()
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory')
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
  const reasons = await told.promise
  await session.detach()
  return reasons
}

async function visit(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await ready(page)
  return ownReasons(page, () => page.goto('/healthz'))
}

test('every public page may be brought back as it was left', async ({ page }) => {
  for (const path of pages) expect(await visit(page, path), path).toEqual([])
  for (const list of ['/courses', '/blogs', '/researches']) {
    await page.goto(list)
    const path = (await page.locator('main .card-title a').first().getAttribute('href')) ?? ''
    expect(await visit(page, path), path).toEqual([])
  }
})

test('what stands in the way of that would be found', async ({ page }) => {
  await page.goto('/about')
  await ready(page)
  await page.evaluate(() => addEventListener('unload', () => {}))
  expect(await ownReasons(page, () => page.goto('/healthz'))).toEqual(['UnloadHandlerExistsInMainFrame'])
})
