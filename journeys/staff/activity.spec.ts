import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

test('what an administrator changes appears, is found by every filter and by keyboard, and leads to its thing', async ({
  page,
  user,
}) => {
  const name = `league ${user.email.slice(8, 20)}`
  const { category } = await call(page, 'POST', '/admin/category', { name })
  await call(page, 'PUT', `/admin/category/${category._id}`, { name: `${name} two` })

  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
  await ready(page)
  const entries = page.locator('.activity-days li')
  const search = page.getByLabel('Search by item name')
  await search.fill(name)
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible()
  await expect(entries.first()).toContainText(`changed the category ${name} two`)
  await expect(entries.first().locator('del')).toContainText(name)
  await expect(entries.first().locator('ins')).toContainText(`${name} two`)
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Today')
  await expectAccessible(page)

  await page.getByLabel('Change', { exact: true }).selectOption('Created')
  await expect(page.getByText('1 change', { exact: true })).toBeVisible()
  await page.getByLabel('Kind').selectOption('Categories')
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await expect(page).toHaveURL(/from=2020-01-01/)
  await expect(page.getByText('1 change', { exact: true })).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-12-31')
  await expect(page.getByText('No results')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Kind')).toHaveValue('category')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  const ours = entries.filter({ hasText: name }).first() // others change things meanwhile
  await expect(ours).toBeVisible()

  await ready(page)
  await ours.getByRole('link', { name: 'All changes of' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`All changes of ${name} two`).first()).toBeVisible()
  await expect(page.getByText('2 changes', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Show all changes' }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/activity$/)
  await ours.getByRole('link', { name: `${name} two`, exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/manage-courses\/categories$/)

  await call(page, 'DELETE', `/admin/category/${category._id}`, { password })
  await page.goto(`/dashboard/activity?thing=${category._id}`)
  await expect(entries).toHaveCount(3)
  await expect(entries.last()).toContainText('deleted since')
  await expect(entries.getByRole('link', { name: `${name} two`, exact: true })).toHaveCount(0)
})

test('a hand-written address shows what makes sense of it, and a list that cannot be read says so', async ({
  page,
}) => {
  await page.goto("/dashboard/activity?kind=a'b&user=1&from=soon&page=x")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
  await ready(page)
  await page.route('**/api/admin/activity*', async route => {
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByLabel('From', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-12-31')
  await expect(page, 'two filters, the second while the first one loads').toHaveURL(/from=2020-01-01&to=2020-12-31/)
  await page.unroute('**/api/admin/activity*')
  await page.route('**/api/admin/activity*', route => route.fulfill({ status: 503, json: {} }))
  await page.getByLabel('Search by item name').fill('anything')
  await expect(page.getByText('This list could not be loaded')).toBeVisible()
})
