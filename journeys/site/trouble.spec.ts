import type { Locator, Page } from '@playwright/test'

import { expect, expectAccessible, test } from '../support/journey.ts'

const foot = (page: Page): Locator => page.getByRole('contentinfo')

/** Waits for the scripts: what stands in the page before them does not answer yet. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(foot(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled()
}

test('X-TOAST-1 a toast stands at the lower edge for about 1200 ms, and the policy has nothing against it', async ({
  page,
}) => {
  await open(page, '/courses')
  await page.route('**/api/newsletter', route =>
    route.fulfill({ status: 429, json: { code: 'too-many', message: 'Too many attempts' } }),
  )
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const isThere = document.querySelector('.toast') !== null
      if (isThere !== (seen.length === 1)) seen.push(performance.now())
    }).observe(document.body, { childList: true, subtree: true })
  })
  await foot(page).getByLabel('Email').fill('reader@example.org')
  await foot(page).getByLabel('Email').press('Enter')
  const toast = page.locator('.toast')
  await expect(toast).toHaveText('Too many attempts')
  await expect(toast).toHaveAttribute('data-kind', 'error')
  await expect(toast.locator('svg')).toBeVisible()
  await expect(toast).toBeInViewport({ ratio: 1 })
  const look = await toast.evaluate(element => {
    const { top, left, right } = element.getBoundingClientRect()
    const place = element.closest('[data-sonner-toaster]')
    return {
      position: place && getComputedStyle(place).position,
      isLow: top > innerHeight / 2,
      isCentred: Math.abs(left + right - document.documentElement.clientWidth) < 4,
      padding: getComputedStyle(element).paddingInlineStart,
    }
  })
  expect(look).toEqual({ position: 'fixed', isLow: true, isCentred: true, padding: '16px' })
  await expect(toast).toHaveCount(0)
  const [from = 0, to = 0] = await page.evaluate<number[]>('seen')
  expect(to - from).toBeGreaterThan(1_000)
  expect(to - from).toBeLessThan(2_000)
})

test('X-ERR-1 an address without a page says so, with the status, and leads home', async ({ page }) => {
  const answer = await page.goto('/nowhere/at-all')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('This page does not exist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('X-ERR-1 what is missing from a list leads to the list', async ({ page }) => {
  await page.goto('/research/00000000-0000-4000-8000-000000000000')
  await page.getByRole('main').getByRole('link', { name: 'Research' }).click()
  await expect(page).toHaveURL('/researches')
})

test('X-ERR-1 a page that no answer comes for says so and can be loaded again', async ({ page }) => {
  await open(page, '/certificates')
  await page.route('**/{api/certificate/verify/*,healthz}', route => route.abort())
  await page.getByRole('main').getByRole('textbox').fill('PAL-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The academy cannot be reached')
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
  const refused = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Retry' }).click()
  await refused
  await page.unroute('**/{api/certificate/verify/*,healthz}')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('h1')).not.toHaveText('The academy cannot be reached')
  await expect(page).toHaveURL('/certificates/PAL-1')
})

test('X-ERR-1 a page that cannot be read says so and can be loaded again', async ({ page }) => {
  await open(page, '/certificates')
  await page.route('**/api/certificate/verify/*', route => route.fulfill({ status: 502, body: '' }))
  await page.getByRole('main').getByRole('textbox').fill('PAL-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  await page.unroute('**/api/certificate/verify/*')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page).toHaveURL('/certificates/PAL-1')
  await expect(page.locator('h1')).not.toHaveText('Something went wrong on our side')
})

for (const [what, to] of [
  ['data', 'Courses'],
  ['code', 'About Us'],
] as const)
  test(`X-ERR-1 X-LOAD-1 without a line a page says so, and opens by itself when the line is back: ${what}`, async ({
    page,
    context,
  }) => {
    await open(page, '/')
    await context.setOffline(true)
    await foot(page).getByRole('link', { name: to, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
    await expect(page.locator('main h1').first()).toBeVisible()
  })

/** Whatever is loaded for a page once another one is open: names do not tell what is inside. */
const anyPart = /\/assets\/.*\.js/

test('X-LOAD-1 a part that is gone offers to reload', async ({ page }) => {
  await open(page, '/')
  await page.route(anyPart, route => route.fulfill({ status: 404, body: '' }))
  await foot(page).getByRole('link', { name: 'Courses' }).click()
  await expect(page.getByRole('alert')).toContainText('A newer version of this site is available')
  await expectAccessible(page)
  await page.unroute(anyPart)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.locator('.catalogue .card').first()).toBeVisible()
})

test('X-LOAD-1 a part that does not come within 120 s offers to reload', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  // Parts of this page that come late would be held up as well.
  await page.waitForLoadState('networkidle')
  await page.route(anyPart, () => new Promise(() => {}))
  const asked = page.waitForRequest(anyPart)
  await foot(page).getByRole('link', { name: 'Courses' }).click()
  await asked
  await page.clock.fastForward(110_000)
  await expect(page.getByText('A newer version of this site is available')).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(page.getByText('A newer version of this site is available')).toBeVisible()
})
