// An academy of its own writes invoices: what is issued in the one of the other journeys would stand there for ever.
import type { Page } from '@playwright/test'

import { admin, learner, phoneSize, visit } from '../support/demo-people.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'
import { cards, payWith, withoutHeaders } from '../support/payment.ts'
import { startAcademy } from '../support/start-academy.ts'

test.use(withoutHeaders)

/** What the academy answers to the browser of this page. */
async function answer(page: Page, method: string, path: string, data?: object) {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(response.ok(), `${method} ${path} answers ${response.status()}`).toBe(true)
  return response
}

async function switchOn(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await page.getByRole('link', { name: 'Invoices' }).click()
  await ready(page)
  const save = page.getByRole('button', { name: 'Save changes' })
  await page.getByLabel('Write invoices').check()
  await save.click()
  await expect(page.getByText('Please enter the name before you switch invoices on')).toBeVisible()
  await page.getByLabel('Legal name').fill('Sprint Science GmbH')
  await page.getByLabel('Address').fill('Friedrichstraße 12\n10117 Berlin')
  await page.getByLabel('Country', { exact: true }).selectOption('DE')
  await page.getByLabel('Tax number').fill('DE123456789')
  await page.getByLabel('The academy charges tax').check()
  await page.getByLabel('Name of the tax').fill('VAT')
  await page.getByLabel('Rate in percent').first().fill('19')
  await page.getByRole('button', { name: 'Add a country' }).click()
  const row = page.locator('.country-rate')
  await row.getByLabel('Country').selectOption('FR')
  await row.getByLabel('Rate in percent').fill('20')
  await expect(page.locator('.invoice-preview')).toContainText('$15.97')
  await expectAccessible(page)
  await save.click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Your password').fill(admin.password)
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The academy was updated successfully', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Legal name')).toHaveValue('Sprint Science GmbH')
}

/** Buys a course. @returns the order */
async function buy(page: Page): Promise<string> {
  const { courses } = await (await answer(page, 'GET', '/api/courses?limit=50')).json()
  const { orders: before } = await (await answer(page, 'GET', '/api/my-orders')).json()
  const owned = new Set(before.map(({ course }: { course: { _id: string } }) => course._id))
  const course = courses.find(({ _id, price }: { _id: string; price: number }) => price > 0 && !owned.has(_id))
  await page.goto(`/payment/${course._id}`)
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const { orders } = await (await answer(page, 'GET', '/api/my-orders')).json()
  return orders[0]._id
}

