import { password, signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, mailTo, ready, test } from '../support/journey.ts'
import { loseAnswer } from '../support/lost-answers.ts'
import { cards, findCourse, openPayment, owns, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

test('T85 R3 an administrator gives a part back on a phone, an answer is lost, and it went back once; the course stays open', async ({
  page,
  signedIn,
  browser,
}) => {
  const course = await findCourse(page)
  await openPayment(page, course._id)
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const whole = `$${course.price}.00`
  const left = `$${course.price - 2}.50`

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const office = await context.newPage()
  await signInAsAdministrator(office)
  await office.goto(`/dashboard/manage-orders?words=${signedIn.email}`)
  await office.getByRole('main').getByRole('link', { name: course.title }).click()
  await ready(office)
  await office.getByRole('button', { name: 'Refund' }).click()
  const prompt = office.getByRole('alertdialog')
  await expect(prompt.getByText(`Refund ${whole} to Demo Traveller?`)).toBeVisible()
  await office.keyboard.press('ArrowRight')
  await expect(prompt.getByText('Refund a part to Demo Traveller?')).toBeVisible()

  const amount = prompt.getByLabel('Amount in USD')
  for (const [typed, wrong] of [
    ['0', 'Please enter more than 0'],
    [String(course.price + 1), `No more than ${whole} is left`],
    ['1.005', 'USD'],
  ] as const) {
    await amount.fill(typed)
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(prompt.getByText(wrong).last()).toBeVisible()
  }
  await amount.fill('1.50')
  await expect(prompt.getByText(`${left} of ${whole} stays.`)).toBeVisible()
  await expect(prompt.getByText('The course stays open to Demo Traveller')).toBeVisible()
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: 'Refund $1.50' }).click()
  await expect(prompt.getByText('Please say why, in a few words')).toBeVisible()
  await expectAccessible(office)
  await prompt.getByLabel('Why').fill('Two sessions were cancelled')
  const refund = prompt.getByRole('button', { name: 'Refund $1.50' })
  await loseAnswer(office, '**/api/admin/orders/*/refund', () => refund.click())
  await expect(office.getByText('Partly refunded')).toBeVisible()
  await refund.click()
  await expect(office.getByText('$1.50 refunded to Demo Traveller')).toBeVisible()
  await expect(prompt).toHaveCount(0)
  await expect(office.getByText(`${left} is left`)).toBeVisible()
  await expect(office.getByText('asked for $1.50 to go back')).toHaveCount(1)
  await expect(office.getByText('Why: Two sessions were cancelled')).toBeVisible()
  await expectAccessible(office)

  expect(await owns(page, course._id)).toBe(true)
  expect(await mailTo(signedIn.email, 3)).toContain('A part of your payment was refunded')
  await office.goto('/dashboard/activity')
  await expect(office.getByText('refunded a part of').first()).toBeVisible()

  await office.goBack()
  await ready(office)
  await office.getByRole('button', { name: 'Refund' }).click()
  await expect(prompt.getByText('A part of this payment went back before.')).toBeVisible()
  await prompt.getByLabel('Your password').fill(password)
  await prompt.getByRole('button', { name: `Refund ${left}` }).click()
  await expect(office.getByText('Refunded, and the purchase closed')).toBeVisible()
  expect(await owns(page, course._id)).toBe(false)
  await context.close()
})
