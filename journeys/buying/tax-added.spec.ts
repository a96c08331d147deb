// An academy of Toronto, with a name, a currency and a tax of its own, whose prices are without tax: from the setting to the invoice.
import type { Page } from '@playwright/test'

import { admin, learner, phoneSize, visit } from '../support/demo-people.ts'
import { expect, expectAccessible, expectAccessibleShape, ready, test } from '../support/journey.ts'
import { cardForm, cards, payWith, withoutHeaders } from '../support/payment.ts'
import { startAcademy } from '../support/start-academy.ts'

test.use(withoutHeaders)

async function answer(page: Page, method: string, path: string) {
  const response = await page.request.fetch(path, { method, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(response.ok(), `${method} ${path} answers ${response.status()}`).toBe(true)
  return response
}

/** Nothing is wider than a phone. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

async function addTax(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await ready(page)
  await page.getByLabel('Name of the academy').fill('Lakeside Sprint Lab')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The academy was updated successfully', { exact: true })).toBeVisible()
  await page.goto('/dashboard/settings/invoices')
  await ready(page)
  await page.getByLabel('Write invoices').check()
  await page.getByLabel('Legal name').fill('Lakeside Sprint Lab Inc.')
  await page.getByLabel('Address').fill('12 Queens Quay\nToronto')
  await page.getByLabel('The academy charges tax').check()
  await page.getByRole('radio', { name: 'Tax is added to prices' }).check()
  await page.getByLabel('Name of the tax').fill('HST')
  await page.getByLabel('Rate in percent').first().fill('13')
  await page.getByLabel('Buyers of countries without a rate below pay the standard rate').uncheck()
  await expect(page.locator('.invoice-preview')).toContainText('$113.00')
  await expectAccessible(page)
  await page.getByLabel('Country', { exact: true }).selectOption('CA')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Your password').fill(admin.password)
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The academy was updated successfully', { exact: true }).last()).toBeVisible()
}

test('D-1 an academy adds its tax to prices: a phone reads that, says where it is, and pays and keeps the total', async ({
  browser,
}) => {
  const academy = await startAcademy(async () => ({ environment: { ACADEMY_CURRENCY: 'cad' } }))
  try {
    const office = await visit(browser, academy.url, admin)
    await addTax(office)
    const page = await visit(browser, academy.url, learner, phoneSize)
    const { courses } = await (await answer(page, 'GET', '/api/courses?limit=50')).json()
    const { orders: before } = await (await answer(page, 'GET', '/api/my-orders')).json()
    const owned = new Set(before.map(({ course }: { course: { _id: string } | null }) => course?._id))
    const { _id: id, price } = courses.find(
      (one: { _id: string; price: number }) => one.price > 0 && !owned.has(one._id),
    )
    await page.goto(`/course/${id}`)
    await ready(page)
    await expect(page.getByRole('link', { name: `Buy for CA$${price} + HST` }).first()).toBeVisible()
    await expectNoSideways(page)
    await page.goto(`/payment/${id}`)
    await ready(page)
    await expect(page.getByText(`CA$${price}.00 + HST`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Please choose your country')).toBeVisible()
    // Where there is no tax for them, nothing is added.
    await page.getByLabel('Country').selectOption('FR')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('No HST is charged').first()).toBeVisible()
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Country').selectOption('CA')
    await page.getByRole('button', { name: 'Continue' }).click()
    const total = Math.round(price * 113) / 100
    const tax = Math.round(price * 13) / 100
    await expect(page.getByText('HST 13 %')).toBeVisible()
    await expect(page.locator('.pay-summary')).toContainText(`CA$${tax.toFixed(2)}`)
    await expect(page.locator('.pay-form .pay-amount')).toHaveText(`CA$${total.toFixed(2)}`, { timeout: 15_000 })
    // What was said once is not asked again.
    await expect(cardForm(page).getByLabel('Country')).toHaveValue('CA')
    await expectNoSideways(page)
    // The provider's form keeps the colours that it was drawn in.
    await expectAccessibleShape(page)
    await payWith(page, cards.succeeds)
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    const { orders } = await (await answer(page, 'GET', '/api/my-orders')).json()
    const [{ _id: orderId }] = orders
    await page.goto(`/receipt/${orderId}`)
    await ready(page)
    for (const words of ['HST 13 %', `CA$${price}.00`, `CA$${tax.toFixed(2)}`, `CA$${total.toFixed(2)}`])
      await expect(page.locator('.receipt-items')).toContainText(words)
    await expectNoSideways(page)
    await expectAccessible(page)
    const asked = page.waitForRequest(/\/api\/invoices\/[\da-f-]{36}\/pdf$/)
    await page
      .getByRole('button', { name: 'Download invoice' })
      .or(page.getByRole('link', { name: 'Download invoice' }))
      .click()
    // The country alone is no address.
    await page.getByRole('button', { name: 'Without an address' }).click()
    const pdf = await answer(page, 'GET', (await asked).url())
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    const { invoices } = await (await answer(page, 'GET', '/api/my-invoices')).json()
    expect(invoices).toMatchObject([{ total, currency: 'cad', orderId }])
    await office.goto(`/dashboard/manage-orders/${orderId}`)
    await ready(office)
    await expect(office.locator('.order-facts')).toContainText(`HST 13 % on CA$${price}.00, CA`)
    await office.goto('/dashboard/manage-orders/invoices')
    await ready(office)
    await expect(office.getByText(`CA$${tax.toFixed(2)}`).first()).toBeVisible()
  } finally {
    await academy.stop()
  }
})
