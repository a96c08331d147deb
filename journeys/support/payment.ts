// What the journeys that pay share: a course to buy, the provider's form, and the bank's page.
import type { FrameLocator, Page } from '@playwright/test'

import { demoCourses } from './demo-courses.ts'
import { call, expect } from './journey.ts'

/** For `test.use`: the provider's frame has no origin, so a request of it with a header of ours would be preflighted. */
export const withoutHeaders = { extraHTTPHeaders: {} }

export const cards = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  threeDSecure: '4000000000003220',
  processing: '4000000000007775',
  disputed: '4000000000000259',
  failsRefunds: '4000000000005126',
} as const

export type CourseForSale = { readonly _id: string; readonly title: string; readonly price: number }

/** A course of the demo academy. @param isFree of price 0, or one that costs something */
export async function findCourse(page: Page, isFree = false): Promise<CourseForSale> {
  const courses = await demoCourses<CourseForSale>(page)
  const found = courses.find(({ price }) => (price === 0) === isFree)
  if (!found) throw new Error('The academy has no such course')
  return found
}

export const cardForm = (page: Page): FrameLocator => page.locator('.pay-fields').frameLocator('iframe')
export const bank = (page: Page): FrameLocator => page.frameLocator('dialog iframe')
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pay Now' })

/** Opens the payment page of a course and waits for the form. */
export async function openPayment(page: Page, courseId: string): Promise<void> {
  await page.goto(`/payment/${courseId}`)
  await expect(payButton(page)).toBeVisible({ timeout: 15_000 })
}

/** Types a card and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  const form = cardForm(page)
  await form.getByLabel('Card number').fill('')
  await form.getByLabel('Card number').pressSequentially(number)
  await form.getByLabel('Expiration').fill('12 / 40')
  await form.getByLabel('Security code').fill('123')
  await payButton(page).click()
}

export const owns = async (page: Page, courseId: string): Promise<boolean> =>
  (await call(page, 'GET', `/course/${courseId}`)).isPurchased
