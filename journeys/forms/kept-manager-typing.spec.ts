// What a manager typed outlives a reload, a crash and the end of a session, in the tab where it was typed.
import type { Page } from '@playwright/test'

import { createApplication, password, image, signInAsAdministrator } from '../support/applicants.ts'
import { copyCourse } from '../support/demo-courses.ts'
import { call, expect, test } from '../support/journey.ts'
import { choose, keepVideos, saveEntries } from '../support/playlists.ts'

test.beforeEach(async ({ page }) => {
  // A page that is just being left takes no answer any more.
  page.on('dialog', dialog => void dialog.accept().catch(() => {}))
  await signInAsAdministrator(page)
})

const back = (page: Page) => page.getByRole('status').filter({ hasText: 'What you typed here before is back.' })
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('typed:')).length)

test('a new post comes back after a reload, and is gone once it is saved', async ({ page }) => {
  const at = '/dashboard/manage-blogs/new-blog'
  const content = page.getByRole('textbox', { name: 'Content' })
  const category = page.locator('.manager-choices input').first()
  const title = `Kept ${Date.now().toString(36)}`
  await page.goto(at)
  await page.getByLabel('Title').fill(title)
  await content.fill('What a longer stride asks of a hamstring.')
  await category.check()
  await page.locator('.image-field input').setInputFiles(await image())
  await page.reload()
  await expect(back(page)).toContainText('It is not saved yet.')
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(content).toHaveText('What a longer stride asks of a hamstring.')
  await expect(category).toBeChecked()
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create blog' }).click()
  await expect(page.getByText('Please choose a picture'), 'no file is kept').toBeVisible()
  await page.locator('.image-field input').setInputFiles(await image())
  await page.getByRole('button', { name: 'Create blog' }).click()
  await expect(page).toHaveURL(/\/dashboard\/manage-blogs$/)
  expect(await kept(page)).toBe(0)
  await page.goto(at)
  await expect(page.getByRole('button', { name: 'Create blog' })).toBeEnabled()
  await expect(page.getByLabel('Title')).toHaveValue('')
  const { blogs } = await call(page, 'GET', `/admin/blogs?title=${encodeURIComponent(title)}`)
  await call(page, 'DELETE', `/admin/blog/${blogs[0]._id}`, { password })
})

for (const [at, label] of [
  ['/dashboard/manage-researches/new-research', 'Title'],
  ['/dashboard/manage-courses/new-course', 'Title'],
  ['/dashboard/manage-videos/new-video', 'Title'],
  ['/dashboard/new-conference', 'Location'],
  ['/dashboard/new-membership', 'Description'],
  ['/dashboard/manage-applications/new-application', 'Desired development'],
  ['/dashboard/manage-pages/update-page/about', 'Title'],
  ['/dashboard/update-hero?page=3', 'Paragraph'],
  ['/dashboard/update-statistics', 'Label'],
] as const)
  test(`what was typed is put back and can be discarded: ${at}`, async ({ page }) => {
    const field = page.getByLabel(label).first()
    await page.goto(at)
    await expect(field).toBeEditable()
    const before = await field.inputValue()
    await field.fill('Typed, not saved')
    await page.reload()
    await expect(back(page)).toBeVisible()
    await expect(field).toHaveValue('Typed, not saved')
    await page.getByRole('button', { name: 'Discard it' }).click()
    await expect(field).toHaveValue(before)
    await expect(back(page)).toHaveCount(0)
    expect(await kept(page)).toBe(0)
  })

test('what was typed never wins over a newer version by itself', async ({ page }) => {
  const id = await createApplication(page, `Kept ${Date.now().toString(36)}`)
  const at = `/dashboard/manage-applications/update-application/${id}`
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved a newer version' })
  await page.goto(at)
  await page.getByLabel('Desired development').fill('Mine')
  const steps = [{ title: 'Register', description: 'Four minutes' }]
  const theirs = { name: 'Kept', applicantType: 'ClubApplication', deadline: '2099-03-01', steps }
  await call(page, 'PUT', `/application/${id}`, { ...theirs, desiredDevelopment: 'Theirs' })
  await page.reload()
  await expect(back(page)).toBeVisible()
  await expect(conflict.locator('dl > div')).toContainText(['Theirs'])
  await expect(page.getByLabel('Desired development')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Failed', { exact: false }).last()).toBeVisible()
  expect((await call(page, 'GET', `/application/${id}`)).application.desiredDevelopment).toBe('Theirs')
  await conflict.getByRole('button', { name: 'Use theirs' }).click()
  await expect(page.getByLabel('Desired development')).toHaveValue('Theirs')
  expect(await kept(page)).toBe(0)
  await call(page, 'DELETE', `/admin/application/${id}`, { password })
})

test('A-CRS-7 D-40 an order of videos comes back after a reload and a session that ended, over nobody', async ({
  page,
}) => {
  const course = await copyCourse(page)
  const videos = await keepVideos(page, course._id)
  const at = `/dashboard/manage-courses/course-playlist?course=${course._id}`
  const titles = page.locator('.ordered-list > li .playlist-title')
  const save = page.getByRole('button', { name: 'Save playlist' })
  await page.goto(at)
  const [first = '', ...others] = await titles.allTextContents()
  await choose(page, first, 'Move down')
  const [second = '', ...rest] = others
  await page.reload()
  await expect(back(page)).toBeVisible()
  await expect(titles).toHaveText([second, first, ...rest])
  for (const title of await titles.all()) await expect(title).toBeVisible()
  await page.context().clearCookies({ name: /session/ })
  const questions: string[] = []
  page.on('dialog', dialog => questions.push(dialog.type()))
  // At once: a read of the page's own may be refused first, and leads there as well.
  const pressed = save.evaluate((button: HTMLButtonElement) => void setTimeout(() => button.click()))
  await Promise.any([pressed, page.waitForURL(/\/login/)])
  await expect(page).toHaveURL(/\/login/)
  expect(questions, 'nothing is lost, so nobody is asked').toEqual([])
  await signInAsAdministrator(page)
  await saveEntries(page, course._id, videos.toReversed())
  await page.goto(at)
  await expect(back(page)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Theirs' })).toBeVisible()
  await expect(titles).toHaveText([second, first, ...rest])
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(titles).toHaveText([first, second, ...rest].toReversed())
  await expect(back(page)).toHaveCount(0)
  expect(await kept(page)).toBe(0)
  await call(page, 'DELETE', `/course/${course._id}`, { password })
})

test('T14 it outlives a session that ended, but not who leaves without saving or logs out', async ({ page }) => {
  const at = '/dashboard/new-conference'
  const type = async () => {
    await page.goto(at)
    await page.getByLabel('Location').fill('Doha')
    await expect.poll(() => kept(page)).toBe(1)
  }
  await type()
  await page.context().clearCookies({ name: /session/ })
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await signInAsAdministrator(page)
  await page.goto(at)
  await expect(page.getByLabel('Location')).toHaveValue('Doha')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Partners' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/partners/)
  expect(await kept(page)).toBe(0)
  await type()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await kept(page)).toBe(0)
})
