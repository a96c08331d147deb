// A coupon for the first payment of a plan: staff make it, a link brings it through the log-in, and the card pays less, once.
import type { Browser, Page } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, mailTo, ready, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { withoutHeaders } from '../support/payment.ts'
import { typeCard } from '../support/plans.ts'

test.use(withoutHeaders)

/** Staff make a coupon for the plans of one name. @returns its code */
async function makeCoupon(office: Page, percent: string): Promise<string> {
  await office.goto('/dashboard/new-coupon')
  await ready(office)
  await office.getByRole('button', { name: 'Make a code' }).click()
  const code = await office.getByLabel('Code', { exact: true }).inputValue()
  await office.getByLabel('Percent off').fill(percent)
  await office.getByText('Plans', { exact: true }).click()
  await expect(office.getByText('never off renewals')).toBeVisible()
  await office.getByText('Chosen plans', { exact: true }).click()
  const create = office.getByRole('button', { name: 'Create coupon' })
  await create.click()
  await expect(office.getByText('Please choose at least one plan')).toBeVisible()
  await office.getByRole('searchbox', { name: 'Find a plan by its name' }).fill('Silver')
  await office.getByRole('button', { name: 'Add “Silver, month”' }).click()
  await expect(office.locator('.coupon-sums')).toContainText('Each one after that')
  await expect(office.locator('.coupon-ticket')).toContainText('1 plan')
  await expectAccessible(office)
  await create.click()
  await expect(office.getByText('Coupon created')).toBeVisible()
  await expect(office.getByRole('row', { name: new RegExp(code) })).toContainText('Chosen plans')
  return code
}

const phoneOf = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  return context.newPage()
}
const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

test('D-1 D-5 a link with a coupon goes through the log-in to a plan, whose first payment by card is less', async ({
  signedIn,
  browser,
}) => {
  test.slow()
  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  const code = await makeCoupon(office, '50')

  const hand = await phoneOf(browser)
  await hand.goto('/pricing')
  await ready(hand)
  await hand.getByRole('button', { name: 'Have a coupon?' }).tap()
  await hand.getByRole('button', { name: 'Apply' }).tap()
  await expect(hand.getByText('Please enter the code of your coupon')).toBeVisible()
  await expectAccessible(hand)
  await hand.getByLabel('Coupon code').fill(code)
  await hand.getByRole('button', { name: 'Apply' }).tap()
  await expect(hand.getByText(`what the coupon ${code} takes off`)).toBeVisible()
  await fits(hand)
  await hand.goto(`/pricing?coupon=${code}`)
  await ready(hand)
  await hand.getByRole('link', { name: 'Choose Silver' }).tap()
  await ready(hand)
  await logIn(hand, signedIn)
  await expect(hand).toHaveURL(new RegExp(`/payment/plan/[0-9a-f-]+\\?coupon=${code}$`))

  const summary = hand.locator('.pay-summary')
  await expect(summary.locator('.pay-coupon')).toContainText(code)
  await expect(summary.locator('.pay-total')).toContainText('First payment')
  await expect(summary.locator('.pay-total dd')).toHaveText('$4.50')
  await expect(summary).toContainText('Each further month costs $9.00.')
  const steps = hand.locator('.pay-steps')
  await expect(steps).toContainText('You pay $4.50 now')
  await expect(steps).toContainText(/From .+ on, \$9\.00 every month/)
  await expectAccessible(hand)
  await fits(hand)
  await hand.getByRole('button', { name: `Remove the coupon ${code}` }).tap()
  await expect(summary.locator('.pay-total dd')).toHaveText('$9.00')
  await expect(steps).toContainText('You pay $9.00 now')
  await hand.getByText('Have a coupon?').tap()
  await hand.getByLabel('Coupon code').fill(code.toLowerCase())
  await hand.getByRole('button', { name: 'Apply' }).tap()
  await expect(steps).toContainText('You pay $4.50 now')
  await hand.getByRole('button', { name: 'Go to the payment page' }).tap()

  await expect(hand).toHaveURL(/\/sandbox-pay\/c\//)
  await expect(hand.getByText(signedIn.email)).toBeVisible()
  await expect(hand.locator('dl').first()).toContainText('-$4.50')
  await typeCard(hand, '4242424242424242')
  await hand.getByRole('button', { name: /Subscribe/ }).tap()
  await expect(hand.getByText('Your membership has started.')).toBeVisible()
  await expect(hand.getByRole('region', { name: 'Silver' })).toContainText('$9 per month')
  const mail = await mailTo(signedIn.email, 2)
  for (const words of ['Paid now', '$4.50', '$9.00 USD per month']) expect(mail).toContain(words)

  await expect(async () => {
    await hand.goto('/dashboard/billing')
    await ready(hand)
    await expect(hand.getByRole('main')).toContainText('$4.50', { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await office.getByRole('link', { name: code, exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(async () => {
    await office.reload()
    const use = office.getByRole('row', { name: new RegExp(`${signedIn.firstName} ${signedIn.lastName}`) })
    await expect(use).toContainText('Silver, month', { timeout: 1_000 })
    await expect(use.getByRole('link')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await expect(office.getByRole('main')).toContainText('The first payment')
  await expectAccessible(office)
  await office
    .getByRole('row', { name: new RegExp(signedIn.lastName) })
    .getByRole('link')
    .click()
  await expect(office.locator('.order-facts')).toContainText(code)
  await office.getByRole('link', { name: 'Receipt' }).click()
  await expect(office.locator('.receipt-items')).toContainText(`Coupon ${code}`)

  await hand.goto(`/pricing?coupon=${code}`)
  await expect(hand.getByRole('region', { name: 'Silver' })).toContainText('Your plan')
})

test('a code that is for other plans loses nothing, and says why; a coupon of everything by card is charged later', async ({
  page,
  signedIn: _,
  browser,
}) => {
  test.slow()
  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  const code = await makeCoupon(office, '100')
  await page.goto(`/pricing?duration=year&coupon=${code}`)
  await ready(page)
  await page.getByRole('link', { name: 'Choose Silver' }).click()
  await expect(page.getByText('This coupon is not for this plan')).toBeVisible()
  await expect(page.getByLabel('Coupon code')).toHaveValue(code)
  await expectAccessible(page)
  await page.goto(`/pricing?coupon=${code}`)
  await ready(page)
  await page.getByRole('link', { name: 'Choose Silver' }).press('Enter')
  await expect(page.locator('.pay-total dd')).toHaveText('$0.00')
  await expect(page.locator('.pay-steps')).toContainText('Nothing is charged now')
  await expect(page.locator('.pay-steps')).toContainText('$9.00 every month')
  await page.getByRole('button', { name: 'Go to the payment page' }).press('Enter')
  await typeCard(page, '4242424242424242')
  await page.getByRole('button', { name: /Subscribe/ }).click()
  await expect(page.getByText('Your membership has started.')).toBeVisible()
})
