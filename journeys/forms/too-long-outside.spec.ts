// Fields that are no part of a larger form take all that is pasted, too, and say how much that is.
import type { Locator, Page } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'
import { join } from '../support/watching.ts'

/** As a paste does: it stops at what the field may hold. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.click()
  await page.keyboard.insertText(text)
}

test('L-BLOG-12 a comment that is too long stays whole, is told, and is not sent', async ({ page, signedIn: _ }) => {
  const { blogs } = await call(page, 'GET', '/blogs?limit=20')
  await page.goto(`/blog/${blogs[3]._id}`)
  await ready(page)
  const field = page.getByPlaceholder('Say Something')
  await paste(page, field, 'x'.repeat(6000))
  await expect(page.getByText('Please use at most 2,000 characters. These are 6,000.')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, { include: '.say' })
  const sent: string[] = []
  page.on('request', request => request.method() === 'PUT' && sent.push(request.url()))
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('x'.repeat(6000))
  expect(sent).toEqual([])
  await page.reload()
  await expect(field, 'what is kept is kept whole').toHaveValue('x'.repeat(6000))
  await field.fill('Short enough')
  await expect(page.getByText('Please use at most')).toHaveCount(0)
})

test('D-37 a review that is too long stays whole and is told', async ({ page, signedIn: _ }) => {
  const { addressOf } = await join(page)
  await page.goto(`/course/${addressOf(0).split('/')[2] ?? ''}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByRole('button', { name: 'Save review' }), 'it is alive').toBeEnabled()
  await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true })
  const field = reviews.getByLabel('What should others know?')
  await paste(page, field, 'y'.repeat(2500))
  await expect(reviews.getByText('Please use at most 2,000 characters. These are 2,500.')).toBeVisible()
  await reviews.getByRole('button', { name: 'Save review' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('y'.repeat(2500))
})

test('A-RES-3 A-MEM-2 tags, benefits and figures that are too long are told where they are added', async ({ page }) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard/manage-researches/new-research')
  const tag = page.getByLabel('Tag', { exact: true })
  await expect(tag).toBeEditable()
  await ready(page)
  await paste(page, tag, 't'.repeat(70))
  await page.getByRole('button', { name: 'Add Tag' }).click()
  await expect(page.getByText('Please use at most 60 characters. These are 70.')).toBeVisible()
  await expect(tag).toHaveValue('t'.repeat(70))

  await page.goto('/dashboard/new-membership')
  await ready(page)
  const benefit = page.getByLabel('Benefit', { exact: true })
  await paste(page, benefit, 'b'.repeat(210))
  await page.getByRole('button', { name: 'Add benefit' }).click()
  await expect(page.getByText('Please use at most 200 characters. These are 210.')).toBeVisible()
  await expect(benefit).toHaveValue('b'.repeat(210))

  await page.goto('/dashboard/update-statistics')
  await ready(page)
  const figure = page.getByLabel('Label', { exact: true }).first()
  await figure.selectText()
  await page.keyboard.insertText('f'.repeat(90))
  await expect(page.getByText('Please use at most 80 characters. These are 90.')).toBeVisible()
})

test('the words of a picture, a formula and a caption that are too long are told in their dialogs', async ({
  page,
}) => {
  await signInAsAdministrator(page)
  await page.goto('/dashboard/manage-blogs/new-blog')
  await ready(page)
  await page.getByRole('textbox', { name: 'Content' }).click()
  const dialog = page.getByRole('dialog')
  const expectTold = async (opens: string, label: string, most: number, submit: string) => {
    await page.getByRole('button', { name: opens, exact: true }).click()
    const field = dialog.getByLabel(label)
    await paste(page, field, 'x'.repeat(most + 10))
    await dialog.getByRole('button', { name: submit }).click()
    const number = new Intl.NumberFormat('en')
    const words = `Please use at most ${number.format(most)} characters. These are ${number.format(most + 10)}.`
    await expect(dialog.getByText(words)).toBeVisible()
    await expect(field).toHaveValue('x'.repeat(most + 10))
    await dialog.getByRole('button', { name: 'Cancel' }).last().click()
    await expect(dialog).toHaveCount(0)
  }
  await expectTold('Formula', 'TeX', 2000, 'Save formula')
  await expectTold('Picture', 'Alternative text', 300, 'Save picture')
  await page.getByRole('button', { name: 'Insert a table', exact: true }).click()
  await expectTold('Caption', 'Caption', 300, 'Save caption')
})
