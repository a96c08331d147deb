import { demoAccounts } from '@palestra/demo-academy/accounts'
import type { Locator, Page } from '@playwright/test'

import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

const cards = (page: Page): Locator => page.locator('.blog-lead, .blog-cards > li')
const like = (page: Page): Locator => page.getByRole('button', { name: /^Like, / })
const say = (page: Page): Locator => page.getByPlaceholder('Say Something')
const comments = (page: Page): Locator => page.locator('.comments li')

/** Waits for the scripts: what stands in the page before them does not answer yet. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** A post of the demo academy; each journey takes another one. */
async function openPost(page: Page, place: number): Promise<string> {
  const { blogs } = await call(page, 'GET', '/blogs?limit=20')
  const address = `/blog/${blogs[place]._id}`
  await open(page, address)
  return address
}

const signIn = (page: Page, account: (typeof demoAccounts)[number]) =>
  call(page, 'POST', '/login', { email: account.email, password: account.password })

test('L-BLOG-1 L-BLOG-2 L-BLOG-3 L-BLOG-4 L-BLOG-5 filter, search and turn pages by keyboard, with every step in the address', async ({
  page,
}) => {
  await open(page, '/blogs')
  await expect(cards(page)).toHaveCount(12)
  await expect(page.getByRole('link', { name: 'Add Course' }), 'X-ROLE-4').toHaveCount(0)
  await page.getByRole('link', { name: 'Page 2' }).press('Enter')
  await expect(page).toHaveURL('/blogs?page=2')
  await page.getByRole('button', { name: /^Filter/ }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await expect(panel.locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await panel.getByRole('checkbox').first().press('Space')
  await panel.getByRole('checkbox').nth(1).press('Space')
  await panel.getByRole('button', { name: 'Apply Filters' }).press('Enter')
  await expect(page).toHaveURL(/\/blogs\?categories=[\da-f-]+,[\da-f-]+$/)
  await expect(page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]')).toHaveCount(2)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('no such words anywhere')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No Blogs matches the search!' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all blogs' }).click()
  await page
    .getByRole('link', { name: /^Read Blog/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/blog\/[\da-f-]{36}$/)
})

test('L-BLOG-3 D-41 a list that could not be read says so, never looks empty, and comes with Retry', async ({
  page,
}) => {
  await page.route('**/api/blogs?**', route => route.abort())
  await open(page, '/courses')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu' })
  await menu.locator('summary', { hasText: 'Academic' }).click()
  await menu.getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { name: 'The blogs could not be loaded' })).toBeVisible()
  await expect(page.getByText('No Blogs matches the search!')).toHaveCount(0)
  await page.unroute('**/api/blogs?**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(page)).toHaveCount(12)
})

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['desktop', 1440, 900],
] as const) {
  test(`L-BLOG-7 L-BLOG-8 L-BLOG-9 L-BLOG-10 list and post are accessible and fit on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const go of [() => open(page, '/blogs'), () => openPost(page, 1)]) {
      await go()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await expect(page.getByRole('heading', { level: 2, name: 'Summary' })).toBeVisible()
    await expect(page.getByText(/^[\d,]+ views?$/)).toBeVisible()
    await expect(say(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeVisible()
  })
}

test.describe('somebody who is no robot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })

  test('L-BLOG-7 D-60 is counted once, after the page was shown', async ({ page }) => {
    const { blogs } = await call(page, 'GET', '/blogs?limit=20')
    const [id, views] = [blogs[2]._id, Number(blogs[2].views)]
    const shown = page.getByText(/^[\d,]+ views?$/)
    const seen = async () => Number((await shown.textContent())?.replaceAll(/\D/g, ''))
    await open(page, `/blog/${id}`)
    await expect.poll(seen).toBe(views + 1)
    await open(page, `/blog/${id}`)
    // Views are no change that is announced: what is kept may be seconds old.
    await expect.poll(async () => (await call(page, 'GET', `/blog/${id}`)).blog.views).toBe(views + 1)
  })
})

test('L-BLOG-11 X-ROLE-2 whoever is not logged in is sent to log in, and comes back', async ({ page }) => {
  const address = await openPost(page, 3)
  const login = `/login?next=${encodeURIComponent(address)}`
  await page.getByRole('link', { name: /^Log in to like/ }).click()
  await expect(page).toHaveURL(login)
  await open(page, address)
  await say(page).fill('Something')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page).toHaveURL(login)
})

test('L-BLOG-11 a like counts at once, stays, and is taken back when the server does not take it', async ({
  page,
  signedIn: _,
}) => {
  await openPost(page, 4)
  const count = Number((await like(page).textContent())?.match(/\d+/)?.[0])
  const taken = page.waitForResponse('**/api/blog/like/**')
  await like(page).press('Enter')
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await taken
  await expect(like(page)).toContainText(String(count + 1))
  await page.reload()
  await ready(page)
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/api/blog/like/**', async route => {
    await held
    await route.fulfill({ status: 503, json: {} })
  })
  await like(page).click()
  await expect(like(page), 'at once').toHaveAttribute('aria-pressed', 'false')
  answer()
  await expect(page.getByText('Your like could not be saved')).toBeVisible()
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(like(page)).toContainText(String(count + 1))
})

test('L-BLOG-6 X-ROLE-4 D-26 administrators find Add Course and Add Blog, and may delete any comment', async ({
  page,
}) => {
  const [, administrator] = demoAccounts
  await signIn(page, administrator)
  await open(page, '/blogs')
  await expect(page.getByRole('link', { name: 'Add Course' })).toHaveAttribute('href', '/add-plat')
  await expect(page.getByRole('link', { name: 'Add Blog' })).toBeVisible()
  await page.getByRole('link', { name: 'Add Course' }).click()
  await expect(page).toHaveURL('/dashboard/manage-courses/new-course')
  await openPost(page, 6)
  const count = await comments(page).count()
  expect(await page.getByRole('button', { name: /^Delete the comment/ }).count()).toBe(count)
})

test('a post tells search engines and shared links what it is, and offers plain links to share it', async ({
  page,
}) => {
  const address = await openPost(page, 7)
  const url = new URL(address, page.url()).href
  const meta = (property: string) => page.locator(`head meta[property="${property}"]`)
  await expect(meta('og:type')).toHaveAttribute('content', 'article')
  await expect(meta('article:published_time')).toHaveAttribute('content', /^\d{4}-/)
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', url)
  const posting = JSON.parse(String(await page.locator('script[type="application/ld+json"]').first().textContent()))
  expect(posting).toMatchObject({ '@type': 'BlogPosting', mainEntityOfPage: url })
  expect(posting.headline).toBe(await page.getByRole('heading', { level: 1 }).textContent())
  for (const name of ['Share by email', 'Share on X', 'Share on LinkedIn'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', new RegExp(encodeURIComponent(url)))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await open(page, '/blogs')
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute('href', '/blogs/rss.xml')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('posts are found and read, and liking and commenting lead to the log-in', async ({ page }) => {
    await page.goto('/blogs')
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\?categories=/)
    await page
      .getByRole('link', { name: /^Read Blog/ })
      .first()
      .click()
    const address = new URL(page.url()).pathname
    await expect(page.getByRole('heading', { level: 2, name: 'Summary' })).toBeVisible()
    expect((await page.locator('.article-text').innerText()).length).toBeGreaterThan(500)
    await expect(page.getByRole('button', { name: 'Copy link' }), 'what cannot work is not there').toBeHidden()
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`)
  })
})
