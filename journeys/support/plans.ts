// What the journeys of memberships share: plans, and the provider's checkout.
import { expect, type Page } from '@playwright/test'

import { call } from './journey.ts'

/** Pays on the provider's page, where the card that works is in. */
export async function payAtCheckout(page: Page, email: string, card = '4242424242424242'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-pay\/c\//)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await typeCard(page, card)
  await page.getByRole('button', { name: /Subscribe|Pay/ }).click()
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
}

/** The id of a plan on sale. */
export async function planOf(page: Page, name: string, duration = 'month'): Promise<string | undefined> {
  const { plans }: { plans: { _id: string; name: string; duration: string }[] } = await call(
    page,
    'GET',
    '/memberships',
  )
  return plans.find(plan => plan.name === name && plan.duration === duration)?._id
}
