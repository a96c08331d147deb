import type { Locator } from '@playwright/test'

/** Opens a row of an editor, where it is not open yet. */
export async function openRow(row: Locator): Promise<void> {
  const isOpen = await row.locator('details').evaluate((details: HTMLDetailsElement) => details.open)
  if (!isOpen) await row.locator('summary').click()
}
