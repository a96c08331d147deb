import type { Locator, Page } from '@playwright/test'

import { expect, ready } from './journey.ts'

/** Shows an administrator the cases until one is there, which a message of the provider's brings. @returns its row */
export async function waitForCase(office: Page, words: string): Promise<Locator> {
  const row = office.getByRole('row').filter({ hasText: words })
  await expect(async () => {
    await office.goto('/dashboard/manage-orders/needs-review')
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await ready(office)
  return row
}
