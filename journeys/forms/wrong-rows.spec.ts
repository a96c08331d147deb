// What is wrong in a row of a form is marked in that row, and what no field shows is told above the button.
import type { Page } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const row = (page: Page, name: string) => page.getByRole('group', { name })
const wrongOf = (page: Page) => page.locator('.manager-form [aria-invalid=true]')
const INVISIBLE = '\u200B'

test('A-RES-2 D-42 an ORCID, a DOI and a year are checked in their rows, and pasted addresses become ids', async ({
  page,
}) => {
  await page.goto('/dashboard/manage-researches/new-research')
  await page.getByRole('button', { name: 'Add author' }).click()
  await page.getByRole('button', { name: 'Add reference' }).click()
  const [author, reference] = [row(page, 'Author 1'), row(page, 'Reference 1')]
  await author.getByLabel('Name').fill('Amel Tempo')
  await author.getByLabel('ORCID').fill('1234')
  await reference.getByLabel('Title').fill('Gates')
  await reference.getByLabel('DOI').fill('gates')
  await reference.getByLabel('Year').fill('last')
  await page.getByRole('button', { name: 'Create research' }).click()
  await expect(author.getByText('An ORCID looks like 0000-0002-1825-0097')).toBeVisible()
  await expect(reference.getByText('A DOI looks like 10.1234/abcd')).toBeVisible()
  await expect(reference.getByText('Please enter a year with four digits')).toBeVisible()
  await expect(page.locator('.manager-form .note[data-tone=error]'), 'told once').toHaveCount(0)
  await author.getByLabel('ORCID').fill('https://orcid.org/0000-0002-1825-0098')
  await expect(author.getByLabel('ORCID')).toHaveValue('0000-0002-1825-0098')
  await reference.getByLabel('DOI').fill('https://doi.org/10.1234/gates')
  await expect(reference.getByLabel('DOI')).toHaveValue('10.1234/gates')
  await page.getByRole('button', { name: 'Create research' }).click()
  await expect(author.getByLabel('ORCID')).toHaveAttribute('aria-invalid', 'true')
  await author.getByLabel('ORCID').fill('0000-0002-1825-0097')
  await page.getByRole('button', { name: 'Create research' }).click()
  await expect(author.getByLabel('ORCID')).not.toHaveAttribute('aria-invalid')
})

test('A-LIST-3 what is wrong with a rate of a country is marked in its row, which comes into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/dashboard/settings/invoices')
  await ready(page)
  await page.getByLabel('The academy charges tax').check()
  await page.getByLabel('Name of the tax').fill('VAT')
  await page.getByLabel('Rate in percent').first().fill('19')
  const abroad = page.getByLabel('Buyers of countries without a rate below pay the standard rate')
  const rates = page.locator('.country-rate')
  for (const at of [0, 1, 2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Add a country' }).click()
    await rates
      .nth(at)
      .getByLabel('Country')
      .selectOption({ index: at + 1 })
    if (at !== 1) await rates.nth(at).getByLabel('Rate in percent').fill('20')
  }
  await rates.nth(4).getByLabel('Country').selectOption({ index: 1 })
  const [box, first] = [await abroad.boundingBox(), await rates.first().boundingBox()]
  expect(box?.y, 'it stands before what it is about').toBeLessThan(first?.y ?? 0)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const wrong = rates.nth(1).getByLabel('Rate in percent')
  await expect(rates.nth(1).getByText('Please enter a rate')).toBeVisible()
  await expect(rates.nth(4).getByText('This country stands here twice')).toBeVisible()
  await expect(wrong).toBeFocused()
  await expect(wrong).toBeInViewport({ ratio: 1 })
  await expect(wrongOf(page)).toHaveCount(2)
  await wrong.fill('twenty')
  await expect(wrongOf(page)).toHaveCount(0)
})

test('A-LIST-3 A-CONF-2 what the server refuses of several rows is marked in each, and the first one has the focus', async ({
  page,
}) => {
  await page.goto('/dashboard/new-conference')
  await page.getByLabel('Name', { exact: true }).fill('Rows')
  await page.getByLabel('Location', { exact: true }).fill('Oran')
  await page.getByLabel('Start date').fill('2040-03-04')
  await page.getByLabel('Description').fill('About rows.')
  await row(page, 'Speaker 1').getByLabel('Last name').fill(INVISIBLE)
  await page.getByRole('button', { name: 'Add speaker' }).click()
  await row(page, 'Speaker 2').getByLabel('First name').fill(INVISIBLE)
  await page.getByRole('button', { name: 'Create conference' }).click()
  await expect(wrongOf(page)).toHaveCount(2)
  await expect(
    row(page, 'Speaker 1').getByText(
      'Please use letters only: this name holds characters that cannot be seen, as some emoji do',
    ),
  ).toBeVisible()
  await expect(
    row(page, 'Speaker 2').getByText(
      'Please use letters only: this name holds characters that cannot be seen, as some emoji do',
    ),
  ).toBeVisible()
  await expect(row(page, 'Speaker 1').getByLabel('Last name')).toBeFocused()
  await expect(page.locator('.manager-form .note[data-tone=error]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove speaker 1' }).click()
  await expect(wrongOf(page)).toHaveCount(0)
})

test('A-LIST-3 what the server refuses and no field shows is told above the button', async ({ page }) => {
  await page.goto('/dashboard/manage-videos')
  await page.locator('tbody a[href*="update-video"]').first().click()
  await page.getByLabel('Address').fill('https://localhost')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const notice = page.locator('.manager-form .note[data-tone=error]')
  await expect(notice).toContainText(/Links \d: A web address looks like/)
})
