import type { Locator } from '@playwright/test'

import { signInAsAdministrator } from '../support/applicants.ts'
import { call, expect, ready, test } from '../support/journey.ts'

test.beforeEach(async ({ page }) => signInAsAdministrator(page))

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('A-HERO-1 what the landing page says is saved at its top, and its preview is a part of its own on a phone', async ({
  page,
}) => {
  for (const [at, save] of [
    ['update-hero', 'Update page'],
    ['update-statistics', 'Save changes'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/dashboard/${at}`)
    await ready(page)
    await page.evaluate(() => scrollTo(0, 400))
    const button = page.getByRole('button', { name: save })
    expect((await boxOf(button)).y, at).toBeLessThan(100)
    await page.setViewportSize({ width: 390, height: 844 })
    const [first, preview] = [page.locator('.edit-main .input').first(), page.getByRole('heading', { name: 'Preview' })]
    await expect(first).toBeVisible()
    await expect(preview).toBeHidden()
    await page.getByRole('group', { name: 'Parts of the editor' }).getByRole('button', { name: 'Preview' }).click()
    await expect(preview).toBeVisible()
    await expect(first).toBeHidden()
  }
})

test('A-HERO-1 whoever goes to another slide by key goes on there', async ({ page }) => {
  await page.goto('/dashboard/update-hero')
  await ready(page)
  const places = page.getByRole('navigation', { name: 'Slide' })
  await places.getByRole('link').nth(1).press('Enter')
  await expect(page).toHaveURL(/page=2$/)
  await expect(places).toBeFocused()
})

test('on a phone an editor has one row of tabs, and none of its texts is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  await expect(page.getByRole('group', { name: 'Parts of the editor' })).toBeVisible()
  await expect(page.locator('.edit .tabs')).toBeHidden()
  const outcomes = page.getByLabel('What learners can do afterwards')
  await outcomes.fill('One line\n'.repeat(12))
  expect(await outcomes.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
})

test('before anything is typed, a preview says where it will stand', async ({ page }) => {
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  const card = page.locator('.edit-preview [data-blank]')
  await expect(card).toContainText('Outcome')
  await page.getByRole('textbox', { name: 'Title' }).fill('A first course')
  await expect(card).toHaveCount(0)
  await expect(page.locator('.edit-preview')).toContainText('A first course')
  await expect(page.locator('.edit-preview')).not.toContainText('Outcome')
  await page.goto('/dashboard/new-teacher')
  await expect(page.locator('.edit-preview .no-portrait')).toBeVisible()
  await expect(page.locator('.no-portrait')).toHaveCount(1)
})

test('what stands beside the words of an editor scrolls with the page alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  const side = page.locator('.edit-side')
  expect(await side.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const { y, height } = await boxOf(side)
  expect(y + height).toBeLessThan(700)
})

test('on a phone what saves stands in the place of the bar of the dashboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  const { y, height } = await boxOf(page.locator('.manager-save'))
  expect(y + height).toBe(844)
  await expect(page.locator('.dash-rail')).toBeHidden()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Courses' }).click()
  await expect(page.locator('.dash-rail')).toBeVisible()
})

test('a picture is chosen where the preview shows none, by the field that asks for it', async ({ page }) => {
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add picture' }).click()
  await (await asked).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
  await expect(page.locator('.edit-settings .image-preview')).toBeVisible()
})

test('a picture is asked for once: in the preview while there is none, and in its row from then on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/manage-courses/new-course')
  await ready(page)
  const row = page.locator('.edit-settings .image-field')
  expect((await boxOf(row)).width, 'it is there for a key and a file, and takes no room').toBeLessThan(2)
  await row.locator('input').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.locator('.edit-settings .image-preview')).toBeVisible()
  await expect(page.locator('.edit-picture')).toHaveCSS('opacity', '0')
  await page.locator('.edit-face-box').hover()
  await expect(page.locator('.edit-picture')).toHaveCSS('opacity', '1')
})

test('days and times are said as everywhere else, and typed as the browser has it', async ({ page }) => {
  await page.goto('/dashboard/manage-applications/new-application')
  await ready(page)
  const said = page.locator('.when')
  await expect(said).toHaveText(['Choose a day', 'Choose a time'])
  const [day, time] = [page.getByLabel('Deadline'), page.getByLabel(/^Time/)]
  await day.fill('2031-03-04')
  await time.fill('16:30')
  await expect(said).toHaveText(['4 Mar 2031', '16:30'])
  await day.focus()
  await expect(said.first().locator('bdi')).toHaveCSS('visibility', 'hidden')
  await time.focus()
  await expect(said.first().locator('bdi')).toHaveCSS('visibility', 'visible')
})

test('the words of an editor lie on the page without a frame, which comes with the pointer', async ({ page }) => {
  const { courses } = await call(page, 'GET', '/admin/courses')
  await page.goto(`/dashboard/manage-courses/update-course/${courses[0]._id}`)
  await ready(page)
  const editor = page.locator('.edit-main .editor')
  const clear = 'rgba(0, 0, 0, 0)'
  await expect(editor).toHaveCSS('border-block-start-color', clear)
  await expect(page.getByLabel('Price in USD')).toHaveCSS('border-block-start-color', clear)
  await editor.hover()
  await expect(editor).not.toHaveCSS('border-block-start-color', clear)
})
