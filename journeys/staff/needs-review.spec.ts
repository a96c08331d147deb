import type { Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { waitForCase } from '../support/cases.ts'
import { call, expect, expectAccessible, ready, test, type NewUser } from '../support/journey.ts'
import { withoutHeaders } from '../support/payment.ts'
import { payAtCheckout } from '../support/plans.ts'

test.use(withoutHeaders)

type ForSale = { name: string; duration: string; link: string }

/** An administrator at the cases, where a stranger's payment at the link of Silver waits. @returns its row */
async function openCase(page: Page, office: Page, email: string) {
  await signInAsAdministrator(office)
  const { plans }: { plans: ForSale[] } = await call(office, 'GET', '/admin/memberships')
  const link = plans.find(({ name, duration }) => name === 'Silver' && duration === 'month')?.link ?? ''
  await page.goto(`${link}?prefilled_email=${email}`)
  await payAtCheckout(page, email)
  await page.waitForURL(/\/login/)
  return waitForCase(office, email)
}

const strangerLike = ({ email }: NewUser) => email.replace('journey-', 'stranger-')

test('T84 a stranger’s payment tells what they typed and the plan, is given to a member, and tells to whom', async ({
  page,
  signedIn,
  browser,
}) => {
  const stranger = strangerLike(signedIn)
  await page.context().clearCookies()
  const office = await (await browser.newContext()).newPage()
  const row = await openCase(page, office, stranger)
  await expect(row).toContainText('Typed at checkout, not confirmed')
  await expect(row).toContainText('Silver, monthly')

  await row.getByRole('button', { name: `Grant: ${stranger}` }).click()
  const dialog = office.getByRole('dialog', { name: `Grant ${stranger} what $9.00 paid for?` })
  const email = dialog.getByLabel('Email of the buyer')
  await expect(email).toHaveValue(stranger)
  await expect(dialog.getByLabel('Plan').locator('option:checked')).toHaveText('Silver, monthly')
  const label = await dialog.getByText('Plan', { exact: true }).boundingBox()
  const help = await dialog.getByText('nobody has confirmed it').boundingBox()
  expect((label?.y ?? 0) - (help?.y ?? 0) - (help?.height ?? 0), 'as between all fields').toBeGreaterThanOrEqual(20)
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Grant' }).click()
  await expect(dialog.getByText('Nobody here has this email')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await email.fill(signedIn.email)
  await dialog.getByRole('button', { name: 'Grant' }).click()
  await expect(office.getByText('Granted', { exact: true }).last()).toBeVisible()
  await expect(row).toHaveCount(0)

  await office.getByLabel('Cases').selectOption('History')
  await expect(row).toContainText('Membership of Demo Traveller')
  await expect(row.getByRole('link', { name: 'Demo Traveller' })).toHaveAttribute('href', /manage-users/)
  await ready(office)
  await expectAccessible(office)
  await office.goto('/dashboard/activity?kind=payment')
  const entry = office.locator('.activity-days li').filter({ hasText: 'Demo Traveller' })
  await entry.first().locator('summary').first().click()
  await expect(entry.first()).toContainText('Receiver')
  await office.context().close()
})

test('T84 D-8 who grants a plan beside another one is told so, chooses, and what was chosen happens', async ({
  page,
  signedIn,
  browser,
}) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await payAtCheckout(page, signedIn.email)
  await expect(page.getByText('Your membership has started.')).toBeVisible()

  const [till, office] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()))
  if (!till || !office) throw new Error('No browser')
  const stranger = strangerLike(signedIn)
  const row = await openCase(till, office, stranger)
  await row.getByRole('button', { name: `Grant: ${stranger}` }).click()
  const dialog = office.getByRole('dialog', { name: `Grant ${stranger}` })
  const email = dialog.getByLabel('Email of the buyer')
  await expect(email).toHaveValue(stranger)
  await expect(dialog.getByText('already holds'), 'of nobody here').toBeHidden()
  await email.fill(signedIn.email)
  await email.press('Tab')
  await expect(dialog.getByText('Demo Traveller already holds a plan')).toBeVisible()
  const held = dialog.getByRole('listitem')
  await expect(held).toHaveText(/^Basic, monthly – \$\d.* every month\. Ends on .*, when what is paid is over\.$/)
  await dialog.getByRole('radio', { name: 'Stays and renews beside the new one' }).check()
  await expect(held).toContainText('Renews on')
  await dialog.getByRole('radio', { name: 'Ends with the period that is paid' }).check()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Grant' }).click()
  await expect(office.getByText('Granted', { exact: true }).last()).toBeVisible()
  await expect(dialog).toBeHidden()

  await expect(async () => {
    await page.goto('/dashboard/membership')
    await expect(page.getByRole('region', { name: 'Basic' })).toContainText('Ends on', { timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('region', { name: 'Silver' })).toContainText('Active')
  await Promise.all([till, office].map(one => one.context().close()))
})

test('T84 T85 who grants while the bank disputes the payment reads so before', async ({ page, user, browser }) => {
  const stranger = strangerLike(user)
  const office = await (await browser.newContext()).newPage()
  const row = await openCase(page, office, stranger)
  await office.route('**/api/admin/payments/cases?*', async route => {
    const response = await route.fetch()
    const { cases, ...rest } = await response.json()
    await route.fulfill({
      response,
      json: { cases: cases.map((one: object) => ({ ...one, disputed: true })), ...rest },
    })
  })
  const grant = () => row.getByRole('button', { name: `Grant: ${stranger}` }).click()
  const warning = office
    .getByRole('dialog')
    .getByText('The buyer’s bank disputes this payment and has not decided yet.')
  await grant()
  await expect(office.getByRole('dialog').getByLabel('Plan')).toBeVisible()
  await expect(warning).toHaveCount(0)
  await office.keyboard.press('Escape')
  await office.getByLabel('Cases').selectOption('History')
  await expect(row).toHaveCount(0)
  await office.getByLabel('Cases').selectOption('Waiting')
  await grant()
  await expect(warning).toBeVisible()
  await expectAccessible(office)
  await office.context().close()
})

const decisions = {
  Grant: { button: 'Grant', role: 'dialog' },
  Refund: { button: 'Refund', role: 'alertdialog' },
  Close: { button: 'Close case', role: 'dialog' },
} as const

for (const [name, { button, role }] of Object.entries(decisions))
  test(`T84 ${name}: who is slower than a colleague is told so, and sees the list without the case`, async ({
    page,
    user,
    browser,
  }) => {
    const stranger = strangerLike(user)
    const office = await (await browser.newContext()).newPage()
    const row = await openCase(page, office, stranger)
    await expect(row).toContainText('$9.00 the last bill')
    const { cases } = await call(office, 'GET', '/admin/payments/cases?limit=100&sort=-date')
    const found = cases.find(({ payerEmail }: { payerEmail: string }) => payerEmail === stranger)
    await row.getByRole('button', { name: `${name}: ${stranger}` }).click()
    const prompt = office.getByRole(role)
    if (name === 'Close') await prompt.getByLabel('Reason').fill('Another shop’s')
    if (name === 'Refund') {
      await expect(prompt).toHaveAccessibleName(`Refund all that ${stranger} paid for this?`)
      await expect(prompt).toContainText('each of its bills, not only the last one of $9.00')
      await expect(prompt).toContainText('The academy sends no email: it knows no account of the buyer.')
      await expectAccessible(office)
      await prompt.getByLabel('Your password').fill(password)
    }
    await call(office, 'POST', `/admin/payments/cases/${found._id}/close`, { reason: 'Paid back in cash' })
    await prompt.getByRole('button', { name: button }).click()
    await expect(office.getByText('This case has already been decided. It is in the history').last()).toBeVisible()
    await expect(prompt).toBeHidden()
    await expect(row, 'which nothing hides any more').toHaveCount(0)
    await office.context().close()
  })
