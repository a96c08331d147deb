import type { Page } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await ready(page)
}

const said = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text }).last()

test('D-62 L-HOME-14 figures are changed, ordered, added and taken away, and the standard ones come back', async ({
  page,
  browser,
}) => {
  const standard = ['120+', '25', '500+', '95%']
  await call(page, 'DELETE', '/admin/statistics', {})
  const visitor = await (await browser.newContext()).newPage()
  const shown = async () => {
    await visitor.goto(`${process.env['JOURNEY_URL']}/`)
    return visitor.locator('.approach-stats dd').allTextContents()
  }
  expect(await shown()).toEqual(standard)
  await open(page, '/dashboard/update-statistics', 'Landing Page')
  await expectAccessible(page)
  const preview = page.locator('.figures-preview dd')
  await expect(preview).toHaveText(standard)
  await page.getByLabel('Number').first().fill('131+')
  await expect(preview.first()).toHaveText('131+')
  const row = page.getByRole('list', { name: 'Figures' }).getByRole('listitem')
  await row
    .nth(1)
    .getByRole('button', { name: /^Delete|^Remove/ })
    .click()
  await row
    .first()
    .getByRole('button', { name: /press the arrow keys/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await expect(preview).toHaveText(['500+', '131+', '95%'])
  const add = page.getByRole('button', { name: 'Add figure' })
  for (const _ of [4, 5, 6]) await add.click()
  await expect(add).toBeDisabled()
  await expect(page.getByText('There is room for 6 figures.')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please fill this in').first()).toBeVisible()
  for (const _ of [5, 6])
    await row
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click()
  await page.getByLabel('Number').last().fill('3')
  await page.getByLabel('Label').last().fill('laboratories in three countries')
  await page.getByRole('link', { name: 'Slides' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.route('**/api/admin/statistics', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(said(page, 'Failed to update statistics')).toBeVisible()
  await page.unroute('**/api/admin/statistics')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(said(page, 'Statistics updated successfully')).toBeVisible()
  expect(await shown()).toEqual(['500+', '131+', '95%', '3'])
  await expect(visitor.getByText('laboratories in three countries')).toBeVisible()

  await page.getByRole('button', { name: 'Back to the standard figures' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the standard figures' }).click()
  await expect(said(page, 'The standard figures are back')).toBeVisible()
  await expect(preview).toHaveText(standard)
  expect(await shown()).toEqual(standard)
  await visitor.context().close()
})

test('P-ABT-1 the terms and the about page are written, previewed, read by a visitor, and restored', async ({
  page,
  browser,
}) => {
  for (const slug of ['terms', 'about'])
    await page.request.delete(`${process.env['JOURNEY_URL']}/api/admin/page/${slug}`)
  const visitor = await (await browser.newContext()).newPage()
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Pages' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages')
  const row = (name: string) => page.locator('.page-card').filter({ has: page.getByRole('heading', { name }) })
  await expect(row('Terms')).toContainText('Standard text')
  await ready(page)
  await expectAccessible(page)

  await row('Terms').getByRole('link', { name: 'Edit “Terms”' }).click()
  await page.getByLabel('Title').fill('Terms of the house')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Be fair to people.')
  const preview = page.getByRole('region', { name: 'Preview' }).last()
  await expect(preview).toContainText('Terms of the house')
  await expect(preview).toContainText('Be fair to people.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(said(page, 'Page updated successfully')).toBeVisible()
  await expect(page.getByText(/^Last changed on .* by /)).toBeVisible()
  await visitor.goto(`${process.env['JOURNEY_URL']}/terms`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Terms of the house')
  await expect(visitor.getByText('Be fair to people.')).toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the standard text' }).click()
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText('Back to the standard text of “Terms”?')
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Back to the standard text' }).click()
  await prompt.getByRole('button', { name: 'Back to the standard text' }).click()
  await expect(said(page, 'The standard text is back')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Terms')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Terms')

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dashboard/manage-pages/update-page/about', 'Edit page: About Us')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByText('This page is part of the product.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Content' }).click()
  await page.getByLabel('Title').fill('A laboratory that teaches people')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(said(page, 'Page updated successfully')).toBeVisible()
  await visitor.goto(`${process.env['JOURNEY_URL']}/about`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A laboratory that teaches people')
  await expect(visitor.getByRole('heading', { name: 'Our specialities' })).toBeVisible()
  await call(page, 'DELETE', '/admin/page/about', {})
  await visitor.context().close()
})
