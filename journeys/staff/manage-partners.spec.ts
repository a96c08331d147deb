import type { Page } from '@playwright/test'

import { password, image, signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

async function openPartners(page: Page): Promise<void> {
  await page.goto('/dashboard/partners')
  await ready(page)
}

test('A-PART-1 A-PART-2 A-PART-3 A-PART-4 A-PART-5 A-PART-6 A-PART-7 K-19 X-STATE-5 L-HOME-15 a partner is added, seen and deleted', async ({
  page,
  browser,
  user,
}) => {
  const name = `Stade ${user.email.slice(8, 20)}`
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Partners' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Partners')
  await ready(page)
  await expectAccessible(page)
  expect((await page.locator('.partner-card').first().boundingBox())?.width).toBe(300)

  let reads = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/partners') reads += 1
  })
  await page.getByRole('button', { name: 'Add New Partner' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Drag and drop your logo here, or Browse files')).toBeVisible()
  await expect.poll(() => reads, 'read again when it opens').toBe(1)
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(600)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add Partner' }).click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await expect(dialog.getByLabel('Website Link')).toHaveAttribute('type', 'url')
  await dialog.getByLabel('Company Name').fill(name)
  await dialog.getByLabel('Website Link').fill('javascript:alert(1)')
  await dialog
    .getByLabel('Logo')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(dialog.getByText('Please upload a valid image file')).toBeVisible()
  await dialog.getByLabel('Logo').setInputFiles(await image())
  await expect(dialog.getByAltText('Preview of the chosen picture')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove picture' }).click()
  await expect(dialog.getByAltText('Preview of the chosen picture')).toHaveCount(0)
  await dialog.getByLabel('Logo').setInputFiles(await image())
  await dialog.getByRole('button', { name: 'Add Partner' }).click()
  await expect(dialog.getByText('Please enter an address that begins with https://')).toBeVisible()
  await dialog.getByLabel('Website Link').fill('https://stade.example/')

  await page.route('**/api/admin/partner', route => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Add Partner' }).click()
  await expect(page.getByText('Fail To Add Partner')).toBeVisible()
  await expect(dialog.getByLabel('Company Name')).toHaveValue(name)
  await page.unroute('**/api/admin/partner')
  await dialog.getByRole('button', { name: 'Add Partner' }).click()
  await expect(page.getByText('Partner Added Successfully')).toBeVisible()
  await expect(dialog.getByLabel('Company Name')).toHaveValue('')
  await expect(dialog.getByLabel('Website Link')).toHaveValue('')
  await expect(dialog.getByAltText('Preview of the chosen picture')).toHaveCount(0)
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)

  const card = page.locator('.partner-card', { hasText: name })
  await expect(card.getByText('Partner since')).toBeVisible()
  const visit = card.getByRole('link', { name: `Visit Website of ${name}` })
  await expect(visit).toHaveText('Visit Website')
  await expect(visit).toHaveAttribute('href', 'https://stade.example/')
  await expect(visit).toHaveAttribute('target', '_blank')
  await expect(visit).toHaveAttribute('rel', 'noopener noreferrer')
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${process.env['JOURNEY_URL']}/`)
  await expect(visitor.getByRole('img', { name, exact: true })).toBeVisible()

  await page.getByRole('button', { name: `Edit “${name}”` }).click()
  await dialog.getByLabel('Company Name').fill(`${name} two`)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Partner updated successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('img', { name: `${name} two` })).toBeVisible()

  await page.getByRole('button', { name: `Delete “${name} two”` }).click()
  const prompt = page.getByRole('alertdialog')
  await expectAccessible(page)
  await prompt.getByLabel('Your password').fill('wrong')
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(prompt.getByText('Password incorrect')).toBeVisible()
  await page.route('**/api/admin/partner/*', route => route.fulfill({ status: 500, json: {} }))
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Fail To Add Partner')).toBeVisible()
  await page.unroute('**/api/admin/partner/*')
  await prompt.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Partner Deleted Successfully')).toBeVisible()
  await expect(prompt).toHaveCount(0)
  await expect(card).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('img', { name })).toHaveCount(0)
  await visitor.context().close()
})

test('A-PART-1 D-41 partners that could not be read do not look like none, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 860 })
  await page.goto('/dashboard/profile')
  await ready(page)
  await page.route('**/api/partners', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'More dashboard pages' }).click()
  await page.getByRole('menuitem', { name: 'Partners' }).click()
  await expect(page.getByText('This list could not be loaded')).toBeVisible()
  await page.unroute('**/api/partners')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('.partner-card').first()).toBeVisible()
  await openPartners(page)
  await expectAccessible(page)
})
