import { type Page } from '@playwright/test'

import { codeOf, confirmByPassword, dialog, openSecurity, security, withAuthenticator } from '../support/factors.ts'
import { expect, expectAccessible, mailTo, test, type NewUser } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'

async function enterPassword(page: Page, user: NewUser): Promise<void> {
  await page.goto('/login')
  await logIn(page, user)
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
  await expect(page).toHaveURL('/')
}

async function saveCodes(page: Page): Promise<string[]> {
  await expect(dialog(page)).toContainText('Save your recovery codes')
  const codes = await dialog(page).getByRole('listitem').allTextContents()
  const heights = await dialog(page)
    .locator('.factor-codes li')
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
  expect(Math.max(...heights), 'a code is one line').toBeLessThan(30)
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByRole('alert')).toContainText('Save them first')
  await page.evaluate(() => history.back())
  await expect.poll(() => page.evaluate(() => Number(history.state?.overlays ?? 0)), 'it keeps its entry').toBe(1)
  await expect(dialog(page)).toContainText('Save your recovery codes')
  await dialog(page).getByRole('button', { name: 'I saved them' }).click()
  await expect(dialog(page)).toBeHidden()
  return codes
}

/** @returns the app's secret and the recovery codes */
async function setUpApp(page: Page, { password }: NewUser) {
  await security(page).getByRole('button', { name: 'Set up' }).click()
  await confirmByPassword(page, password)
  const shown = async () => ((await dialog(page).locator('.factor-key').textContent()) ?? '').replaceAll(' ', '')
  const secret = await shown()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await dialog(page).evaluate(box => box.scrollWidth - box.clientWidth), 'with large letters').toBe(0)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Copy the key' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await page.reload()
  await security(page).getByRole('button', { name: 'Set up' }).click()
  expect(await shown(), 'after a reload it is still the key that the app holds').toBe(secret)
  await dialog(page).getByLabel('Code of six digits').fill('000000')
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog(page)).toContainText('This code is not correct')
  await expect(dialog(page).getByLabel('Code of six digits')).toBeFocused()
  await dialog(page).getByLabel('Code of six digits').fill(codeOf(secret))
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  return { secret, codes: await saveCodes(page) }
}

test('ASVS 6.3.3 a passkey is added, signs in alone and after the password, is renamed and removed', async ({
  page,
  signedIn,
}) => {
  const { setVerified } = await withAuthenticator(page)
  await openSecurity(page)
  await security(page).getByRole('button', { name: 'Add passkey' }).click()
  await expect(dialog(page)).toContainText('Confirm that it is you')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Please confirm with your password that it is you')).toBeVisible()
  await security(page).getByRole('button', { name: 'Add passkey' }).click()
  await confirmByPassword(page, signedIn.password)
  expect(await saveCodes(page)).toHaveLength(10)
  expect(await mailTo(signedIn.email, 2)).toContain('A passkey was added')
  await security(page).getByRole('button', { name: 'Rename “Passkey 1”' }).click()
  await dialog(page).getByLabel('Name').fill('Red phone')
  await page.keyboard.press('Enter')
  await expect(security(page)).toContainText('Red phone')
  await security(page).getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device has a passkey for your account already')).toBeVisible()

  await leave(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/profile')
  await leave(page)

  await page.goto('/login')
  await setVerified(false)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('No passkey was used. Try again, or use your password.')).toBeVisible()
  await setVerified(true)
  await enterPassword(page, signedIn)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page).toHaveURL('/')

  await openSecurity(page)
  await security(page).getByRole('button', { name: 'Remove “Red phone”' }).click()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Confirm that it is you')).toBeVisible()
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(security(page).getByText('Red phone')).toBeHidden()
  await leave(page)
  await enterPassword(page, signedIn)
  await expect(page).toHaveURL('/')
})

test('ASVS 6.3.3 ASVS 7.5.3 an app asks at the log-in and before actions, and recovery codes stand in for it', async ({
  page,
  signedIn,
}) => {
  await openSecurity(page)
  const { secret, codes } = await setUpApp(page, signedIn)
  await expect(security(page)).toContainText('10 codes are left')
  await expectAccessible(page)
  await leave(page)

  const entries = await page.evaluate(() => history.length)
  await enterPassword(page, signedIn)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  const code = page.getByLabel('Code of six digits')
  await code.fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code has six digits')).toBeVisible()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This code is not correct, or was used already')).toBeVisible()
  await expect(code).toBeFocused()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => history.length), 'the way back leads past the log-in').toBe(entries + 1)

  await openSecurity(page)
  await expect(security(page)).toContainText('9 codes are left')
  // A button of a page that is not alive yet does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(dialog(page)).toContainText('Confirm that it is you', { timeout: 3000 })
  }).toPass()
  await expectAccessible(page, { include: '.dialog' })
  await page.keyboard.press('Escape')
  await expect(page.getByText('Your data could not be downloaded')).toBeVisible()
  await page.getByRole('button', { name: 'Download my data' }).click()
  await dialog(page).getByLabel('Code of six digits').fill(codeOf(secret, 1))
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toMatch(/^palestra-.*\.zip$/)
  await expect(dialog(page)).toBeHidden()
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await again).suggestedFilename(), 'for ten minutes nobody asks again').toMatch(/\.zip$/)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog(page).getByLabel('Password', { exact: true }), 'no password is asked for').toBeHidden()
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted on')).toBeVisible()
})

for (const width of [360, 390, 820]) {
  test(`the second factor fits ${width} px`, async ({ page, signedIn }) => {
    await page.setViewportSize({ width, height: 900 })
    await openSecurity(page)
    await setUpApp(page, signedIn)
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(await isTooWide()).toBe(false)
    await leave(page)
    await enterPassword(page, signedIn)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    expect(await isTooWide()).toBe(false)
  })
}
