import { call, expect, expectAccessible, mailTo, ready, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import {
  cardForm,
  cards,
  findCourse,
  openPayment,
  owns,
  payButton,
  payWith,
  withoutHeaders,
} from '../support/payment.ts'

test.use(withoutHeaders)

test('L-PAY-1 L-PAY-3 L-PAY-6 L-PAY-9 L-PAY-10 L-DONE-1 L-DONE-2 D-18 a visitor finds a course, logs in, is declined, pays and starts learning', async ({
  page,
  signedIn,
}) => {
  await page.context().clearCookies()
  const course = await findCourse(page)
  await page.goto('/courses')
  await page.getByRole('link', { name: course.title }).first().click()
  await page
    .getByRole('link', { name: `Buy for $${course.price}` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await logIn(page, signedIn)

  await expect(page).toHaveURL(`/payment/${course._id}`)
  await expect(page.getByRole('heading', { name: 'Stripe Payment Integration' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Enter Payment Details' })).toBeVisible()
  await expect(page.locator('.pay-summary')).toContainText(`Total$${course.price}.00`)
  await payWith(page, cards.declined)
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible()
  await payWith(page, cards.insufficientFunds)
  await expect(page.getByRole('alert').filter({ hasText: 'Your card has insufficient funds.' })).toBeVisible()
  expect(await owns(page, course._id)).toBe(false)
  let questions = 0
  page.on('request', request => (questions += Number(request.url().endsWith('/api/payment_state'))))
  await payWith(page, cards.succeeds)
  await expect(page.getByText('Payment succeeded! Thank you for your purchase.')).toBeVisible()

  await expect(page).toHaveURL(/\/completion\/?\?payment_intent=pi_\w+&redirect_status=succeeded$/)
  await expect(page).toHaveTitle(/^Payment Status/)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(
    page.getByText(`${course.title} is now yours. A receipt is on its way to ${signedIn.email}.`),
  ).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('payment_intent') ?? ''
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByText('Payment reference')).toBeVisible()
  await expectAccessible(page)
  expect(await mailTo(signedIn.email, 2)).toContain(reference)
  expect(questions, 'the server is asked once, and again only while the bank is at work').toBeLessThan(4)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()

  const { course: bought } = await call(page, 'GET', `/course/${course._id}`)
  await page.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page, 'L-CRS-6').toHaveURL(`/video/${course._id}/${bought.videos[0]._id}`)
  await page.goto(`/course/${course._id}`)
  await page.getByRole('link', { name: 'Start Learning' }).first().click()
  await expect(page).toHaveURL(`/video/${course._id}/${bought.videos[0]._id}`)

  await page.goto(`/payment/${course._id}`)
  await expect(page, 'T23: what one owns is not sold again').toHaveURL(`/course/${course._id}`)
})

test('L-PAY-2 L-PAY-3 a course is paid for by keyboard alone, in both themes', async ({ page, signedIn: _ }) => {
  const course = await findCourse(page)
  const answer = page.waitForResponse('**/api/payment_create')
  await page.goto(`/payment/${course._id}`)
  await expect(page.getByText('Loading payment form...')).toBeVisible()
  expect((await answer).status()).toBe(200)
  await expect(payButton(page)).toBeVisible()
  await expectAccessible(page, { exclude: 'iframe' })
  const number = cardForm(page).getByLabel('Card number')
  await page.locator('h1').evaluate(heading => {
    heading.tabIndex = -1
    heading.focus()
  })
  // The way to a coupon comes first.
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('Tab')
  await expect(number).toBeFocused()
  await page.keyboard.type(cards.succeeds)
  await page.keyboard.type('1240')
  await page.keyboard.type('123')
  for (let steps = 0; steps < 12; steps += 1) {
    if (await payButton(page).evaluate(button => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(payButton(page)).toBeFocused()
  // The provider may be so quick that nobody could see the word.
  const seen = Promise.withResolvers<void>()
  await page.route('**/confirm', async route => {
    await seen.promise
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  seen.resolve()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
})

test('the payment page stands still while its form comes, also on a phone', async ({ page, signedIn: _ }) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const course = await findCourse(page)
  for (const viewport of [
    { width: 1280, height: 860 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await openPayment(page, course._id)
    const shifts: string[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
    const total = shifts.reduce((sum, shift) => sum + Number(JSON.parse(shift).value), 0)
    expect(total, shifts.join('\n')).toBeLessThan(0.1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
})

test('L-PAY-7 a script that does not come is told, and can be tried again', async ({ page, signedIn: _ }) => {
  const course = await findCourse(page)
  await page.route('**/sandbox-pay/v3.js', route => route.abort())
  await page.goto(`/payment/${course._id}`)
  await expect(page.getByText('Stripe has not loaded yet. Please try again later.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/sandbox-pay/v3.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(payButton(page)).toBeVisible()
})

test('R12 a provider that does not answer is told in its own words', async ({ page, signedIn: _ }) => {
  const course = await findCourse(page)
  const message = 'The payment provider is not responding. Please try again later'
  await page.route('**/api/payment_create', route =>
    route.fulfill({ status: 503, json: { code: 'payment-unavailable', message, error: message } }),
  )
  await page.goto(`/payment/${course._id}`)
  await expect(page.getByText(message)).toBeVisible()
})

test('D-7 a free course is joined without a card', async ({ page, signedIn: _ }) => {
  const course = await findCourse(page, true)
  await page.goto(`/payment/${course._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'This course is free' })).toBeVisible()
  await expect(page.getByText('Stripe Payment Integration')).toHaveCount(0)
  await expect(page.getByText('$0')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Join for free' }).click()
  await expect(page).toHaveURL(`/course/${course._id}`)
  await expect(page.getByText('The course is yours')).toBeVisible()
  expect(await owns(page, course._id)).toBe(true)
})

test('D-7 on its page a free course is joined with one press', async ({ page, signedIn: _ }) => {
  const course = await findCourse(page, true)
  await page.goto(`/course/${course._id}`)
  await ready(page)
  await page.getByRole('link', { name: 'Join for free' }).first().click()
  await expect(page.getByText('The course is yours')).toBeVisible()
  await expect(page).toHaveURL(`/course/${course._id}`)
  await expect(page.getByRole('link', { name: 'Start Learning' }).first()).toBeVisible()
  expect(await owns(page, course._id)).toBe(true)
})

test('L-PAY-8 L-PAY-11 L-DONE-3 a payment that the bank still works on', async ({ page, signedIn: _ }) => {
  const course = await findCourse(page)
  await openPayment(page, course._id)
  await payWith(page, cards.processing)
  const note = page.getByText('Payment processing. You will receive confirmation soon.')
  await expect(note).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  await page.reload()
  await expect(note, 'it is not asked for a second time').toBeVisible()
  await expect.poll(() => owns(page, course._id)).toBe(true)

  await page.route('**/api/payment_state', route => route.fulfill({ json: { state: 'processing' } }))
  await page.goto('/completion/?payment_intent=pi_1&redirect_status=processing')
  await expect(page.getByText('You do not need to pay again')).toBeVisible()
  await expect(page.getByText('Please try again')).toHaveCount(0)
  await expect(page.getByText('pi_1')).toBeVisible()
})

test('L-CRS-4 L-PAY-8 while the bank works on a payment the course is not offered again', async ({
  page,
  signedIn: _,
}) => {
  const course = await findCourse(page)
  // The sandbox's bank is done within seconds: this holds the moment.
  await page.route(`**/api/course/${course._id}/order`, route => route.fulfill({ json: { isProcessing: true } }))
  await page.goto('/courses')
  await ready(page) // before its scripts a link leads past them
  await page.getByRole('link', { name: course.title }).first().click()
  const box = page.getByRole('complementary', { name: 'Your access' })
  await expect(box.getByText('Payment processing. You will receive confirmation soon.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Buy for/ })).toHaveCount(0)
  await expectAccessible(page)
  await box.getByRole('link', { name: 'Orders and receipts' }).click()
  await expect(page.getByRole('heading', { name: 'Orders and receipts' })).toBeVisible()
})

test('L-DONE-1 L-DONE-3 D-2 a payment that was given back says so, and the course is for sale again', async ({
  page,
  signedIn,
}) => {
  const course = await findCourse(page)
  await openPayment(page, course._id)
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const completion = page.url()
  const reference = new URL(completion).searchParams.get('payment_intent') ?? ''
  await page.goto('/sandbox-pay/')
  await page.getByRole('row').filter({ hasText: reference }).getByRole('button', { name: 'Refund' }).click()
  await expect.poll(() => owns(page, course._id)).toBe(false)
  await page.goto(completion)
  await expect(page.getByRole('heading', { name: 'This payment was refunded' })).toBeVisible()
  await expect(page.getByText('Payment Failed or Pending!')).toHaveCount(0)
  await expect(page.getByText(reference)).toBeVisible()
  await expectAccessible(page)
  expect(await mailTo(signedIn.email, 3)).toContain('refunded')
  await page.goto(`/course/${course._id}`)
  await expect(page.getByRole('link', { name: `Buy for $${course.price}` }).first()).toBeVisible()
})

test('L-DONE-3 L-DONE-4 K-12 T24 ASVS 2.3.1 an address that claims success proves nothing', async ({
  page,
  signedIn: _,
}) => {
  for (const query of [
    '',
    '?payment_intent=pi_1&redirect_status=failed',
    '?payment_intent=pi_1&redirect_status=succeeded',
  ]) {
    await page.goto(`/completion/${query}`)
    await expect(page.getByRole('heading', { name: 'Payment Failed or Pending!' })).toBeVisible()
    await expect(page.getByText('Please try again or contact support.')).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
