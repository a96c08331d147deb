import type { Page } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

/** Lets the list's next reads take a while, as they do far away. */
const slowDown = (page: Page) =>
  page.route('**/api/admin/blogs?*', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })

for (const delay of [0, 150, 320]) {
  test(`A-LIST-1 words typed ${delay} ms before a filter is chosen are kept, and so is the filter`, async ({
    page,
  }) => {
    await open(page, '/dashboard/manage-blogs')
    await slowDown(page)
    await page.getByLabel('Search by title').fill('sweat')
    await page.waitForTimeout(delay)
    await page.getByLabel('Status').selectOption('Published')
    await expect(page).toHaveURL(
      url => url.search === '?state=published&title=sweat' || url.search === '?title=sweat&state=published',
    )
    await page.waitForTimeout(500)
    expect(new URL(page.url()).searchParams.get('state')).toBe('published')
    await expect(page.getByText('1 blog', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Search by title')).toHaveValue('sweat')
    await expect(page.getByLabel('Status')).toHaveValue('published')
  })
}

test('A-LIST-1 words typed while the list still loads are kept', async ({ page }) => {
  await open(page, '/dashboard/manage-blogs')
  await slowDown(page)
  const box = page.getByLabel('Search by title')
  await box.fill('swe')
  await page.waitForTimeout(450)
  await box.pressSequentially('at te', { delay: 120 })
  await expect(page).toHaveURL(/title=sweat(\+|%20)te/)
  await expect(box).toHaveValue('sweat te')
  await expect(page.getByText('1 blog', { exact: true })).toBeVisible()
})

test('A-LIST-1 whoever shows everything again finds the box empty', async ({ page }) => {
  await open(page, '/dashboard/manage-blogs')
  const box = page.getByLabel('Search by title')
  await box.fill('nothing is called so')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByText(/^[1-9][\d,]* blogs$/)).toBeVisible()
  await expect(box).toHaveValue('')
  await page.waitForTimeout(400)
  await expect(page).toHaveURL(/manage-blogs$/)
})

test('A-LIST-1 whoever leaves while words still wait is not called back by them', async ({ page }) => {
  await open(page, '/dashboard/manage-blogs')
  const box = page.getByLabel('Search by title')
  await box.focus()
  // A slow machine: the pause is over before the page has drawn that somebody leaves.
  await page
    .getByRole('link', { name: /^Edit “/ })
    .first()
    .evaluate((link: HTMLElement) => {
      document.execCommand('insertText', false, 'e')
      link.click()
      for (const end = Date.now() + 400; Date.now() < end;);
    })
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
})
