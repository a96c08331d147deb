import { expect, test } from '../support/journey.ts'
import { bank, cards, findCourse, openPayment, owns, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

test('L-PAY-6 L-PAY-10 X-STATE-6 a bank that asks: refused once, then confirmed', async ({ page, signedIn: _ }) => {
  const course = await findCourse(page)
  await openPayment(page, course._id)
  await payWith(page, cards.threeDSecure)
  await expect(bank(page).getByRole('heading', { name: 'Confirm your payment' })).toBeVisible()
  await bank(page).getByRole('button', { name: 'Fail' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'We are unable to authenticate your payment method.' }),
  ).toBeVisible()
  expect(await owns(page, course._id)).toBe(false)

  await payWith(page, cards.threeDSecure)
  await bank(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('Payment succeeded! Thank you for your purchase.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(await owns(page, course._id)).toBe(true)
})

test('L-PAY-10 a bank’s page that is closed without an answer leaves the payment open', async ({
  page,
  signedIn: _,
}) => {
  const course = await findCourse(page)
  await openPayment(page, course._id)
  await payWith(page, cards.threeDSecure)
  const complete = bank(page).getByRole('button', { name: 'Complete' })
  await expect(complete).toBeEnabled()
  await complete.press('Escape')
  await expect(page.getByRole('alert').filter({ hasText: 'We are unable to authenticate' })).toBeVisible()
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})
