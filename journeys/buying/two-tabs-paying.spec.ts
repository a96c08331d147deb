import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, mailTo, test } from '../support/journey.ts'
import { cards, findCourse, openPayment, owns, payButton, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

test('R5 T22 T23 ASVS 2.3.4 two tabs pay for one course: one order, one charge, one receipt', async ({
  page,
  context,
  signedIn,
}) => {
  const course = await findCourse(page)
  const [other, third] = [await context.newPage(), await context.newPage()]
  await openPayment(third, course._id)
  const secrets: string[] = []
  for (const tab of [page, other]) {
    tab.on('response', async response => {
      if (response.url().endsWith('/api/payment_create')) secrets.push((await response.json()).clientSecret)
    })
  }
  await Promise.all([openPayment(page, course._id), openPayment(other, course._id)])
  expect(new Set(secrets).size, 'both tabs show the same payment').toBe(1)

  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await payWith(other, cards.succeeds)
  for (const tab of [other, third]) {
    await tab.evaluate(() => window.dispatchEvent(new Event('focus'))) // as when somebody comes back to it
    await expect(tab.getByRole('status').filter({ hasText: 'already paid for' })).toContainText('not charged again')
    await expect(tab.getByRole('alert').filter({ hasText: 'PaymentIntent' })).toHaveCount(0)
    await expect(payButton(tab)).toBeHidden()
    await expect(tab.locator('.pay-form iframe')).toHaveCount(0)
    await expect(tab.getByRole('heading', { name: 'Payment details' })).toHaveCount(0)
    await expectAccessible(tab, { exclude: 'iframe' })
  }
  await third.getByRole('link', { name: 'Go to the course' }).click()
  await expect(third).toHaveURL(`/course/${course._id}`)
  await other.reload()
  await expect(other).toHaveURL(`/course/${course._id}`)

  expect(await owns(page, course._id)).toBe(true)
  const { state } = await call(page, 'POST', '/payment_state', {
    payment_intent: (secrets[0] ?? '').replace(/_secret_.*/, ''),
  })
  expect(state).toBe('succeeded')
  expect(await mailTo(signedIn.email, 2)).toContain(`Subject: Your receipt for ${course.title}`)
})

test('R26 an order that another tab has given up is placed anew by who presses Pay, and its sum is read first', async ({
  page,
  browser,
  signedIn: _,
}) => {
  const office = await (await browser.newContext()).newPage()
  await signInAsAdministrator(office)
  const coupon = `TAB-${Date.now()}`
  await call(office, 'POST', '/admin/coupons', { code: coupon, kind: 'percent', value: 50 })
  const course = await findCourse(page)
  await openPayment(page, course._id)
  const total = page.locator('.pay-total dd')
  const before = await total.innerText()
  await call(page, 'POST', '/order/', { courseId: course._id, coupon })
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('alert').filter({ hasText: 'placed anew' })).toContainText('nothing was charged')
  await expect(payButton(page)).toBeEnabled()
  await expect(total).toHaveText(before)
  expect(await owns(page, course._id)).toBe(false)
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  expect(await owns(page, course._id)).toBe(true)
})
