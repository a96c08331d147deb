import type { Locator, Page } from '@playwright/test'

import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

const say = (page: Page): Locator => page.getByPlaceholder('Say Something')
const comments = (page: Page): Locator => page.locator('.comments li')

/** Waits for the scripts: what stands in the page before them does not answer yet. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** A post of the demo academy; each journey takes another one. */
async function postAt(page: Page, place: number): Promise<{ _id: string; title: string }> {
  const { blogs } = await call(page, 'GET', '/blogs?limit=20')
  return blogs[place]
}

test('L-BLOG-12 A-BLOG-5 D-61 a comment stands there at once, keeps its words when it fails, and can be deleted', async ({
  page,
  signedIn: _,
}) => {
  const { _id } = await postAt(page, 5)
  await open(page, `/blog/${_id}`)
  const count = await comments(page).count()
  await say(page).press('Enter')
  await say(page).fill('   ')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments(page), 'empty is ignored').toHaveCount(count)

  await page.route('**/api/blog/comment/**', route => route.fulfill({ status: 503, json: {} }))
  await say(page).fill('What about <b>older</b> players?')
  await say(page).press('Enter')
  await expect(page.getByText('Your comment could not be saved')).toBeVisible()
  await expect(comments(page)).toHaveCount(count)
  await expect(say(page)).toHaveValue('What about <b>older</b> players?')
  await page.unroute('**/api/blog/comment/**')

  await say(page).press('Enter')
  await expect(say(page)).toHaveValue('')
  await expect(comments(page).last()).toContainText('What about <b>older</b> players?')
  await page.reload()
  await ready(page)
  await expect(comments(page)).toHaveCount(count + 1)

  const mine = comments(page).last()
  await mine.getByRole('button', { name: 'Delete the comment by Demo Traveller' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete this comment?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await mine.getByRole('button', { name: /^Delete the comment/ }).click()
  await question.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(page.getByText('Comment Deleted Successfully')).toBeVisible()
  await expect(comments(page)).toHaveCount(count)
})

test('L-BLOG-9 L-BLOG-10 D-41 older comments are loaded by keyboard, and what was being written stays', async ({
  page,
  signedIn: _,
}) => {
  const { _id: id, title } = await postAt(page, 8)
  for (const content of ['The oldest', 'The second', 'The newest'])
    await call(page, 'PUT', `/blog/comment/${id}`, { content })
  // As if a page held a single comment: the rest is the server's own answer.
  await page.route(`**/api/blog/${id}`, async route => {
    const response = await route.fetch()
    const { blog, related } = await response.json()
    await route.fulfill({ response, json: { blog: { ...blog, comments: blog.comments.slice(0, 1) }, related } })
  })
  await open(page, '/blogs')
  await page
    .getByRole('link', { name: /^Read Blog/ })
    .filter({ hasText: title })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(comments(page)).toHaveCount(1)
  await say(page).fill('Half a thought')
  await page.route('**/comments?*', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Show earlier comments' }).press('Enter')
  await expect(page.getByText('Earlier comments could not be loaded')).toBeVisible()
  await page.unroute('**/comments?*')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(comments(page).first()).toBeFocused()
  await expect(comments(page).last()).toContainText('The newest')
  await expect(page.getByRole('button', { name: /Show earlier comments|Retry/ })).toHaveCount(0)
  await expect(say(page)).toHaveValue('Half a thought')
})
