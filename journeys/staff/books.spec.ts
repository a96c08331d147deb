import { readFile } from 'node:fs/promises'

import { days } from '#src/wire/durations.ts'

import { password, signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'
import { findCourse, openPayment, owns, payWith, cards, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

test('T85 T80 an administrator finds in the books what came and what went back, by day, course and payment method, and takes it along', async ({
  page,
  signedIn,
  browser,
}) => {
  expect(signedIn.email).toMatch(/@/)
  const course = await findCourse(page)
  await openPayment(page, course._id)
  await payWith(page, cards.succeeds)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect.poll(() => owns(page, course._id)).toBe(true)
  const reference = new URL(page.url()).searchParams.get('payment_intent') ?? ''

  const office = await (await browser.newContext({ acceptDownloads: true })).newPage()
  await signInAsAdministrator(office)
  await office.goto('/dashboard')
  await office.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click()
  await office.getByRole('main').getByRole('link', { name: 'Books', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Books')
  await ready(office)
  await expect(office.getByRole('radio', { name: 'This month' })).toBeChecked()
  const dayBefore = (ago: number) => new Date(Date.now() - days(ago)).toISOString().slice(0, 10)
  const today = dayBefore(0)
  // On the first of a month its first day stands there already.
  await office.getByLabel('From').fill(dayBefore(1))
  await expect(office).toHaveURL(/from=/)
  await office.getByLabel('From').fill(today)
  await expect(office).toHaveURL(new RegExp(`from=${today}`))
  await office.getByLabel('To', { exact: true }).fill(today)
  await expect(office).toHaveURL(new RegExp(`to=${today}`))
  const itself = office.getByRole('link', { name: course.title, exact: true })
  const sold = office.getByRole('region', { name: 'By course' }).getByRole('row').filter({ has: itself })
  await expect(sold).toContainText(/\$\d/)
  const card = office.getByRole('row', { name: 'Card' })
  await expect(card).toContainText('$')
  await expectAccessible(office)

  await office.getByRole('slider', { name: 'What came and went on each day' }).focus()
  await expect(office.getByText('came', { exact: true })).toBeVisible()
  await office.getByRole('radio', { name: 'Table' }).check()
  await expect(office.getByRole('region', { name: 'By day' }).getByRole('row')).toHaveCount(2)
  await expectAccessible(office)

  await office.getByRole('radio', { name: 'Last year' }).click()
  await expect(office).toHaveURL(/\?period=last_year$/)
  await expect(office.getByLabel('From')).toHaveValue(`${new Date().getUTCFullYear() - 1}-01-01`)
  await office.goto('/dashboard/books')
  await ready(office)

  await office.getByRole('link', { name: 'Ledger CSV' }).click()
  const prompt = office.getByRole('dialog')
  await prompt.getByLabel('Your password').fill(password)
  const saving = office.waitForEvent('download')
  await office.keyboard.press('Enter')
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^ledger-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8'))
    .split('\r\n')
    .filter(line => line.includes(reference) && line.includes('","payment","'))
  expect(lines.map(line => line.split('","')[4])).toEqual(['card:stripe', 'sales:courses'])

  await office.setViewportSize({ width: 390, height: 844 })
  await expect(office.getByText('Net', { exact: true }).first()).toBeVisible()
  const overflow = () => office.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})
