// What the journeys of the second factor share: an authenticator, the codes of an app, and the part of the profile.
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { expect } from './journey.ts'

// One that closes stays in the page for its animation.
export const dialog = (page: Page) => page.locator(':is([role=dialog], [role=alertdialog])[data-open]')
export const security = (page: Page) => page.locator('#security')
export const codeOf = (secret: string, away = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + away * 30_000 })

/** Chromium's own authenticator, which answers as a phone does whose owner has a finger on it. */
export async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setVerified = (isUserVerified: boolean) =>
    devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { setVerified }
}

export async function openSecurity(page: Page): Promise<void> {
  await page.goto('/dashboard/profile')
  await expect(security(page).getByRole('heading', { name: 'Security' })).toBeVisible()
}

/** Having signed in is not enough to add a factor: the password is asked for once more, and then it goes on. */
export async function confirmByPassword(page: Page, password: string): Promise<void> {
  await expect(dialog(page)).toContainText('Confirm that it is you')
  await dialog(page).getByLabel('Your password').fill('not-the-password')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog(page)).toContainText('Password incorrect')
  await expect(dialog(page).getByLabel('Your password')).toBeFocused()
  await dialog(page).getByLabel('Your password').fill(password)
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
}
