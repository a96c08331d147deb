import type { Page } from '@playwright/test'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { waitForCase } from '../support/cases.ts'
import { call, expect, expectAccessible, mailTo, ready, test } from '../support/journey.ts'
import { cards, findCourse, openPayment, owns, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

/** Buys a course by card. @returns the address of the page that says what became of the payment */
async function buy(page: Page, courseId: string, card: string = cards.succeeds): Promise<string> {
  await openPayment(page, courseId)
  await payWith(page, card)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  return page.url()
}

/** Somebody else's browser, in which the administrator is signed in. */
async function openOrders(page: Page): Promise<void> {
  await signInAsAdministrator(page)
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await ready(page)
}

test('T85 an administrator finds an order and gives the money back; the buyer loses the course and is told why', async ({
  page,
  signedIn,
  browser,
}) => {
  const course = await findCourse(page)
  const completion = await buy(page, course._id)
  const reference = new URL(completion).searchParams.get('payment_intent') ?? ''
  await expect.poll(() => owns(page, course._id)).toBe(true)

  const office = await (await browser.newContext()).newPage()
  await openOrders(office)
  const search = office.getByRole('searchbox', { name: 'Name, email, course, plan or payment' })
  await search.fill(signedIn.email)
  await expect(office.getByText('1 order', { exact: true })).toBeVisible()
  await expect(office).toHaveURL(/words=journey-/)
  await expect(office.getByText(`Total paid $${course.price}.00`)).toBeVisible()
  await office.getByLabel('Status').selectOption('Refunded')
  await expect(office.getByText('No results')).toBeVisible()
  await office.getByLabel('Status').selectOption('Paid')
  await office.getByRole('link', { name: course.title }).click()

  await expect(office.getByRole('heading', { level: 1 })).toHaveText(course.title)
  await expect(office.getByText(reference)).toBeVisible()
  await expect(office.getByText('Open by this purchase')).toBeVisible()
  await expect(office.getByText('The payment succeeded')).toBeVisible()
  await ready(office)
  await expectAccessible(office)

  const amount = `$${course.price}.00`
  await office.getByRole('button', { name: 'Refund' }).focus()
  await office.keyboard.press('Enter')
  const prompt = office.getByRole('alertdialog')
  await expect(prompt.getByText(`Refund ${amount} to Demo Traveller?`)).toBeVisible()
  await expect(prompt.getByText(`All of ${amount} for “${course.title}” goes back`)).toBeVisible()
  await expectAccessible(office)
  await expect(prompt.getByRole('radio', { name: 'All', exact: true })).toBeFocused()
  await prompt.getByLabel('Your password').focus()
  await office.keyboard.type('wrong')
  await office.keyboard.press('Enter')
  await expect(prompt.getByText('Password incorrect')).toBeVisible()
  expect(await owns(page, course._id)).toBe(true)

  const away = 'The payment provider is not responding. Please try again later'
  await office.route('**/api/admin/orders/*/refund', route =>
    route.fulfill({ status: 503, json: { code: 'payment-unavailable', message: away, error: away } }),
  )
  await prompt.getByLabel('Your password').fill(password)
  await office.keyboard.press('Enter')
  await expect(prompt.getByRole('alert').filter({ hasText: away })).toBeVisible()
  await office.unroute('**/api/admin/orders/*/refund')
  await prompt.getByRole('button', { name: `Refund ${amount}` }).click()
  await expect(office.getByText(`${amount} refunded to Demo Traveller`)).toBeVisible()
  await expect(prompt).toHaveCount(0)
  await expect(office.getByText('The buyer cannot open the course')).toBeVisible()
  await expect(office.getByText('Refunded, and the purchase closed')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await office.getByRole('link', { name: 'Receipt' }).click()
  await expect(office.getByText('This payment was refunded.')).toBeVisible()
  await expect(office.getByText(signedIn.email)).toBeVisible()

  expect(await owns(page, course._id)).toBe(false)
  expect(await mailTo(signedIn.email, 3)).toContain(`Subject: Your payment for ${course.title} was refunded`)
  await page.goto(completion)
  await expect(page.getByRole('heading', { name: 'This payment was refunded' })).toBeVisible()
  await page.goto(`/course/${course._id}`)
  await expect(page.getByRole('link', { name: `Buy for $${course.price}` }).first()).toBeVisible()
  await page.goto('/dashboard/billing')
  await expect(page.getByText('Refunded').first()).toBeVisible()
  await office.context().close()
})

test('D-7 D-41 a course that was joined for free has nothing to give back; a list that fails says so; at 390 px', async ({
  page,
  signedIn,
  browser,
}) => {
  const course = await findCourse(page, true)
  await call(page, 'POST', '/order/', { courseId: course._id })
  const office = await (await browser.newContext({ viewport: { width: 390, height: 860 } })).newPage()
  await signInAsAdministrator(office)
  await office.goto(`/dashboard/manage-orders?words=${signedIn.email}`)
  await expect(office.getByRole('cell', { name: 'Joined for free' })).toBeVisible()
  await ready(office)
  await expectAccessible(office)
  await office.route('**/api/admin/orders?*', route => route.fulfill({ status: 503, json: {} }))
  await office.getByLabel('Ordered', { exact: true }).selectOption('Last day')
  await expect(office.getByText('This list could not be loaded')).toBeVisible()
  await office.unroute('**/api/admin/orders?*')
  await office.getByRole('button', { name: 'Retry' }).click()
  await office.getByRole('link', { name: course.title }).click()
  await expect(office.getByText('there is nothing to give back')).toBeVisible()
  await expect(office.getByText('Open by joining it for free')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await expectAccessible(office)
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await office.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await office.getByRole('link', { name: 'Needs review' }).click()
  await expect(office.getByText('A case stays until it is granted, refunded or closed with a reason.')).toBeVisible()
  await ready(office)
  await expectAccessible(office)
  await office.context().close()
})

test('T85 a refund that failed at the bank waits for somebody, who closes it with a reason', async ({
  page,
  signedIn,
  browser,
}) => {
  const course = await findCourse(page)
  const reference = new URL(await buy(page, course._id, cards.failsRefunds)).searchParams.get('payment_intent') ?? ''
  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  const { orders } = await call(office, 'GET', `/admin/orders?words=${signedIn.email}`)
  await call(office, 'POST', `/admin/orders/${orders[0]._id}/refund`, { password })
  const row = await waitForCase(office, reference)
  await row.getByRole('button', { name: /^Close: / }).click()
  await office.getByRole('button', { name: 'Close case' }).click()
  await expect(office.getByText('Please enter a reason')).toBeVisible()
  await office.getByLabel('Reason').fill('Paid back by transfer')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Close case' }).click()
  await expect(office.getByText('Case closed')).toBeVisible()
  await expect(row).toHaveCount(0)
  await office.getByLabel('Cases').selectOption('History')
  await expect(row.getByText('Paid back by transfer')).toBeVisible()
  await office.context().close()
})

// The provider's own page shows the latest dispute first: there is one at a time.
test.describe.serial('disputes', () => {
  test('T85 a payment that its bank disputes waits for somebody, and is not given back meanwhile', async ({
    page,
    signedIn,
    browser,
  }) => {
    const course = await findCourse(page)
    const reference = new URL(await buy(page, course._id, cards.disputed)).searchParams.get('payment_intent') ?? ''
    const office = await (await browser.newContext()).newPage()
    await signInAsAdministrator(office)
    await office.goto('/dashboard')
    await office.getByRole('link', { name: /^View: / }).click()
    const row = office.getByRole('row').filter({ hasText: reference })
    await expect(row.getByText('Answer the dispute in the provider’s dashboard.')).toBeVisible()
    await ready(office)
    await expectAccessible(office)
    await row.getByRole('link', { name: course.title }).click()
    await expect(office.getByText('while the dispute lasts, the provider refuses a refund')).toBeVisible()
    await ready(office)
    await expect(office.getByRole('button', { name: 'Refund' })).toHaveCount(0)
    expect(await owns(page, course._id)).toBe(true)

    await office.goto('/dashboard/manage-orders/needs-review')
    await ready(office)
    await expect(row).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(0)
    await office.goto(`/dashboard/manage-orders?status=disputed&words=${signedIn.email}`)
    await expect(office.getByRole('link', { name: course.title })).toBeVisible()
    await office.context().close()
  })

  test('T85 a dispute that is lost is called so, on its order and in the history of the cases', async ({
    page,
    signedIn,
    browser,
  }) => {
    const course = await findCourse(page)
    const reference = new URL(await buy(page, course._id, cards.disputed)).searchParams.get('payment_intent') ?? ''
    const office = await (await browser.newContext()).newPage()
    await signInAsAdministrator(office)
    const row = await waitForCase(office, reference)
    await office.goto('/sandbox-pay/')
    await office.getByRole('button', { name: 'Lost', exact: true }).first().click()
    await expect(async () => {
      await office.goto('/dashboard/manage-orders/needs-review?state=closed')
      await expect(row).toContainText('Dispute lost', { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
    await expect(row).not.toContainText('automatically')
    await office.goto(`/dashboard/manage-orders?words=${signedIn.email}`)
    await office.getByRole('link', { name: course.title }).click()
    await expect(office.locator('.order-timeline')).toContainText('Dispute lost')
    await office.context().close()
  })
})
