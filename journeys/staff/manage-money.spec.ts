// In which money an academy sells: an academy of its own chooses, as the one of the other journeys has sold.
import type { Page } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { startAcademy } from '../support/start-academy.ts'

const admin = { email: 'admin@new.example', password: 'Zephyr-quartz-81' }
const message = (page: Page, text: string) => page.getByText(text, { exact: true })

test('D-3 a new academy chooses its currency, sees how prices read, and sells in it', async ({ page }) => {
  const academy = await startAcademy(async () => ({
    environment: { DEMO: 'off', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  }))
  try {
    await page.goto(`${academy.url}/login`)
    await ready(page)
    await logIn(page, admin)
    await page.waitForURL('**/dashboard**')
    await page.goto(`${academy.url}/dashboard/settings/money`)
    await ready(page)
    const currency = page.getByLabel('Currency')
    await expect(currency).toHaveValue('usd')
    const preview = page.locator('.price-preview')
    await expect(preview).toContainText('$1,250')
    await currency.selectOption('kwd')
    await expect(preview).toContainText('KWD 1,250')
    await expect(preview).toContainText('KWD 1,250.000')
    await currency.selectOption('jpy')
    await expect(preview).toContainText('¥1,250 JPY')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(message(page, 'Currency saved')).toBeVisible()

    await page.goto(`${academy.url}/dashboard/manage-courses/new-course`)
    await ready(page)
    const price = page.getByLabel('Price in JPY')
    await price.fill('4980.50')
    await page.getByLabel('Title').fill('Sprinting')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await expect(message(page, 'A price in JPY has no decimals').first()).toBeVisible()
    await price.fill('4980')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await page.waitForURL(url => !url.pathname.endsWith('/new-course'))
    await page.goto(`${academy.url}/dashboard/manage-courses`)
    await expect(page.getByRole('main')).toContainText('¥4,980')
    await page.goto(`${academy.url}/dashboard/settings/money`)
    await expect(preview).toContainText('¥1,250')
  } finally {
    await academy.stop()
  }
})

test('D-3 an academy that has sold something is told why its currency stays', async ({ page }) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Money' }).click()
  await ready(page)
  await expect(page.getByText('Something has been sold in this currency, so it stays as it is.')).toBeVisible()
  await expect(page.getByText('US Dollar (USD)')).toBeVisible()
  await expect(page.getByLabel('Currency')).toHaveCount(0)
  await expectAccessible(page)
})