/** Who has said nothing is asked before anything is issued: by keys alone, and on to the form. */
async function askFirst(page: Page): Promise<void> {
  const download = page.getByRole('button', { name: 'Download invoice' })
  const asked = page.getByRole('dialog', { name: 'Who is the invoice for?' })
  await download.focus()
  await page.keyboard.press('Enter')
  await expect(asked).toContainText('An invoice cannot be changed once it is issued.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(download).toBeFocused()
  expect((await (await answer(page, 'GET', '/api/my-invoices')).json()).invoices).toEqual([])
  await page.keyboard.press('Enter')
  await asked.getByRole('link', { name: 'Add billing details' }).press('Enter')
  await page.waitForURL('**/dashboard/billing?next=**')
  await ready(page)
}

/** What is missing is told beside each field, and the first of them has the focus. */
async function saveHalf(page: Page): Promise<void> {
  await page.getByLabel('Company').fill('Coureurs SARL')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('Tax number').fill('FR123')
  await page.getByRole('button', { name: 'Save' }).click()
  for (const words of [
    'Please enter the street and number',
    'Please enter the postal code',
    'Please enter the city',
    'A tax number of this country looks like FR12345678901',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByLabel('Street and number')).toBeFocused()
  await expect(page.getByLabel('Company')).toHaveValue('Coureurs SARL')
  await expect(page.getByLabel('Tax number')).toHaveValue('FR123')
}

/** Who wants no address has the invoice at once; who would issue it for them is told that it has none. */
async function withoutAddress(page: Page, office: Page): Promise<void> {
  await answer(page, 'DELETE', '/api/billing')
  const orderId = await buy(page)
  for (const address of [`/receipt/${orderId}`, `/dashboard/manage-orders/${orderId}`]) {
    await office.goto(address)
    await expect(office.getByText('The buyer has given no complete billing details.')).toBeVisible()
  }
  await page.goto(`/receipt/${orderId}`)
  await ready(page)
  await page.getByRole('button', { name: 'Download invoice' }).click()
  const asked = page.waitForRequest(/\/api\/invoices\/[\da-f-]{36}\/pdf$/)
  await page.getByRole('button', { name: 'Without an address' }).click()
  await asked
  const { invoices } = await (await answer(page, 'GET', '/api/my-invoices')).json()
  expect(invoices[0].number).toMatch(/-00002$/)
}

test('T85 a buyer has an invoice on a phone that says whom it is for, and a refund gives a credit note', async ({
  browser,
}) => {
  const academy = await startAcademy()
  try {
    const office = await visit(browser, academy.url, admin)
    await switchOn(office)
    const phone = await visit(browser, academy.url, learner, phoneSize)
    const orderId = await buy(phone)
    await phone.goto(`/receipt/${orderId}`)
    await ready(phone)
    await expectAccessible(phone)
    await askFirst(phone)
    await saveHalf(phone)
    await phone.getByLabel('Street and number').fill('1 rue de Rivoli')
    await phone.getByLabel('Postal code').fill('75001')
    await phone.getByLabel('City').fill('Paris')
    await phone.getByLabel('Tax number').fill('fr 12 345678901')
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Save' }).click()
    await phone.waitForURL(`**/receipt/${orderId}`)
    const asked = phone.waitForRequest(/\/api\/invoices\/[\da-f-]{36}\/pdf$/)
    await phone
      .getByRole('button', { name: 'Download invoice' })
      .or(phone.getByRole('link', { name: 'Download invoice' }))
      .click()
    const pdf = await answer(phone, 'GET', (await asked).url())
    expect(pdf.headers()['content-disposition']).toMatch(/^inline; filename="INV-\d{4}-00001\.pdf"$/)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await phone.goto(`/receipt/${orderId}`)
    const saved = phone.waitForEvent('download')
    await phone.getByRole('link', { name: /^Invoice INV-\d{4}-00001, XML$/ }).click()
    expect((await saved).suggestedFilename()).toMatch(/^INV-\d{4}-00001\.xml$/)

    await office.goto('/dashboard/books')
    await ready(office)
    const tax = office.locator('.balance > div').filter({ hasText: /^Tax/ })
    await expect(tax).toContainText(/Tax \$[\d,.]+ without it/)
    await expect(tax.locator('dd')).toHaveText(/^\$\d+\.\d\d$/)
    await expect(office.getByRole('row', { name: 'Card' }).getByRole('cell').last()).toHaveText(/^\$\d+\.\d\d$/)
    await expectAccessible(office)
    await answer(office, 'POST', `/api/admin/orders/${orderId}/refund`, { password: admin.password })
    const credit = /^Credit note CN-\d{4}-00001, PDF$/
    // A job of every minute issues it.
    await expect(async () => {
      await office.goto(`/dashboard/manage-orders/${orderId}`)
      await expect(office.getByRole('link', { name: credit })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 90_000, intervals: [2000] })
    await office.goto('/dashboard/manage-orders/invoices')
    await ready(office)
    await expect(office.getByRole('row')).toHaveCount(3)
    await expect(office.locator('.orders-total')).toContainText('$0.00')
    await expectAccessible(office)
    await office.getByRole('link', { name: 'Coureurs SARL' }).first().click()
    await office.waitForURL(`**/manage-orders/${orderId}`)
    await phone.goto('/dashboard/billing')
    await expect(phone.getByRole('link', { name: credit })).toBeVisible()
    await withoutAddress(phone, office)
  } finally {
    await academy.stop()
  }
})
