import type { Locator, Page } from '@playwright/test'

import { expect, expectAccessible, mailTo, ready, test } from '../support/journey.ts'

const menu = (page: Page): Locator => page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
const foot = (page: Page): Locator => page.getByRole('contentinfo')

const services = [
  ['Courses', '/courses'],
  ['Academy Development', '/academy-devlopment'],
  ["Coaches' Immersion", '/applications/coach'],
  ['Players Immersion', '/applications/team'],
] as const
const academic = [
  ['Research', '/researches'],
  ['Blogs', '/blogs'],
  ['Conferences', '/conferences'],
  ['Laboratory Visit', '/laboratory-visit'],
] as const
const networks = ['LinkedIn', 'Instagram', 'YouTube', 'Facebook']

/** Waits for the scripts: what stands in the page before them does not answer yet. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(foot(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled()
}

test('X-NAV-1 X-NAV-2 X-NAV-5 X-NAV-6 the bar stays in view and leads everywhere', async ({ page }) => {
  await open(page, '/courses')
  for (const [name, to] of [
    ['Home', '/'],
    ['Pricing', '/pricing'],
    ['About Us', '/about'],
  ] as const) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  }
  for (const name of networks) {
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//)
  }
  await page.mouse.wheel(0, 1_500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
  await menu(page).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(menu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('X-NAV-3 X-NAV-4 the groups open by keyboard, one at a time, and close when left', async ({ page }) => {
  await open(page, '/')
  const groups = [
    [menu(page).locator('summary', { hasText: 'Services' }), services],
    [menu(page).locator('summary', { hasText: 'Academic' }), academic],
  ] as const
  for (const [summary, links] of groups) {
    await summary.focus()
    await page.keyboard.press('Enter')
    for (const [name, to] of links) {
      await page.keyboard.press('Tab')
      const link = menu(page).getByRole('link', { name })
      await expect(link).toBeVisible()
      await expect(link).toBeFocused()
      await expect(link).toHaveAttribute('href', to)
    }
    await expectAccessible(page, { include: '.site-head' })
    await page.keyboard.press('Escape')
    await expect(summary).toBeFocused()
    await expect(menu(page).locator('details[open]')).toHaveCount(0)
  }
  const [[first], [second]] = groups
  await first.click()
  await second.click()
  await expect(menu(page).locator('details[open]')).toHaveCount(1)
  await expect(menu(page).getByRole('link', { name: 'Blogs' })).toBeVisible()
  await menu(page).getByRole('link', { name: 'Laboratory Visit' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Pricing' })).toBeFocused()
  await expect(menu(page).locator('details[open]')).toHaveCount(0)
  await first.click()
  await page.mouse.click(1_100, 600)
  await expect(menu(page).locator('details[open]'), 'a press outside').toHaveCount(0)
  await first.click()
  await menu(page).getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(menu(page).locator('details[open]')).toHaveCount(0)
})

test('X-NAV-7 a visitor finds the log-in', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
})

test('X-NAV-7 who is signed in finds their picture, which leads to the dashboard', async ({ page, signedIn }) => {
  await open(page, '/')
  const { firstName, lastName } = signedIn
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${firstName} ${lastName}: dashboard` })
    .click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('X-NAV-8 K-10 a drawer takes the place of the bar under 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await open(page, '/')
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await expect(menu(page)).toBeVisible()
  await expect(burger).toBeHidden()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(menu(page)).toBeHidden()
  await expect(burger).toBeVisible()
  const drawer = page.locator('#site-drawer')
  await expect(drawer).toBeHidden()

  await burger.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
  const links = [['Home', '/'], ...services, ...academic, ['Pricing', '/pricing'], ['About Us', '/about']] as const
  for (const [name, to] of links) {
    await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
  }
  for (const name of networks) await expect(drawer.getByRole('link', { name })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Search', exact: true })).toHaveAttribute('href', '/search')
  await expect(drawer.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(burger).toBeFocused()

  await burger.click()
  await page.mouse.click(300, 30)
  await expect(drawer, 'a press outside').toBeHidden()
  await burger.click()
  await drawer.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(drawer, 'the page that is there already').toBeHidden()
  await burger.click()
  await drawer.getByRole('link', { name: 'Facebook' }).focus()
  await page.keyboard.press('Tab')
  await expect(drawer, 'left by keyboard').toBeHidden()
  await burger.click()
  await drawer.getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(drawer).toBeHidden()
})

test('X-FOOT-1 the foot names the services, the ways to write and call, and the networks', async ({ page }) => {
  await open(page, '/')
  const list = foot(page).getByRole('navigation', { name: 'Services' })
  for (const [name, to] of services) await expect(list.getByRole('link', { name })).toHaveAttribute('href', to)
  const more = foot(page).getByRole('navigation', { name: 'Academy', exact: true })
  for (const [name, to] of [
    ['Pricing', '/pricing'],
    ['About Us', '/about'],
    ['Research', '/researches'],
    ['Blogs', '/blogs'],
    ['Check a certificate', '/certificates'],
  ] as const)
    await expect(more.getByRole('link', { name })).toHaveAttribute('href', to)
  await expect(foot(page).getByRole('link', { name: 'hello@palestra.example' })).toHaveAttribute('href', /^mailto:/)
  await expect(foot(page).getByRole('link', { name: /^\+213/ })).toHaveAttribute('href', 'tel:+21321555014')
  for (const name of networks) await expect(foot(page).getByRole('link', { name })).toBeVisible()
})

test('X-FOOT-2 D-33 X-FORM-1 an address is asked, confirmed and taken off again', async ({ page, user }) => {
  await open(page, '/')
  const address = foot(page).getByLabel('Email')
  await address.fill('no address')
  await address.press('Enter')
  await expect(foot(page).getByText('Please enter a valid email address')).toBeVisible()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(foot(page).locator('[data-flash]')).toHaveCount(1)
  await address.fill(user.email)
  await expect(foot(page).getByText('Please enter a valid email address')).toBeHidden()
  await foot(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(foot(page).getByRole('status')).toHaveText(
    `Almost there: please confirm using the email we sent to ${user.email}.`,
  )
  await expect(address).toHaveValue('')

  // Whoever is faster than the scripts finds a button that waits for them.
  await page.route('**/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto(linkIn(await mailTo(user.email), 'confirm'))
  await page.getByRole('button', { name: 'Yes, subscribe' }).click()
  await expect(page.getByText(`Done. The next issue goes to ${user.email}.`)).toBeVisible()
  await page.goto(linkIn(await mailTo(user.email, 2), 'unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(`Done. ${user.email} has been unsubscribed.`)).toBeVisible()
  await expectAccessible(page)
})

function linkIn(mail: string, kind: string): string {
  const path = new RegExp(`/newsletter/${kind}/[\\w.-]+`).exec(mail)?.[0]
  if (!path) throw new Error(`no ${kind} link in the mail`)
  return path
}

test('the theme is kept, and the server already answers in it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await foot(page).getByRole('button', { name: 'System theme' }).click()
  await foot(page).getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await ground()
  expect(dark).not.toBe(light)

  const [answer] = await Promise.all([page.waitForResponse('/courses'), page.goto('/courses')])
  await ready(page)
  expect(await answer.text()).toContain('data-theme="dark"')
  expect(await ground()).toBe(dark)
  await foot(page).getByRole('button', { name: 'Dark theme' }).click()
  await expect(foot(page).getByRole('button', { name: 'System theme' })).toBeVisible()
  expect(await ground()).toBe(light)
})
