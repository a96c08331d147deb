// Slips of the hand in the managers: a mistyped year, a deadline that is over, a file that is none, a period backwards.
import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

test('A-CONF-1 D-43 a year that was mistyped is told at its field', async ({ page }) => {
  await page.goto('/dashboard/new-conference')
  await page.getByLabel('Start date').fill('0026-03-04')
  await page.getByLabel('End date').fill('9999-03-04')
  await page.getByRole('button', { name: 'Create conference' }).click()
  await expect(page.getByText(/Please choose a year between 1900 and 21\d\d/)).toHaveCount(2)
})

test('A-APP-5 D-45 a new application is not born closed; the year of its deadline is checked', async ({ page }) => {
  await page.goto('/dashboard/manage-applications/new-application')
  await page.getByLabel('Name', { exact: true }).fill('Late')
  const deadline = page.getByLabel('Deadline')
  await deadline.fill('2020-03-04')
  await page.getByRole('button', { name: 'Create application' }).click()
  await expect(page.getByText('This has passed: please choose a later deadline')).toBeVisible()
  await deadline.fill('0204-03-04')
  await page.getByRole('button', { name: 'Create application' }).click()
  await expect(page.getByText(/Please choose a year between 1900/)).toBeVisible()
})

test('A-VID-2 X-FORM-1 captions are looked at when they are chosen, each in its row, and the first wrong field has the focus', async ({
  page,
}) => {
  await page.goto('/dashboard/manage-videos')
  await page.locator('tbody a[href*="update-video"]').first().click()
  const rows = page.getByRole('group', { name: /^Captions \d/ })
  await expect(page.getByRole('button', { name: 'Add captions' })).toBeVisible()
  const before = await rows.count()
  await page.getByRole('button', { name: 'Add captions' }).click()
  await page.getByRole('button', { name: 'Add captions' }).click()
  const [first, second] = [rows.nth(before), rows.nth(before + 1)]
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(first.getByRole('combobox')).toBeFocused()
  const choose = (body: string) => ({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(body) })
  await first.locator('input[type=file]').setInputFiles(choose('WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'))
  await second.locator('input[type=file]').setInputFiles(choose('Only words'))
  await expect(second.getByText('Please choose captions as WebVTT or SRT')).toBeVisible()
  await expect(first.locator('input[type=file]')).not.toHaveAttribute('aria-invalid')
})

test('D-63 a category that is in use says so, and asks for no password', async ({ page }) => {
  await page.goto('/dashboard/manage-courses/categories')
  const { categories } = await call(page, 'GET', '/admin/categories')
  const used = categories.find((one: { courses: number }) => one.courses > 0)
  await page.getByRole('button', { name: `Delete “${used.name}”` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('cannot be deleted yet')
  await expect(dialog.getByLabel('Your password')).toHaveCount(0)
  await expect(dialog.getByRole('button')).toHaveCount(1)
})

test('a period that ends before it begins is told', async ({ page }) => {
  await page.goto('/dashboard/activity?from=2026-05-02&to=2026-05-01')
  await expect(page.getByText('The last day lies before the first one')).toBeVisible()
})

test('A-CRS-3 what a course needs before it is published follows what is typed', async ({ page }) => {
  const { course } = await call(page, 'POST', '/course/create', { title: `Slips ${Date.now()}`, price: 10 })
  await page.goto(`/dashboard/manage-courses/update-course/${course._id}`)
  const lacks = page.locator('.edit-ready [data-lacks]')
  await expect(lacks).toHaveText(['A description', 'A picture', 'A published video'])
  await page.getByRole('textbox', { name: 'Description' }).fill('What it is about.')
  await expect(lacks).toHaveText(['A picture', 'A published video'])
})
