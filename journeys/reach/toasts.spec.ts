// X-TOAST-1: a toast is there for about 1200 ms, also where the page that it comes with is slow.
import type { Page } from '@playwright/test'

import { codeIn, expect, mailTo, ready, test } from '../support/journey.ts'

/**
 * Writes down when frames were drawn in which a toast stood on the screen and was not yet leaving it: how long the 200 ms of
 * leaving take is a matter of the machine. A page that stands still draws no frames.
 */
const watchToasts = () => {
  const seen: { text: string; at: number }[] = []
  Object.assign(window, { seenToasts: seen })
  const look = (at: number) => {
    for (const one of document.querySelectorAll('[data-sonner-toast][data-removed=false]')) {
      const box = one.getBoundingClientRect()
      const isShown = Number(getComputedStyle(one).opacity) > 0.3 && box.bottom <= innerHeight && box.top >= 0
      if (isShown) seen.push({ text: one.textContent, at })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** As when the scripts of a page come to life on a slow phone: it stands still right after a toast was made. */
const standStill = () => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-sonner-toast]')) return
    observer.disconnect()
    setTimeout(() => {
      const until = performance.now() + 1500
      while (performance.now() < until);
    }, 20)
  }).observe(document, { childList: true, subtree: true })
}

type Seen = { text: string; at: number }[]
const readToasts = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seenToasts: Seen }).seenToasts) // set by watchToasts

/**
 * A toast is there for long enough, and not for longer: a page that draws a frame in 200 ms has drawn a few of them by when
 * React takes it away, so that beyond its time frames are counted. Gaps in which nothing was drawn do not count.
 */
async function expectToPass(page: Page, text: string): Promise<void> {
  await page.locator('.toast', { hasText: text }).waitFor({ state: 'attached' })
  await page.locator('.toast', { hasText: text }).waitFor({ state: 'detached' })
  const times = (await readToasts(page)).filter(one => one.text === text).map(({ at }) => at)
  let seenMs = 0
  const seen = times.slice(1).map((at, index) => (seenMs += Math.min(200, at - (times[index] ?? at))))
  expect(seenMs, text).toBeGreaterThan(800)
  expect(seen.filter(ms => ms > 1250).length, `frames of ${text} beyond its time`).toBeLessThan(12)
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

for (const hinder of ['six times slower', 'standing still'] as const) {
  test(`X-TOAST-1 L-ACT-3 L-AUTH-8 toasts after a navigation are seen for 1200 ms on a page ${hinder}`, async ({
    page,
    user,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(watchToasts)
    await page.goto('/login?panel=sign-up')
    await ready(page)
    const signUp = page.locator('form').filter({ has: page.getByLabel('First name') })
    await signUp.getByLabel('First name').fill(user.firstName)
    await signUp.getByLabel('Last name').fill(user.lastName)
    await signUp.getByLabel('Email').fill(user.email)
    await signUp.getByLabel('Password', { exact: true }).fill(user.password)
    await signUp.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/activation\//)
    const code = codeIn(await mailTo(user.email))
    if (hinder === 'standing still') await page.addInitScript(standStill)
    else await slowDown(page)
    await page.locator('input[autocomplete=one-time-code]').first().fill(code)
    await page.getByRole('button', { name: 'Activate' }).click()
    await expectToPass(page, 'Account Activated Successefully')

    await page.context().clearCookies()
    await page.goto('/login')
    await ready(page)
    await page.getByLabel('Email').first().fill(user.email)
    await page.getByLabel('Password', { exact: true }).first().fill(user.password)
    await page.getByLabel('Password', { exact: true }).first().press('Enter')
    await expectToPass(page, 'Login successfully')
  })
}
