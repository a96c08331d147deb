import type { Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { waitForCase } from '../support/cases.ts'
import { call, expect, ready, test } from '../support/journey.ts'
import { loseAnswer } from '../support/lost-answers.ts'
import { cards, findCourse, openPayment, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

const away = 'The academy could not be reached'
const notKnown = 'It is not known whether this was done'

/** Buys a course. @returns the reference of the payment */
async function buy(page: Page, card: string = cards.succeeds): Promise<string> {
  const course = await findCourse(page)
  await openPayment(page, course._id)
  await payWith(page, card)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  return new URL(page.url()).searchParams.get('payment_intent') ?? ''
}

test('X-ERR-1 T85 a refund whose answer is lost is told as not known, and the page shows that the money went back', async ({
  page,
  signedIn,
  browser,
}) => {
  await buy(page)
  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  const { orders } = await call(office, 'GET', `/admin/orders?words=${signedIn.email}`)
  await office.goto(`/dashboard/manage-orders/${orders[0]._id}`)
  await ready(office)
  await office.getByRole('button', { name: 'Refund' }).click()
  const prompt = office.getByRole('alertdialog')
  const field = prompt.getByLabel('Your password')
  await field.fill(password)
  await office.context().setOffline(true)
  await office.keyboard.press('Enter')
  await expect(prompt.getByRole('alert')).toContainText(away)
  await expect(field, 'what was typed stays').toHaveValue(password)
  await office.context().setOffline(false)

  const refund = prompt.getByRole('button', { name: /^Refund \$[1-9]/ })
  await loseAnswer(office, '**/api/admin/orders/*/refund', () => refund.click())
  await expect(office.getByText(notKnown).last()).toBeVisible()
  await expect(prompt, 'the page was read again').toBeHidden()
  await expect(office.getByText('Refunded, and the purchase closed')).toBeVisible()
  await expect(office.getByText('The order was not refunded')).toHaveCount(0)
  await office.context().close()
})

test('X-ERR-1 T84 without a line the prompts of a case keep what was typed, and the list stays', async ({
  page,
  signedIn,
  browser,
}) => {
  const reference = await buy(page, cards.failsRefunds)
  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  const { orders } = await call(office, 'GET', `/admin/orders?words=${signedIn.email}`)
  await call(office, 'POST', `/admin/orders/${orders[0]._id}/refund`, { password })
  const row = await waitForCase(office, reference)
  await row.getByRole('button', { name: /^Close: / }).click()
  const prompt = office.getByRole('dialog')
  await prompt.getByLabel('Reason').fill('Paid back by transfer')
  await office.context().setOffline(true)
  await prompt.getByRole('button', { name: 'Close case' }).click()
  await expect(office.getByText(away).last()).toBeVisible()
  await expect(prompt.getByLabel('Reason')).toHaveValue('Paid back by transfer')
  await expect(office.locator('tr').filter({ hasText: reference })).toHaveCount(1)
  await office.context().setOffline(false)
  await prompt.getByRole('button', { name: 'Close case' }).click()
  await expect(office.getByText('Case closed')).toBeVisible()
  await expect(row).toHaveCount(0)
  await office.context().close()
})

test('X-ERR-1 T79 an account whose disabling was not heard of shows that it is disabled, and is not asked about again', async ({
  signedIn,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  const { users } = await call(office, 'GET', `/admin/users?name=${signedIn.email}`)
  await office.goto(`/dashboard/manage-users/${users[0]._id}`)
  await ready(office)
  for (const [act, state] of [
    ['Disable account', 'Disabled'],
    ['Enable account', 'Active'],
  ] as const) {
    await office.getByRole('button', { name: 'Account', exact: true }).click()
    await office.getByRole('menuitem', { name: act }).click()
    const prompt = office.getByRole('alertdialog')
    await prompt.getByLabel('Your password').fill(password)
    await loseAnswer(office, '**/api/admin/users/*/access', () => prompt.getByRole('button', { name: act }).click())
    await expect(office.getByText(notKnown).last()).toBeVisible()
    await expect(prompt).toBeHidden()
    await expect(office.locator('.user-facts').getByText(state, { exact: true })).toBeVisible()
    await expect(office.getByText('Nothing was changed')).toHaveCount(0)
  }
  await office.context().close()
})
