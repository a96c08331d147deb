// Lists by keyboard alone: each key presses what the mouse would.
import type { Page } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const row = (page: Page, index: number) => page.locator('tbody tr').nth(index)
const isHere = (page: Page, index: number) =>
  expect.poll(() => row(page, index).evaluate(line => line.contains(document.activeElement))).toBe(true)

async function openList(page: Page, list: string): Promise<void> {
  await page.goto(`/dashboard/${list}`)
  await ready(page)
}

test('A-LIST-1 j and k go through the rows, x and Shift x select, Escape lets go', async ({ page }) => {
  await openList(page, 'manage-courses')
  const bar = page.getByRole('group', { name: 'Actions for the selection' })
  await page.keyboard.press('k')
  await isHere(page, 0)
  await page.keyboard.press('j')
  await isHere(page, 1)
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 selected')
  for (const key of ['j', 'j', 'j']) await page.keyboard.press(key)
  await page.keyboard.press('Shift+X')
  await expect(bar).toContainText('4 selected')
  await expect(row(page, 0).getByRole('checkbox')).not.toBeChecked()
  for (const index of [1, 2, 3, 4]) await expect(row(page, index).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('x')
  await expect(bar).toContainText('3 selected')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  for (let press = 0; press < 12; press++) await page.keyboard.press('j')
  await isHere(page, 9)
  await expect(row(page, 9), 'the row stays in view').toBeInViewport()
})

test('A-LIST-1 s changes the state of the row, e edits it, v shows its page, Delete asks', async ({ page, user }) => {
  const title = `Keys ${user.email.slice(8, 22)}`
  const { course } = await call(page, 'POST', '/course/create', { title, price: 10 })
  await openList(page, `manage-courses?title=${encodeURIComponent(title)}`)
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(row(page, 0).getByRole('button', { name: `Archived: change the state of “${title}”` })).toBeVisible()
  await isHere(page, 0)
  await page.keyboard.press('s')
  await page.keyboard.press('r')
  await expect(row(page, 0).locator('.badge')).toHaveText('Draft')
  await page.keyboard.press('Delete')
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText(title)
  await page.keyboard.press('j')
  await expect(prompt.getByLabel('Your password'), 'what is typed is typed').toHaveValue('j')
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await page.keyboard.press('v')
  await expect(page).toHaveURL(new RegExp(`/course/${course._id}$`))
  await page.goBack()
  await ready(page)
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(page).toHaveURL(new RegExp(`/update-course/${course._id}$`))
  await call(page, 'DELETE', `/course/${course._id}`, { password: 'Admin-2026' })
})

test('A-LIST-1 / searches, c begins a new one, ? explains all keys and switches them off', async ({ page }) => {
  await openList(page, 'manage-blogs')
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search by title' })
  await expect(search).toBeFocused()
  await page.keyboard.type('jxc')
  await expect(search).toHaveValue('jxc')
  await openList(page, 'manage-blogs')
  await page.keyboard.press('Shift+?')
  const help = page.getByRole('dialog', { name: 'Keys of the list' })
  await expect(help).toContainText('Select all rows up to this one')
  await expectAccessible(page)
  await help.getByRole('checkbox', { name: 'Single keys act on this list' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('c')
  await page.keyboard.press('j')
  expect(await row(page, 0).evaluate(line => line.contains(document.activeElement))).toBe(false)
  await page.reload()
  await ready(page)
  await page.getByRole('button', { name: 'All keys' }).click()
  await help.getByRole('checkbox', { name: 'Single keys act on this list' }).check()
  await help.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/\/manage-blogs\/new-blog$/)
})

test('A-LIST-1 Space looks inside a row; j goes on, and what was looked at last has the focus afterwards', async ({
  page,
}) => {
  await openList(page, 'manage-courses?title=mechanics') // two of the demo, which have words
  await page.keyboard.press('j')
  const names = await page.locator('tbody .manager-thing').allInnerTexts()
  const [first = '', second = ''] = names
  await page.keyboard.press('Space')
  const panel = page.getByRole('dialog', { name: first })
  await expect(panel.locator('.rich-text p').first()).not.toContainText('<p>')
  await expect(panel.getByText('Category'), 'columns that a phone leaves out').toBeVisible()
  await expect(panel).toContainText('1 of 2 on this page')
  await expectAccessible(page)
  await page.keyboard.press('k')
  await expect(panel, 'nothing stands before the first row').toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: second })).toContainText('2 of 2 on this page')
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await isHere(page, 1)
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog', { name: second })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByLabel('Title')).toHaveValue(second)
})

test('A-LIST-1 the eye of a row looks inside it for a finger, and the keys act on the row that is shown', async ({
  page,
  user,
}) => {
  const title = `Inside ${user.email.slice(8, 22)}`
  const { course } = await call(page, 'POST', '/course/create', { title, price: 10 })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openList(page, `manage-courses?title=${encodeURIComponent(title)}`)
    if (width === 390) {
      await page.getByRole('button', { name: `More for “${title}”` }).click()
      await page.getByRole('menuitem', { name: 'Look inside' }).click()
    } else await page.getByRole('button', { name: `Look inside “${title}”` }).click()
    await expect(page.getByRole('dialog', { name: title }).getByText('Created'), 'a minor column').toBeVisible()
    if (width === 390) await page.keyboard.press('Escape')
  }
  const panel = page.getByRole('dialog', { name: title })
  await page.keyboard.press('s')
  await expect(panel.getByRole('menuitem', { name: 'Publish' })).toBeFocused()
  await page.keyboard.press('a')
  await expect(panel.getByRole('button', { name: `Archived: change the state of “${title}”` })).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toContainText(title)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.keyboard.press('v')
  await expect(page).toHaveURL(new RegExp(`/course/${course._id}$`))
  await call(page, 'DELETE', `/course/${course._id}`, { password: 'Admin-2026' })
})

test('A-LIST-1 Space presses the button or the box that has the focus, as everywhere', async ({ page }) => {
  await openList(page, 'manage-courses')
  await row(page, 0).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(row(page, 0).getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A-LIST-1 what is inside a row and cannot be read is said, and the rest stands there', async ({ page }) => {
  await openList(page, 'manage-teachers')
  await page.route('**/api/teacher/**', route => route.abort())
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toContainText('Its words could not be loaded.')
  await expect(page.getByRole('dialog')).toContainText('Subject')
})
