import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'

/** Public pages by name; `:course` stands for the id of a course of the demo academy. */
const pages = {
  home: '/',
  courses: '/courses',
  course: '/course/:course',
  'log in': '/login',
  'forgotten password': '/forget-password',
  'new password': '/reset-password/a-token-that-is-not-known',
  activation: '/activation/a-token-that-is-not-known',
  'confirm the letter': '/newsletter/confirm/a-token-that-is-not-known',
  'leave the letter': '/newsletter/unsubscribe/a-token-that-is-not-known',
  'check a certificate': '/certificates',
  'a certificate that is not there': '/certificates/PAL-0000-0000',
  'payment status': '/completion',
  conferences: '/conferences',
  'coach applications': '/applications/coach',
  'no page': '/nowhere',
}

async function open(page: Page, address: string): Promise<void> {
  const { courses } = await call(page, 'GET', '/course/populaire')
  await page.goto(address.replace(':course', courses[0]._id))
  await ready(page)
}

/** What is wider than the window. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    // The body is clipped, so what leaves the window by mistake is looked for part by part.
    const lost = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, label')].filter(element => {
      const { left, right, width: size } = element.getBoundingClientRect()
      const isMeant =
        element.closest('.teach-band, .category-blocks, [inert], [popover], .skip-link, .sr-only') !== null
      return size > 0 && !isMeant && (left < -1 || right > innerWidth + 1)
    })
    return { wide, lost: lost.map(element => element.outerHTML.slice(0, 120)) }
  })

for (const [name, address] of Object.entries(pages))
  test(`every rule that a machine can check, in both themes, and nothing wider than the window: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
    for (const width of [320, 390, 768, 820, 1080, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowing(page), `${width} px`).toEqual({ wide: 0, lost: [] })
      if (width === 390 || width === 1080) await expectAccessibleShape(page)
    }
  })

test('the first press of Tab offers to skip the bar', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
