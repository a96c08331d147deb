import { call, expect, expectAccessible, test } from '../support/journey.ts'
import { withoutHeaders } from '../support/payment.ts'
import { payAtCheckout } from '../support/plans.ts'

test.use(withoutHeaders)

test('T29 what is paid for a membership stands among the orders of who paid, with a receipt that can be printed', async ({
  page,
  signedIn,
  browser,
}) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose Silver' }).click()
  await payAtCheckout(page, signedIn.email)
  await expect(page.getByText('Your membership has started.')).toBeVisible()
  await expect.poll(async () => (await call(page, 'GET', '/my-orders')).orders.length, { timeout: 20_000 }).toBe(1)

  await page.goto('/dashboard/billing')
  const row = page.getByRole('listitem').filter({ hasText: 'Silver, monthly' })
  await expect(row).toContainText('Paid')
  await expect(row).toContainText('$9')
  await row.getByRole('link', { name: 'Receipt: Silver, monthly' }).click()

  const sheet = page.getByRole('article')
  await expect(sheet.locator('.receipt-items')).toContainText(
    /Silver, monthly\s*Membership, \d+ \w+ \d{4} to \d+ \w+ \d{4}/,
  )
  await expect(sheet.locator('.total')).toContainText('$9.00')
  await expect(sheet.getByText(/^pi_/)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(sheet.locator('.plan-mark')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger).toHaveURL(/\/login\?next=/)
})
