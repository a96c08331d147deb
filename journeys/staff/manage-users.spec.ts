import type { Browser, Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, type NewUser, ready, signUp, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

async function choose(page: Page, command: string): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

/** Answers the prompt that is open. */
async function confirm(page: Page, button: string, typed = password): Promise<void> {
  const prompt = page.getByRole('alertdialog')
  await prompt.getByLabel('Your password').fill(typed)
  await prompt.getByRole('button', { name: button }).click()
}

/** Somebody with a browser of their own. */
async function meet(browser: Browser, user: NewUser): Promise<Page> {
  const learner = await (await browser.newContext({ baseURL: process.env['JOURNEY_URL'] ?? '' })).newPage()
  await signUp(learner, user)
  return learner
}

async function openUser(page: Page, { email }: NewUser): Promise<void> {
  const { users } = await call(page, 'GET', `/admin/users?name=${email}`)
  await page.goto(`/dashboard/manage-users/${users[0]._id}`)
  await ready(page)
}

test('a person is found, and enrolled by hand, sees the course, and is withdrawn from it', async ({
  page,
  browser,
  user,
}) => {
  const learner = await meet(browser, user)

  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
  await ready(page)
  await page.getByLabel('Search by name or email').fill(user.email)
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/name=journey/)
  await page.getByLabel('Role').selectOption('Administrator')
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByLabel('Role').selectOption('Learner')
  await page.getByRole('link', { name: 'Demo Traveller', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo Traveller')
  await expect(page.getByText(user.email)).toBeVisible()
  await ready(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Enrol in a course' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search courses by title').fill('acceleration')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  const title = (await dialog.getByRole('listitem').locator('span').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: `Enrol in “${title}”` }).click()
  await expect(page.getByText(`Demo Traveller enrolled in “${title}”`)).toBeVisible()
  const held = page.getByRole('listitem').filter({ hasText: 'Enrolled by hand' })
  await expect(held).toContainText(title)
  await learner.goto('/dashboard/my-courses')
  await expect(learner.getByText(title).first()).toBeVisible()

  await held.getByRole('button', { name: `Withdraw from “${title}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('No courses.')).toBeVisible()
  await learner.reload()
  await expect(learner.getByText(title)).toHaveCount(0)
})

test('D-7 a course that somebody joined for free is taken back, and staff read that it may be joined again', async ({
  page,
  browser,
  user,
}) => {
  const learner = await meet(browser, user)
  const { courses } = await call(learner, 'GET', '/courses?maxPrice=0&limit=1')
  const [{ _id: courseId, title }] = courses
  await call(learner, 'POST', '/order/', { courseId })
  await openUser(page, user)
  await page.getByRole('button', { name: `Withdraw from “${title}”` }).click()
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText('As long as the course is free, they can join it again.')
  await prompt.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('No courses.')).toBeVisible()
})

test('T15 T79 ASVS 6.2.2 ASVS 6.3.4 a person is disabled and out at once, enabled again, and an administrator for a while', async ({
  page,
  browser,
  user,
}) => {
  const learner = await meet(browser, user)
  await openUser(page, user)
  await choose(page, 'Disable account')
  await confirm(page, 'Disable account', 'not the password')
  await expect(page.getByText('Password incorrect').first()).toBeVisible()
  await confirm(page, 'Disable account')
  await expect(page.getByText('This person cannot log in.')).toBeVisible()
  await expect(page.getByText('Not logged in anywhere.')).toBeVisible()
  await expect(page.getByText('No orders or certificates yet.'), 'one line for all').toBeVisible()
  await expectAccessible(page)
  await learner.goto('/dashboard/profile')
  await expect(learner).toHaveURL(/\/login/)
  await ready(learner)
  const form = learner.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Email').fill(user.email)
  await form.getByLabel('Password', { exact: true }).fill(user.password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(learner.getByText('This account is disabled. Please contact support').first()).toBeVisible()

  await choose(page, 'Enable account')
  await confirm(page, 'Enable account')
  await expect(page.getByText('The account of Demo Traveller is enabled')).toBeVisible()
  await call(learner, 'POST', '/login', { email: user.email, password: user.password })

  await choose(page, 'Make administrator')
  await confirm(page, 'Make administrator')
  await expect(page.locator('.user-facts').getByText('Administrator', { exact: true })).toBeVisible()
  await learner.goto('/dashboard/profile')
  await expect(learner, 'a new role begins with a new sign-in').toHaveURL(/\/login/)
  await call(learner, 'POST', '/login', { email: user.email, password: user.password })
  await learner.goto('/dashboard/manage-users')
  await expect(learner.getByRole('heading', { level: 1 })).toHaveText('Users')

  await choose(page, 'Make learner')
  await confirm(page, 'Make learner')
  await expect(page.getByText('Demo Traveller is a learner now')).toBeVisible()
  await call(learner, 'POST', '/login', { email: user.email, password: user.password })
  await learner.goto('/dashboard/manage-users')
  await expect(learner, 'a learner has no such page').toHaveURL(/\/dashboard(\/profile)?$/)

  await page.reload()
  await ready(page)
  await choose(page, 'Log out everywhere')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText('Not logged in anywhere.')).toBeVisible()

  await choose(page, 'All changes of this account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
  await expect(page.getByText('All changes of Demo Traveller')).toBeVisible()
  await expect(page.getByText('5 changes', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'logged Demo Traveller out everywhere',
  )
})

test('one’s own account leads to the profile, and a person who cannot be read offers another try', async ({ page }) => {
  await page.goto('/dashboard/manage-users?name=admin%40demo')
  await ready(page)
  await expectAccessible(page)
  await page.locator('.user-who').first().click()
  await ready(page)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Your own account' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Disable account' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Users' }).first().click()
  await page.route('**/api/admin/users/*', route => route.fulfill({ status: 503, json: {} }))
  await page.locator('.user-who').first().click()
  await expect(page.getByText('This person could not be loaded')).toBeVisible()
  await page.unroute('**/api/admin/users/*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
})

test('X-ERR-1 who looks for somebody who is not there stays in the dashboard', async ({ page }) => {
  const nobody = '/dashboard/manage-users/00000000-0000-4000-8000-000000000000'
  const answer = await page.goto(nobody)
  expect(answer?.status()).toBe(404)
  const rail = page.getByRole('navigation', { name: 'Dashboard' })
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist')
  await ready(page)
  await expectAccessible(page)
  await rail.getByRole('link', { name: 'Users' }).click()
  await expect(page).toHaveURL(/\/dashboard\/manage-users$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
})
