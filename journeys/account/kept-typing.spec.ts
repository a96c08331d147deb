import type { Page } from '@playwright/test'

import { call, expect, test } from '../support/journey.ts'
import { join } from '../support/watching.ts'

type Account = { email: string; password: string }

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/)
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('L-BLOG-12 a comment that was typed before the log-in stands there after it, until it is sent', async ({
  page,
  context,
  signedIn,
}) => {
  await context.clearCookies()
  const { blogs } = await call(page, 'GET', '/blogs?limit=20')
  const address = `/blog/${blogs[7]._id}`
  const field = page.getByPlaceholder('Say Something')
  const words = `Two lines,\nof ${signedIn.email}`
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await field.fill(words)
  await page.reload()
  await expect(field, 'a reload alone takes nothing').toHaveValue(words)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await logIn(page, signedIn)
  await expect(page).toHaveURL(address)
  await expect(field).toHaveValue(words)
  await expect(field, 'where they were').toBeFocused()
  const other = `/blog/${blogs[8]._id}`
  await page.goto(other)
  await page.waitForLoadState('networkidle')
  await expect(field, 'of this post alone').toHaveValue('')
  await page.goto(address)
  await expect(field).toHaveValue(words)
  await field.press('Enter')
  await expect(page.locator('.comments li').last()).toContainText('Two lines,')
  // It stands there before the academy has it; until then the words are kept.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Two lines')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(field, 'what was sent is forgotten').toHaveValue('')
})

test('D-37 X-SESS-2 a review whose session ended while it was written is there after the log-in', async ({
  page,
  context,
  signedIn,
}) => {
  const { addressOf } = await join(page)
  await page.goto(`/course/${addressOf(0).split('/')[2]}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  const field = reviews.getByLabel('What should others know?')
  await page.waitForLoadState('networkidle')
  await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await field.fill(signedIn.email)
  await context.clearCookies()
  await reviews.getByRole('button', { name: 'Save review' }).click()
  await logIn(page, signedIn)
  await expect(field).toHaveValue(signedIn.email)
  await expect(field).toBeFocused()
  await expect(reviews.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await reviews.getByRole('button', { name: 'Save review' }).click()
  await expect(reviews.getByRole('heading', { name: 'Your review' })).toBeVisible()
  await reviews.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(field).toHaveValue('')
})

test('L-AUTH-1 T14 a reload keeps what was typed to sign up, for this tab, and never the password', async ({
  page,
  user,
  context,
}) => {
  const form = page.getByRole('form', { name: 'Sign up' })
  await page.goto('/login?next=/courses')
  await page.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Sign up' }).click()
  await form.getByLabel('First name').fill(user.firstName)
  await form.getByLabel('Last name').fill(user.lastName)
  await form.getByLabel('Email').fill(user.email)
  await form.getByLabel('Password', { exact: true }).fill(user.password)
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept).toContain(user.email)
  expect(kept).not.toContain(user.password)
  await page.reload()
  await expect(form, 'the form that was in front').toBeVisible()
  await expect(form.getByLabel('First name')).toHaveValue(user.firstName)
  await expect(form.getByLabel('Last name')).toHaveValue(user.lastName)
  await expect(form.getByLabel('Email')).toHaveValue(user.email)
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  const tab = await context.newPage()
  await tab.goto(page.url())
  await tab.waitForLoadState('networkidle')
  await expect(tab.getByRole('form', { name: 'Sign up' }).getByLabel('Email'), 'of this tab alone').toHaveValue('')
  await form.getByLabel('Password', { exact: true }).fill(user.password)
  await form.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/activation\/[\w-]{43}$/)
  await page.goto('/login?panel=sign-up')
  await page.waitForLoadState('networkidle')
  await expect(form.getByLabel('Email'), 'what was sent is forgotten').toHaveValue('')
})
