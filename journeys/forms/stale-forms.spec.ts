import type { Browser, Page } from '@playwright/test'

import { createApplication, password, signInAsAdministrator } from '../support/applicants.ts'
import { copyCourse } from '../support/demo-courses.ts'
import { call, expect, expectAccessible, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Someone else saved a newer version' })
const save = (page: Page) => page.getByRole('button', { name: /^Save (changes|draft)$/ })

/** The same form in two browsers, both read before either saves. */
async function openTwice(browser: Browser, page: Page, at: string): Promise<Page> {
  const other = await (await browser.newContext({ baseURL: process.env['JOURNEY_URL'] ?? '' })).newPage()
  await signInAsAdministrator(other)
  for (const one of [page, other]) {
    await one.goto(at)
    await expect(save(one)).toBeEnabled()
  }
  return other
}

test('two administrators change one course: nothing is lost before somebody chooses', async ({ page, browser }) => {
  const course = await copyCourse(page)
  const other = await openTwice(browser, page, `/dashboard/manage-courses/update-course/${course._id}`)
  await other.getByLabel('Price in USD').fill('77')
  await other.getByLabel('Outcome').fill('Their outcome')
  await save(other).click()
  await expect(other.getByText('Course Updated Successfully')).toBeVisible()

  await page.getByLabel('Outcome').fill('My outcome')
  await save(page).click()
  await expect(page.getByText('Failed To Update Course')).toBeVisible()
  await expect(notice(page), 'wherever somebody looked').toBeInViewport()
  const fields = notice(page).locator('dl > div')
  await expect(fields).toHaveCount(2)
  await expect(fields.filter({ hasText: 'Outcome' })).toContainText('Their outcome')
  await expect(fields.filter({ hasText: 'Outcome' })).toContainText('My outcome')
  await expect(fields.filter({ hasText: 'Price in USD' })).toContainText('Yours, unchanged')
  await expect(page.getByLabel('Outcome'), 'what was typed stays').toHaveValue('My outcome')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expectAccessible(page)
  await notice(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Course Updated Successfully')).toBeVisible()
  const read = async () => (await call(page, 'GET', `/course/${course._id}`)).course
  expect(await read(), 'what only they changed stays theirs').toMatchObject({ outcome: 'My outcome', price: 77 })

  await other.goto(`/dashboard/manage-courses/update-course/${course._id}`)
  await expect(save(other)).toBeEnabled()
  await call(page, 'PUT', `/course/update/${course._id}`, { outcome: 'Third' })
  await other.getByLabel('Outcome').fill('Given up')
  await save(other).click()
  await notice(other).getByRole('button', { name: 'Use theirs' }).click()
  await expect(other.getByLabel('Outcome')).toHaveValue('Third')
  await expect(notice(other)).toHaveCount(0)
  await other.getByLabel('Outcome').fill('Fourth')
  await save(other).click()
  await expect(other.getByText('Course Updated Successfully')).toBeVisible()
  expect(await read()).toMatchObject({ outcome: 'Fourth' })
  await other.context().close()
  await call(page, 'DELETE', `/course/${course._id}`, { password })
})

test('a form with rows, a text with an editor and a dialog meet another save alike', async ({ page, browser }) => {
  const id = await createApplication(page, `Twice ${Date.now().toString(36)}`)
  const at = `/dashboard/manage-applications/update-application/${id}`
  const other = await openTwice(browser, page, at)
  for (const [one, words] of [
    [other, 'Theirs'],
    [page, 'Mine'],
  ] as const) {
    await one.getByLabel('Title').fill(words)
    await save(one).click()
  }
  await expect(notice(page).locator('dl')).toContainText('Steps')
  await notice(page).getByRole('button', { name: 'Use theirs' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Theirs')
  await call(page, 'DELETE', `/admin/application/${id}`, { password })

  const { blogs } = await call(page, 'GET', '/admin/blogs')
  const { blog } = await call(page, 'POST', `/admin/blog/${blogs[0]._id}/duplicate`)
  const blogAt = `/dashboard/manage-blogs/update-blog/${blog._id}`
  const content = page.getByRole('textbox', { name: 'Content' })
  await page.goto(blogAt)
  await expect(content).toBeEditable()
  await call(page, 'PUT', `/blog/${blog._id}`, { title: blog.title, content: '<p>What somebody else wrote here.</p>' })
  await content.fill('What I wrote here myself.')
  await save(page).click()
  await expect(notice(page)).toContainText('What somebody else wrote here.')
  await notice(page).getByRole('button', { name: 'Use theirs' }).click()
  await expect(content).toHaveText('What somebody else wrote here.')
  await call(page, 'DELETE', `/admin/blog/${blog._id}`, { password })
  await other.context().close()
})

test('a slide of the landing page is saved twice in a row, and not over somebody else', async ({ page }) => {
  const { items } = await call(page, 'GET', '/pages/hero')
  const { h1, p, link, color } = items[1].slide
  await page.goto('/dashboard/update-hero?page=2')
  const update = page.getByRole('button', { name: 'Update page' })
  // The message of the save before may still stand above.
  const saved = page.getByText('Hero Page Updated Successfully').last()
  await expect(update).toBeEnabled()
  for (const words of ['Once', 'Twice']) {
    await page.getByLabel('Paragraph').fill(words)
    const readAnew = page.waitForResponse(
      answer => answer.request().method() === 'GET' && /pages.hero$/.test(answer.url()),
    )
    await update.click()
    await expect(saved).toBeVisible()
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
    await readAnew
  }
  await call(page, 'PUT', '/pages/hero/2', { h1, p: 'Elsewhere', link, color })
  await page.getByLabel('Paragraph').fill('Third')
  await update.click()
  await expect(notice(page)).toContainText('Elsewhere')
  await notice(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved).toBeVisible()
  await call(page, 'PUT', '/pages/hero/2', { h1, p, link, color })
})

test('a partner and a category are not renamed over somebody else', async ({ page }) => {
  await page.goto('/dashboard/partners')
  const [partner] = (await call(page, 'GET', '/partners')).partners
  const { _id, name, website } = partner
  await page.getByRole('button', { name: `Edit “${name}”` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Company Name').fill('Mine')
  await call(page, 'PUT', `/admin/partner/${_id}`, { name: 'Theirs', website: website ?? '' })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Theirs')
  await dialog.getByRole('button', { name: 'Use theirs' }).click()
  await expect(dialog.getByLabel('Company Name')).toHaveValue('Theirs')
  await call(page, 'PUT', `/admin/partner/${_id}`, { name, website: website ?? '' })

  const mark = Date.now().toString(36)
  const { category } = await call(page, 'POST', '/admin/category', { name: `first ${mark}` })
  await page.goto('/dashboard/manage-courses/categories')
  await page.getByRole('button', { name: `Rename “first ${mark}”` }).click()
  await call(page, 'PUT', `/admin/category/${category._id}`, { name: `second ${mark}` })
  const field = page.locator('.ordered-list').getByRole('textbox')
  await field.fill(`third ${mark}`)
  await field.press('Enter')
  await expect(page.getByText(`Someone else renamed this category to “second ${mark}”.`)).toBeVisible()
  await expect(field).toHaveValue(`third ${mark}`)
  await field.press('Enter')
  await expect(page.getByText(`third ${mark}`, { exact: true })).toBeVisible()
  await call(page, 'DELETE', `/admin/category/${category._id}`, { password })
})
