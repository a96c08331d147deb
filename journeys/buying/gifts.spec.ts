// A course as a gift: its giver chooses a day, thinks better of it and lets it go today; who receives it signs in on the way.
import type { Page } from '@playwright/test'

import { expect, expectAccessible, mailTo, ready, signUp, test } from '../support/journey.ts'
import { logIn } from '../support/log-in.ts'
import { cards, findCourse, owns, payButton, payWith, withoutHeaders } from '../support/payment.ts'

test.use(withoutHeaders)

const DAY_MS = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

async function fill(page: Page, email: string): Promise<void> {
  await page.getByText('As a gift').click()
  await page.getByLabel('Their name').fill('Noor')
  await page.getByLabel('Their email').fill(email)
  await page.getByLabel('Your words').fill('see www.example.org')
  await page.getByLabel('Day').fill(dayIn(30))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Please leave links out').first()).toBeVisible()
  await page.getByLabel('Your words').fill('You ran the whole winter with me.\n<b>Now find out why.</b>')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/seats\/[\da-f-]+\/pay$/)
}

test('D-18 a gift waits for its day, goes today after all, and is opened by who receives it', async ({
  page,
  signedIn,
  browser,
}) => {
  test.slow()
  const course = await findCourse(page)
  const noor = { ...signedIn, email: `noor.${signedIn.email}`, firstName: 'Noor' }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, ...withoutHeaders })
  const phone = await context.newPage()
  await signUp(phone, noor)
  await context.clearCookies()

  await page.goto(`/course/${course._id}/seats?for=gift`)
  await ready(page)
  await fill(page, noor.email)
  await expect(payButton(page)).toBeVisible({ timeout: 15_000 })
  await payWith(page, cards.succeeds)
  await page.getByRole('link', { name: 'Go to the places' }).click({ timeout: 15_000 })
  await page.waitForURL(/\/seats\/[\da-f-]+$/)
  await ready(page)
  await expect(page.getByText(/^Goes on /)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Day').fill(dayIn(0))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const mail = await mailTo(noor.email, 2)
  expect(mail).toContain('For you, Noor')
  const code = /\/place\/([\w-]{43})/.exec(mail)?.[1] ?? ''
  await phone.goto(`/place/${code}`)
  await ready(phone)
  await expect(phone.getByText('<b>Now find out why.</b>')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Open your gift' }).click()
  await expect(phone).toHaveURL(/\/login\?next=/)
  await ready(phone)
  await logIn(phone, noor)
  await phone.waitForURL(`/place/${code}`)
  await ready(phone)
  await phone.getByRole('button', { name: 'Open your gift' }).click()
  await phone.waitForURL(`/course/${course._id}`)
  expect(await owns(phone, course._id)).toBe(true)
  await phone.goto(`/place/${code}`)
  await expect(phone.getByText('This is yours already.')).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText(/^Opened on /)).toBeVisible()
})
