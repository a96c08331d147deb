import type { Page } from '@playwright/test'

import { application } from './support/applicants.ts'
import { expect, test } from './support/journey.ts'
import { join } from './support/watching.ts'

type Case = { address: (page: Page) => Promise<string>; send: string; wrong: string }

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
    await page.goto(await address(page))
    await page.waitForLoadState('networkidle')
    const form = page
      .locator('form:not([inert])')
      .filter({ has: page.getByRole('button', { name: new RegExp(`^${send}`) }) })
    await form
      .getByRole('button', { name: new RegExp(`^${send}`) })
      .first()
      .click()
    await expect(form.getByLabel(wrong, { exact: true })).toBeFocused()
  })
}
