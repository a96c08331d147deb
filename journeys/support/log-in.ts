import type { Page } from '@playwright/test'

import type { NewUser } from './journey.ts'

/** Fills in the log-in that a journey was led to, and sends it. */
export async function logIn(page: Page, { email, password }: Pick<NewUser, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('form', { name: 'Log in', exact: true })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}
