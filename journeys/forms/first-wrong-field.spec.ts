import type { Page } from '@playwright/test'

import { application } from '../support/applicants.ts'
import { call, expect, test } from '../support/journey.ts'
import { resetLink } from '../support/reset-link.ts'
import { join } from '../support/watching.ts'

type Case = { address: (page: Page, email: string) => Promise<string>; send: string; wrong: string }

/** Where an account that was begun waits for its code. */
const activation = async (page: Page) => {
  const email = `begun-${Date.now().toString(36)}@example.org`
  const { token } = await call(page, 'POST', '/userCreate', {
    email,
    password: 'Stride-0.44s',
    firstName: 'Demo',
    lastName: 'Begun',
  })
  return `/activation/${token}`
}

const forms: Readonly<Record<string, Case>> = {
  'a newsletter': { address: async () => '/pricing', send: 'Subscribe', wrong: 'Email' },
  'a log-in': { address: async () => '/login', send: 'Log in', wrong: 'Email' },
  'a sign-up': { address: async () => '/login?panel=sign-up', send: 'Sign up', wrong: 'First name' },
  'a forgotten password': {
    address: async () => '/forget-password',
    send: 'Reset Password',
    wrong: 'Email',
  },
  'a club': {
    address: async page => `/club-application-form/${(await application(page, 'Club'))._id}`,
    send: 'Register',
    wrong: 'Club name',
  },
  'a coach': {
    address: async page => `/coach-application-form/${(await application(page, 'Coach'))._id}`,
    send: 'Register',
    wrong: 'Name',
  },
  'a new password': { address: resetLink, send: 'Reset Password', wrong: 'New password' },
  'an activation': { address: activation, send: 'Activate', wrong: 'Activation code' },
  'a certificate': { address: async () => '/certificates', send: 'Check', wrong: 'Certificate number' },
  'a review': {
    address: async page => `/course/${(await join(page)).course._id}`,
    send: 'Save review',
    wrong: '1 star',
  },
}

for (const [name, { address, send, wrong }] of Object.entries(forms)) {
  test(`X-FORM-1 what is wrong first in the form of ${name} has the focus`, async ({ page, signedIn, context }) => {
    if (name !== 'a review') await context.clearCookies()
    expect(signedIn.email).toContain('@')
    await page.goto(await address(page, signedIn.email))
    await page.waitForLoadState('networkidle')
    const form = page
      .locator('form:not([inert])')
      .filter({ has: page.getByRole('button', { name: new RegExp(`^${send}`) }) })
    await form
      .getByRole('button', { name: new RegExp(`^${send}`) })
      .first()
      .click()
    await expect(form.getByLabel(wrong, { exact: true })).toBeFocused()
    if (name !== 'a review')
      await expect(form.getByLabel(wrong, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })
}

// One that closes stays in the page for its animation.
const dialog = (page: Page) => page.locator(':is([role=dialog], [role=alertdialog])[data-open]')

type Refused = { open: string; typed: Record<string, string>; send: string; wrong: string }

const dialogs: readonly Refused[] = [
  { open: 'Edit Name', typed: {}, send: 'Save', wrong: 'First name' },
  { open: 'Edit Name', typed: { 'Last name': 'De' }, send: 'Save', wrong: 'Last name' },
  { open: 'Add Email', typed: {}, send: 'Add Email', wrong: 'Secondary Email' },
  {
    open: 'Add Email',
    typed: { 'Secondary Email': 'other@example.org', Password: 'not-this' },
    send: 'Add Email',
    wrong: 'Password',
  },
  {
    open: 'Change Password',
    typed: { Password: 'not-this', 'New Password': 'Stride-0.45s', 'Confirm New Password': 'Stride-0.45s' },
    send: 'Change',
    wrong: 'Password',
  },
  {
    open: 'Change Password',
    typed: { Password: 'Stride-0.44s', 'New Password': 'weakling', 'Confirm New Password': 'weakest' },
    send: 'Change',
    wrong: 'New Password',
  },
]

test('X-FORM-1 what is wrong first in a dialog of the profile has the focus, whoever refuses it', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/dashboard/profile')
  for (const { open, typed, send, wrong } of dialogs) {
    await page.getByRole('region', { name: 'Personal details' }).getByRole('button', { name: open }).click()
    for (const [label, words] of Object.entries(typed))
      await dialog(page).getByLabel(label, { exact: true }).fill(words)
    await dialog(page).getByRole('button', { name: send }).click()
    const field = dialog(page).getByLabel(wrong, { exact: true })
    await expect(field, `${open}: ${JSON.stringify(typed)}`).toHaveAttribute('aria-invalid', 'true')
    await expect(field, `${open}: ${JSON.stringify(typed)}`).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
  }
})
