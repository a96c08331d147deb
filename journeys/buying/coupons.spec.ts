import type { Browser, Page } from '@playwright/test'

import { expect, expectAccessible, mailTo, ready, test } from '../support/journey.ts'
import { openPayment, payButton, payWith, cards, withoutHeaders } from '../support/payment.ts'
import { withCourse } from '../support/with-course.ts'

test.use(withoutHeaders)

const field = (page: Page) => page.getByLabel('Coupon code')
const summary = (page: Page) => page.locator('.pay-summary')

/** Staff make a coupon that can be used once. @param title of the course that it is for; for all without @returns its code */
async function makeCoupon(office: Page, percent: string, title?: string): Promise<string> {
  await office.goto('/dashboard')
  await office.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Orders' }).click()
  await office.getByRole('main').getByRole('link', { name: 'Coupons', exact: true }).click()
  await office.getByRole('link', { name: 'New coupon' }).click()
  const create = office.getByRole('button', { name: 'Create coupon' })
  await create.click()
  for (const text of ['Please enter a code, or make one', 'Please enter a whole number of percent from 1 to 100'])
    await expect(office.getByText(text)).toBeVisible()
  await office.getByRole('button', { name: 'Make a code' }).click()
  const code = await office.getByLabel('Code', { exact: true }).inputValue()
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/)
  await office.getByLabel('Percent off').fill(percent)
  if (title) {
    await office.getByText('Chosen courses', { exact: true }).click()
    await create.click()
    await expect(office.getByText('Please choose at least one course')).toBeVisible()
    await office.getByRole('searchbox', { name: 'Find a course by its title' }).fill(title)
    await office.getByRole('button', { name: `Add “${title}”` }).click()
  }
  await office.getByLabel('Uses in all').fill('1')
  await expect(office.locator('.coupon-ticket')).toContainText(`−${percent}%`)
  await expectAccessible(office)
  await create.click()
  await expect(office.getByText('Coupon created')).toBeVisible()
  await office.getByRole('link', { name: code, exact: true }).click()
  await expect(office.getByText('Nobody has used it yet')).toBeVisible()
  return code
}

const phone = (browser: Browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('staff make a coupon, a learner on a phone pays with it, and staff see the use', async ({
  page,
  signedIn,
  browser,
}) => {
  test.slow()
  await withCourse(browser, {}, async (course, staff) => {
    const code = await makeCoupon(staff, '25', course.title)
    await staff.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await ready(staff)
    await staff.getByRole('button', { name: 'Copy link' }).click()
    await expect(staff.getByText('Link copied')).toBeVisible()
    const link = await staff.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain(`/payment/${course.id}?coupon=${code}`)
    const context = await phone(browser)
    await context.addCookies(await page.context().cookies())
    const hand = await context.newPage()
    await openPayment(hand, course.id)
    await hand.getByText('Have a coupon?').tap()
    await expect(field(hand)).toBeVisible()
    await field(hand).fill('nobody-made-it')
    await hand.getByRole('button', { name: 'Apply' }).tap()
    await expect(hand.getByText('There is no coupon with this code. Please look again how it is written')).toBeVisible()
    await expectAccessible(hand, { exclude: 'iframe' })
    await field(hand).fill(code.toLowerCase())
    await hand.getByRole('button', { name: 'Apply' }).tap()
    await expect(hand.locator('.pay-coupon')).toContainText(code)
    await expect(payButton(hand)).toBeVisible()
    const price = await hand.locator('.pay-summary dl dd').first().innerText()
    const total = await hand.locator('.pay-total dd').innerText()
    await expect(hand).toHaveURL(new RegExp(`coupon=${code}$`))

    await hand.getByRole('button', { name: `Remove the coupon ${code}` }).tap()
    await expect(hand.locator('.pay-total dd')).toHaveText(price)
    await hand.goto(link)
    await expect(hand.locator('.pay-coupon'), 'the link brings it by itself').toContainText(code)
    await expect(hand.locator('.pay-total dd')).toHaveText(total)
    await expect(payButton(hand)).toContainText(total)
    expect(await hand.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await payWith(hand, cards.succeeds)
    await expect(hand.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    expect(await mailTo(signedIn.email, 2)).toContain(`Coupon ${code}`)

    await staff.reload()
    const use = staff.getByRole('row', { name: new RegExp(`${signedIn.firstName} ${signedIn.lastName}`) })
    await expect(use).toContainText(total)
    await expectAccessible(staff)
    await use.getByRole('link').click()
    await expect(staff.locator('.order-facts')).toContainText(code)
    await staff.getByRole('link', { name: 'Receipt' }).click()
    await expect(staff.locator('.receipt-items')).toContainText(`Coupon ${code}`)
    await expect(staff.locator('.receipt-items')).toContainText(price)
    await context.close()
  })
})

test('a coupon of everything opens the course without a card; by keyboard alone', async ({
  page,
  signedIn: _,
  browser,
}) => {
  test.slow()
  await withCourse(browser, {}, async (course, staff) => {
    const code = await makeCoupon(staff, '100')
    await openPayment(page, course.id)
    await page.locator('.pay-have summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: `Remove the coupon ${code}` })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Your coupon pays for this course' })).toBeVisible()
    await expect(summary(page)).toContainText('No card needed')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Join for free' }).press('Enter')
    await expect(page).toHaveURL(`/course/${course.id}`)

    // Its one use is gone: whoever opens the link next is told so.
    await staff.goto(`/payment/${course.id}?coupon=${code}`)
    await expect(staff.getByText('This coupon has been used up')).toBeVisible()
    await expect(staff.locator('.pay-coupon')).toHaveCount(0)
    await expect(payButton(staff)).toBeVisible()
  })
})
