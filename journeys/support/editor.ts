import type { Locator, Page } from '@playwright/test'

/** Opens a row of an editor, where it is not open yet. */
export async function openRow(row: Locator): Promise<void> {
  const isOpen = await row.locator('details').evaluate((details: HTMLDetailsElement) => details.open)
  if (!isOpen) await row.locator('summary').click()
}

/** A part of an editor, which a narrow window shows alone. */
export const editorPart = (page: Page, name: 'Content' | 'Settings' | 'Preview'): Locator =>
  page.getByRole('group', { name: 'Parts of the editor' }).getByRole('button', { name, exact: true })

/** Shows a part by key; a wide window shows all of them. */
export async function showPartByKey(page: Page, name: 'Content' | 'Settings'): Promise<void> {
  const part = editorPart(page, name)
  if (await part.isHidden()) return
  await part.focus()
  await page.keyboard.press('Enter')
}
