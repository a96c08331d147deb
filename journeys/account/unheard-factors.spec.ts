import type { Page } from '@playwright/test'

import { codeOf, confirmByPassword, dialog, openSecurity, security, withAuthenticator } from '../support/factors.ts'
import { expect, ready, test } from '../support/journey.ts'
import { loseAnswer } from '../support/lost-answers.ts'

const isOn = 'Your authenticator app is on already. If you have not saved recovery codes, make new ones'

const shownKey = async (page: Page) =>
  ((await dialog(page).locator('.factor-key').textContent()) ?? '').replaceAll(' ', '')

async function turnOn(page: Page, secret: string): Promise<void> {
  await dialog(page).getByLabel('Code of six digits').fill(codeOf(secret))
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
}

test('X-ERR-1 ASVS 6.3.3 an app whose answer was lost is on, here and in another tab, and its codes are made anew', async ({
  page,
  signedIn,
}) => {
  await openSecurity(page)
  await ready(page)
  await security(page).getByRole('button', { name: 'Set up' }).click()
  await confirmByPassword(page, signedIn.password)
  const secret = await shownKey(page)
  const other = await page.context().newPage()
  await openSecurity(other)
  await ready(other)
  await security(other).getByRole('button', { name: 'Set up' }).click()
  expect(await shownKey(other)).toBe(secret)

  await loseAnswer(page, '**/api/account/totp', () => turnOn(page, secret))
  await expect(dialog(page)).toContainText('The academy could not be reached')
  await turnOn(page, secret)
  await turnOn(other, secret)
  for (const tab of [page, other]) {
    await expect(tab.getByText(isOn).last()).toBeVisible()
    await expect(dialog(tab)).toBeHidden()
    await expect(security(tab).getByRole('button', { name: 'Set up' })).toHaveCount(0)
    await expect(security(tab).getByRole('button', { name: 'Remove' })).toBeVisible()
  }

  await security(page).getByRole('button', { name: 'New codes' }).click()
  await dialog(page).getByRole('button', { name: 'New codes' }).click()
  await expect(dialog(page)).toContainText('Save your recovery codes')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type(), 'they are shown this once').toBe('beforeunload')
  await question.dismiss()
  await dialog(page).getByRole('button', { name: 'I saved them' }).click()
  await page.reload()
  await expect(security(page)).toContainText('10 codes are left')
})

test('X-ERR-1 ASVS 6.3.3 a passkey whose answer was lost stands in the list at once', async ({ page, signedIn }) => {
  await withAuthenticator(page)
  await openSecurity(page)
  await ready(page)
  await security(page).getByRole('button', { name: 'Add passkey' }).click()
  await loseAnswer(page, '**/api/account/passkeys', () => confirmByPassword(page, signedIn.password))
  await expect(security(page).getByText('Passkey 1')).toBeVisible()
  await expect(security(page).getByRole('button', { name: 'New codes' })).toBeVisible()
})
