// What the completion page says before, and without, the academy's word on a payment (D-2).
import { expect, expectAccessible, ready, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'

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
  await page.goto(claimed.replace('succeeded', 'processing'))
  await expect(page.getByRole('heading', { name: 'Log in to see your payment' })).toBeVisible()
  await page.goto(claimed)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logIn(page, signedIn)
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

test('L-DONE-3 D-2 where the academy gives no answer, nobody is told to pay again', async ({ page, signedIn: _ }) => {
  await page.route('**/api/payment_state', route => route.fulfill({ status: 503, json: {} }))
  await page.clock.install()
  await page.goto(claimed)
  await expect(page.getByText('We are asking what became of your payment.')).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(2100)
    await expect(page.getByText('Do not pay again before you know')).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Payment Failed or Pending!' })).toBeVisible()
  await expect(page.getByText('Please try again')).toHaveCount(0)
  await expectAccessible(page)
})
