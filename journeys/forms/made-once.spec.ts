// Whoever did not hear that a thing was made presses again, and it is made once (decision 0059).
import type { Page } from '@playwright/test'

import { image, password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, ready, test } from '../support/journey.ts'
import { loseAnswer } from '../support/lost-answers.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const away = 'The academy could not be reached'

test('R33 a course whose answer was lost stands in the list once, with the newer words', async ({ page }) => {
  const mark = Date.now().toString(36)
  const newer = `Starts ${mark}`
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  const title = page.getByLabel('Title')
  const save = page.getByRole('button', { name: 'Create draft' })
  await title.fill(`Sprints ${mark}`)
  await page.getByLabel('Price in USD').fill('49')
  await page.locator('input[type=file]').setInputFiles(await image())
  await loseAnswer(page, '**/api/course/create', () => save.click())
  await expect(page.getByRole('alert').filter({ hasText: away })).toBeVisible()
  await title.fill(newer)
  await save.click()
  await expect(page).toHaveURL(/course-playlist\?course=/)
  await expect(page.getByRole('heading', { name: newer })).toBeVisible()

  await page.goto(`/dashboard/manage-courses?title=${mark}`)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText(newer)
  const [made] = (await call(page, 'GET', `/admin/courses?title=${mark}`)).courses
  await call(page, 'DELETE', `/course/${made._id}`, { password })
})

test('R33 so does a post whose page was loaded anew before it was sent again', async ({ page }) => {
  page.on('dialog', dialog => void dialog.accept().catch(() => {}))
  const title = `Kept once ${Date.now().toString(36)}`
  await page.goto('/dashboard/manage-blogs/new-blog')
  await ready(page)
  const save = page.getByRole('button', { name: 'Create blog' })
  await page.getByLabel('Title').fill(title)
  await page.getByRole('textbox', { name: 'Content' }).fill('What a longer stride asks of a hamstring.')
  await page.locator('.image-field input').setInputFiles(await image())
  await loseAnswer(page, '**/api/blog', () => save.click())
  await expect(page.getByRole('alert').filter({ hasText: away })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.locator('.image-field input').setInputFiles(await image())
  await save.click()
  await expect(page).toHaveURL(/\/dashboard\/manage-blogs$/)
  const { blogs } = await call(page, 'GET', `/admin/blogs?title=${encodeURIComponent(title)}`)
  expect(blogs).toHaveLength(1)
  await call(page, 'DELETE', `/admin/blog/${blogs[0]._id}`, { password })
})

test('R33 of a draft in two tabs each makes its own, where the first heard that its own is made or refused', async ({
  page,
  context,
}) => {
  const mark = Date.now().toString(36)
  const fill = async (tab: Page, title: string, price: string) => {
    await tab.getByLabel('Title').fill(title)
    await tab.getByLabel('Price in USD').fill(price)
    await tab.locator('input[type=file]').setInputFiles(await image())
  }
  const save = (tab: Page) => tab.getByRole('button', { name: 'Create draft' }).click()
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  await fill(page, `Sprints ${mark}`, '0.01')
  await save(page)
  await expect(page.getByLabel('Price in USD')).toHaveAttribute('aria-invalid', 'true')
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)), // its storage is copied, as a duplicated tab's is
  ])
  await ready(other)
  await expect(other.getByLabel('Title')).toHaveValue(`Sprints ${mark}`)
  await fill(page, `Sprints ${mark}`, '49')
  await save(page)
  await expect(page.getByRole('heading', { name: `Sprints ${mark}` })).toBeVisible()
  await fill(other, `Hurdles ${mark}`, '99')
  await save(other)
  await expect(other.getByRole('heading', { name: `Hurdles ${mark}` })).toBeVisible()
  const { courses } = await call(page, 'GET', `/admin/courses?title=${mark}`)
  const titles = courses.map(({ title }: { title: string }) => title)
  expect(titles.toSorted()).toEqual([`Hurdles ${mark}`, `Sprints ${mark}`])
  for (const { _id } of courses) await call(page, 'DELETE', `/course/${_id}`, { password })
})
