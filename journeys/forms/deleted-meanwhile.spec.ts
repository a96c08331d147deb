// Somebody deletes what somebody else is just changing: it is said, and nothing that was typed is lost.
import type { Page } from '@playwright/test'

import { createApplication, password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const firstOf = async (page: Page, path: string, list: string): Promise<string> =>
  (await call(page, 'GET', path))[list][0]._id

const things = {
  blog: {
    make: async (page: Page) =>
      (await call(page, 'POST', `/admin/blog/${await firstOf(page, '/admin/blogs', 'blogs')}/duplicate`)).blog._id,
    form: '/dashboard/manage-blogs/update-blog',
    anew: '/dashboard/manage-blogs/new-blog',
    address: '/admin/blog',
    field: 'Title',
  },
  research: {
    make: async (page: Page) => {
      const id = await firstOf(page, '/admin/researches', 'researches')
      return (await call(page, 'POST', `/admin/researches/${id}/duplicate`)).research._id
    },
    form: '/dashboard/manage-researches/update-research',
    anew: '/dashboard/manage-researches/new-research',
    address: '/researches',
    field: 'Title',
  },
  course: {
    make: async (page: Page) => (await call(page, 'POST', '/course/create', { title: 'Gone', price: 10 })).course._id,
    form: '/dashboard/manage-courses/update-course',
    anew: '/dashboard/manage-courses/new-course',
    address: '/course',
    field: 'Title',
  },
  application: {
    make: (page: Page) => createApplication(page, 'Gone'),
    form: '/dashboard/manage-applications/update-application',
    anew: '/dashboard/manage-applications/new-application',
    address: '/admin/application',
    field: 'Desired development',
  },
}

for (const [name, { make, form, anew, address, field }] of Object.entries(things))
  test(`A-LIST-3 a ${name} that was deleted meanwhile is made anew with what was typed`, async ({ page }) => {
    const id: string = await make(page)
    const typed = `Typed ${Date.now().toString(36)}`
    await page.goto(`${form}/${id}`)
    await ready(page)
    await page.getByLabel(field).first().fill(typed)
    await call(page, 'DELETE', `${address}/${id}`, { password })
    await page.getByRole('button', { name: /^Save (changes|draft)$/ }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Somebody deleted this meanwhile.' })
    await expect(notice).toContainText('What you typed is still here.')
    await expect(page.getByText('Not found', { exact: true })).toHaveCount(0)
    await expect(page.getByLabel(field).first()).toHaveValue(typed)
    await notice.getByRole('button', { name: 'Create it anew' }).click()
    await expect(page).toHaveURL(anew)
    await expect(page.getByRole('status').filter({ hasText: 'What you typed here before is back.' })).toBeVisible()
    await expect(page.getByLabel(field).first()).toHaveValue(typed)
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(page.getByLabel(field).first()).toHaveValue('')
  })
