import type { Locator } from '@playwright/test'

import { createApplication, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, ready, signUp, test } from '../support/journey.ts'

/** How far a text of one line lies from the left and from the right edge of its box, in px. */
const gapsOf = (box: Locator) =>
  box.evaluate(element => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const parts = [...words.getClientRects()]
    const { left, right } = element.getBoundingClientRect()
    return {
      left: Math.min(...parts.map(part => part.left)) - left,
      right: right - Math.max(...parts.map(part => part.right)),
    }
  })

test('what people write in Arabic begins at the right, and what they write in Latin letters at the left', async ({
  page,
  signedIn: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { blogs } = await call(page, 'GET', '/blogs?limit=20')
  const { _id } = blogs[7]
  await page.goto(`/blog/${_id}`)
  await ready(page)
  const say = page.getByPlaceholder('Say Something')
  const texts = { arabic: 'كيف أتدرب؟ VO2max جيد', latin: 'How do I train?' }
  for (const text of Object.values(texts)) {
    await say.fill(text)
    await say.press('Enter')
    await expect(say).toHaveValue('')
  }
  const said = (text: string) => page.locator('.comments li').getByText(text, { exact: true }).last()
  const [arabic, latin] = [await gapsOf(said(texts.arabic)), await gapsOf(said(texts.latin))]
  expect(arabic.right).toBeLessThan(2)
  expect(arabic.left).toBeGreaterThan(20)
  expect(latin.left).toBeLessThan(2)
  await expect(say).toHaveCSS('unicode-bidi', 'plaintext')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('unicode-bidi', 'plaintext')
})

test('what a manager lists begins where its own letters begin', async ({ page }) => {
  await signInAsAdministrator(page)
  const mark = Date.now().toString(36)
  const name = `تكوين المدربين في علوم الرياضة والتحضير البدني ${mark}`
  await createApplication(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/manage-applications')
  const title = page.getByText(name, { exact: true })
  await expect(title).toHaveCSS('direction', 'rtl')
  expect((await gapsOf(title)).right).toBeLessThan(2)
  await expect(page.locator('.manager-thing > span').filter({ hasNotText: name }).first()).toHaveCSS('direction', 'ltr')
})

test('a trail has its stroke before a name, whatever letters that has', async ({ page, user, browser }) => {
  await signUp(page, { ...user, firstName: 'محمد', lastName: 'الأمين' })
  const { user: learner } = await call(page, 'GET', '/refresh')
  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  await office.goto(`/dashboard/manage-users/${learner._id}`)
  const trail = office.getByRole('navigation', { name: 'Breadcrumb' })
  const words = await trail.evaluate(element => {
    const [one, name] = [element.querySelector('a'), element.querySelector('[aria-current]')?.lastChild]
    const range = document.createRange()
    if (name) range.selectNodeContents(name)
    return range.getBoundingClientRect().left - (one?.getBoundingClientRect().right ?? 0)
  })
  expect(words, 'room for the stroke, and what is around it').toBeGreaterThan(12)
  await office.context().close()
})

test('where a page is read from the right, addresses keep their order, and values stand below their names', async ({
  page,
}) => {
  await signInAsAdministrator(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/manage-orders')
  await ready(page)
  const turn = () => page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await turn()
  const address = page.locator('.order-buyer bdi').first()
  const [before, after] = await address
    .locator('span')
    .evaluateAll(halves => halves.map(half => half.getBoundingClientRect()))
  expect(before && after && (before.top < after.top || before.right <= after.left + 1)).toBe(true)
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.locator('.order-facts')).toBeVisible()
  await turn()
  for (const value of await page.locator('.order-facts dd').all()) expect((await gapsOf(value)).right).toBeLessThan(2)
})
