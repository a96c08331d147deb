// What the completion page says before, and without, the academy's word on a payment (D-2).
import { expect, expectAccessible, ready, test } from './support/journey.ts'

const claimed = '/completion?payment_intent=pi_none&redirect_status=succeeded'
const success = 'Payment Successful!'

test('L-DONE-2 L-DONE-3 D-2 D-18 a visitor is told no success that an address claims, logs in and comes back', async ({
  page,
  signedIn,
}) => {
  await page.context().clearCookies()
  await page.goto(claimed)
  await ready(page)
  await expect(page.getByRole('heading', { name: 'Log in to see your payment' })).toBeVisible()
  await expect(page.getByText(success)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  const login = page.getByRole('form', { name: 'Log in' })
  await login.getByLabel('Email').fill(signedIn.email)
  await login.getByLabel('Password', { exact: true }).fill(signedIn.password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(claimed)
  await expect(page.getByRole('heading', { name: 'Payment Failed or Pending!' })).toBeVisible()
})

test('L-DONE-2 D-2 nobody is told of a success before the academy confirms it', async ({ page, signedIn: _ }) => {
  let isBusy = true
  await page.route('**/api/payment_state', route =>
    isBusy ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: { state: 'succeeded', course: null } }),
  )
  const refused = page.waitForResponse('**/api/payment_state')
  await page.goto(claimed)
  await refused
  await expect(page.getByText('We are asking what became of your payment.')).toBeVisible()
  await expect(page.getByText(success)).toHaveCount(0)
  await expectAccessible(page)
  isBusy = false
  await expect(page.getByRole('heading', { name: success })).toBeVisible()
})
