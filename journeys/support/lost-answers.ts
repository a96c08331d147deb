import type { Page } from '@playwright/test'

/** What is pressed reaches the academy once, and its answer never the browser. */
export async function loseAnswer(page: Page, address: string, press: () => Promise<void>): Promise<void> {
  const isLost = page.waitForEvent('requestfailed')
  await page.route(
    address,
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await press()
  await isLost
}
