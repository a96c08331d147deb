// The editor that all managers share: saved by the way, published, on a phone, without a network.
import type { Page } from '@playwright/test'

import { image, password, signInAsAdministrator } from '../support/applicants.ts'
import { editorPart } from '../support/editor.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

/** Opens a draft of a post that this journey may do anything with. @returns its id */
async function openDraft(page: Page): Promise<string> {
  const { blogs } = await call(page, 'GET', '/admin/blogs')
  const { _id } = (await call(page, 'POST', `/admin/blog/${blogs[0]._id}/duplicate`)).blog
  await page.goto(`/dashboard/manage-blogs/update-blog/${_id}`)
  await ready(page)
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeEditable()
  return _id
}

const stored = async (page: Page, id: string) => (await call(page, 'GET', `/blog/${id}`)).blog
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/)
const unsaved = (page: Page) => page.getByText('Not saved yet', { exact: true })

test('a draft is saved by Ctrl S again and again without leaving it, and published at last', async ({ page }) => {
  const id = await openDraft(page)
  const title = page.getByLabel('Title')
  for (const words of ['Written once', 'Written twice', 'Written three times']) {
    await title.fill(words)
    await expect(unsaved(page)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
    await expect(title, 'whoever writes stays there').toBeFocused()
    expect(await stored(page, id)).toMatchObject({ title: words, publishedAt: null })
  }
  await expect(page.locator('.edit-preview .card-title'), 'the card follows').toHaveText('Written three times')
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/manage-blogs$/)
  expect((await stored(page, id)).publishedAt).not.toBeNull()
  await page.goto(`/dashboard/manage-blogs/update-blog/${id}`)
  await expect(page.getByRole('button', { name: 'Save draft' })).toHaveCount(0)
  await page.getByLabel('Published: everyone can read it').uncheck()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/dashboard\/manage-blogs$/)
  expect((await stored(page, id)).publishedAt).toBeNull()
  await call(page, 'DELETE', `/admin/blog/${id}`, { password })
})

test('what is published while a draft that was just saved is read anew is published, and not saved as a draft again', async ({
  page,
}) => {
  const id = await openDraft(page)
  await page.getByLabel('Title').fill('Saved, and published at once')
  let isRead = () => {}
  const read = new Promise<void>(resolve => (isRead = resolve))
  await page.route(`**/api/blog/${id}`, async route => {
    if (route.request().method() === 'GET') await read
    await route.continue()
  })
  const sent = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await page.keyboard.press('Control+s')
  await sent
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toBeEnabled()
  await publish.click()
  isRead()
  await expect(page).toHaveURL(/\/dashboard\/manage-blogs$/)
  expect((await stored(page, id)).publishedAt).not.toBeNull()
  await call(page, 'DELETE', `/admin/blog/${id}`, { password })
})

test('what is typed while a save is on its way stays, and is saved next without a conflict', async ({ page }) => {
  const id = await openDraft(page)
  const title = page.getByLabel('Title')
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await page.route(`**/api/blog/${id}`, async route => {
    await held
    await route.continue()
  })
  await title.fill('First')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await title.fill('First and second')
  letGo()
  await expect(page.getByText('Course Updated Successfully').last()).toBeVisible()
  await expect(title).toHaveValue('First and second')
  await expect(unsaved(page)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Someone else saved a newer version')).toHaveCount(0)
  expect(await stored(page, id)).toMatchObject({ title: 'First and second' })
  await call(page, 'DELETE', `/admin/blog/${id}`, { password })
})

test('a new post is kept as a draft, and goes on in its editor', async ({ page }) => {
  await page.goto('/dashboard/manage-blogs/new-blog')
  await ready(page)
  await page.getByLabel('Title').fill('A draft of its own')
  await page.getByRole('textbox', { name: 'Content' }).fill('What a longer stride asks of a hamstring.')
  await page.locator('.image-field input').setInputFiles(await image())
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/manage-blogs\/update-blog\/[\w-]+$/)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  expect(await stored(page, id)).toMatchObject({ title: 'A draft of its own', publishedAt: null })
  await call(page, 'DELETE', `/admin/blog/${id}`, { password })
})

test('without a network nothing is lost, and it is saved once the academy answers again', async ({ page, context }) => {
  const id = await openDraft(page)
  const title = page.getByLabel('Title')
  await title.fill('Written in a train')
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Failed To Update Course')).toBeVisible()
  await expect(title).toHaveValue('Written in a train')
  await title.fill('Written in a long train')
  await context.setOffline(false)
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  expect(await stored(page, id)).toMatchObject({ title: 'Written in a long train' })
  await call(page, 'DELETE', `/admin/blog/${id}`, { password })
})

test('X-FORM-1 a phone shows one part of an editor at a time, and the one where something is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/manage-blogs/new-blog')
  await ready(page)
  const picture = page.locator('.image-field')
  await expect(page.getByLabel('Title')).toBeVisible()
  await expect(picture).toBeHidden()
  await page.getByLabel('Title').fill('A title long enough')
  await page.getByRole('textbox', { name: 'Content' }).fill('What a longer stride asks of a hamstring.')
  await editorPart(page, 'Preview').click()
  await expect(page.locator('.edit-preview .card-title')).toHaveText('A title long enough')
  await expectAccessible(page)
  await editorPart(page, 'Content').click()
  await page.getByRole('button', { name: 'Create blog' }).click()
  await expect(editorPart(page, 'Settings')).toHaveAttribute('aria-pressed', 'true')
  await expect(picture.getByText('Please choose a picture')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a title takes one line of words, whatever is typed or pasted', async ({ page }) => {
  const id = await openDraft(page)
  const title = page.getByLabel('Title')
  await title.fill('One line')
  await title.press('Enter')
  await title.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 8))
  await page.keyboard.insertText('\nand another')
  await expect(title).toHaveValue('One line and another')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  expect(await stored(page, id)).toMatchObject({ title: 'One line and another' })
  await call(page, 'DELETE', `/admin/blog/${id}`, { password })
})

test('A-APP-5 X-FORM-1 rows open one at a time, by keys as well, and those in which something is wrong by themselves', async ({
  page,
}) => {
  await page.goto('/dashboard/manage-applications/new-application')
  await ready(page)
  const step = (number: number) => page.getByRole('group', { name: `Step ${number}`, exact: true })
  const field = (number: number) => step(number).getByLabel('Title')
  await expect(field(1)).toBeVisible()
  await field(1).fill('Register')
  await page.getByRole('button', { name: 'Add step' }).click()
  await expect(field(2)).toBeVisible()
  await expect(field(1), 'one at a time').toBeHidden()
  await expect(step(1).locator('summary')).toContainText('Register')
  await step(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(field(1)).toBeVisible()
  await expect(field(2)).toBeHidden()
  await page.getByRole('button', { name: 'Move step 1 down' }).click()
  await expect(field(2), 'it goes along').toHaveValue('Register')
  await expect(field(2)).toBeVisible()
  await step(2).locator('summary').click()
  await expect(field(2)).toBeHidden()
  await page.getByLabel('Name', { exact: true }).fill('Rows')
  await page.getByLabel('Applicant type').selectOption('Clubs')
  await page.getByLabel('Deadline').fill('2099-03-01')
  await page.getByRole('button', { name: 'Create application' }).click()
  await expect(field(1)).toBeFocused()
  await expect(step(2).getByText('Please enter a description')).toBeVisible()
  await expectAccessible(page)
})
