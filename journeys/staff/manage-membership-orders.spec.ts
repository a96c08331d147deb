import { password, signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'
import { withoutHeaders } from '../support/payment.ts'
import { payAtCheckout } from '../support/plans.ts'

test.use(withoutHeaders)

test('T79 T85 an administrator finds the payment of a membership, reads what a refund ends, and gives it back', async ({
  page,
  signedIn,
  browser,
}) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose Silver' }).click()
  await payAtCheckout(page, signedIn.email)
  await expect(page.getByText('Your membership has started.')).toBeVisible()
  await expect.poll(async () => (await call(page, 'GET', '/my-orders')).orders.length, { timeout: 20_000 }).toBe(1)

  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  await office.goto('/dashboard/manage-orders')
  await ready(office)
  await office.getByRole('searchbox', { name: 'Name, email, course, plan or payment' }).fill(signedIn.email)
  await expect(office.getByText('1 order', { exact: true })).toBeVisible()
  await office.getByLabel('Kind').selectOption('Courses')
  await expect(office.getByText('No results')).toBeVisible()
  await office.getByLabel('Kind').selectOption('Memberships')
  await expect(office).toHaveURL(/kind=memberships/)
  await expect(office.getByText('Total paid $9.00')).toBeVisible()
  await ready(office)
  await expectAccessible(office)
  await office.getByRole('link', { name: 'Silver, monthly' }).click()

  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Silver, monthly')
  await expect(office.getByText(/^Runs until/)).toBeVisible()
  await expect(office.getByRole('link', { name: 'Receipt' })).toBeVisible()
  await ready(office)
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Refund' }).click()
  const prompt = office.getByRole('alertdialog')
  await expect(prompt.getByText('Refund $9.00 to Demo Traveller?')).toBeVisible()
  await expect(prompt.getByText(/the membership ends at once, here and at the provider/)).toBeVisible()
  await expectAccessible(office)
  await prompt.getByLabel('Your password').fill(password)
  await office.keyboard.press('Enter')
  await expect(office.getByText('$9.00 refunded to Demo Traveller')).toBeVisible()
  await expect(office.getByText('Ended', { exact: true })).toBeVisible()
  await expect(office.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  const { memberships } = await call(page, 'GET', '/memberships/mine')
  expect(memberships).toMatchObject([{ status: 'ended' }])
})
