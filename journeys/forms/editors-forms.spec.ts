// What editors meet while they fill in a form: no category to choose, a price that is none, a file that is no video.
import type { Page } from '@playwright/test'

import { admin } from '../support/demo-people.ts'
import { call, expect, ready, test } from '../support/journey.ts'

const open = async (page: Page, address: string): Promise<void> => {
  await call(page, 'POST', '/login', admin)
  await page.goto(address)
  await ready(page)
}

for (const [address, button, title] of [
  ['/dashboard/manage-courses/new-course', 'Create draft', 'Title'],
  ['/dashboard/manage-researches/new-research', 'Create research', 'Title'],
  ['/dashboard/manage-blogs/new-blog', 'Create blog', 'Title'],
] as const)
  test(`D-63 a form without any category leads to where they are made, and keeps what was typed: ${address}`, async ({
    page,
    context,
  }) => {
    const made: { _id: string; name: string }[] = []
    await page.route('**/api/categories', route => route.fulfill({ json: { categories: made } }))
    await open(page, '/dashboard')
    // Within the application, so that the browser asks for the categories.
    await page.evaluate(to => history.pushState({}, '', to), address)
    await page.goBack()
    await page.goForward()
    await page.getByLabel(title, { exact: true }).fill('Typed before')
    await expect(page.getByText('No categories yet.')).toBeVisible()
    const other = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Add the first one' }).click()
    await expect(await other).toHaveURL(/\/manage-courses\/categories$/)
    made.push({ _id: crypto.randomUUID(), name: 'Made meanwhile' })
    await (await other).close()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByText('Made meanwhile')).toBeAttached()
    await expect(page.getByLabel(title, { exact: true })).toHaveValue('Typed before')
    await expect(page.getByRole('link', { name: 'Edit categories' })).toBeVisible()
    await expect(page.getByRole('button', { name: button }).first()).toBeVisible()
  })

const wrong = [
  ['', 'Please enter a price, such as 49 or 49.90'],
  ['forty', 'Please enter digits alone, such as 49 or 49.90'],
  ['1.234,50', 'Please enter digits alone, such as 49 or 49.90'],
  ['$49', 'Please enter digits alone, such as 49 or 49.90'],
  ['-5', 'A price cannot be below 0'],
  ['49.999', 'Please use at most two decimals, as in 49.90'],
  ['1000000', 'The highest price is $999,999.99'],
] as const

for (const address of ['/dashboard/manage-courses/new-course', '/dashboard/new-membership'])
  test(`D-3 a price that is none is told what is wrong with it: ${address}`, async ({ page }) => {
    await open(page, address)
    const price = page.getByLabel('Price in USD')
    for (const [typed, text] of wrong) {
      await price.fill(typed)
      await page.locator('.manager-save button').first().click()
      await expect(page.getByText(text), typed).toBeVisible()
      await expect(price).toHaveAttribute('aria-invalid', 'true')
    }
  })

test('D-3 a price is taken as people type it, and stands there again', async ({ page }) => {
  await open(page, '/dashboard/manage-courses/new-course')
  await page.getByLabel('Title', { exact: true }).fill('Typed prices')
  const price = page.getByLabel('Price in USD')
  await price.fill('12,50')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(page).toHaveURL(/course-playlist\?course=/)
  const id = new URL(page.url()).searchParams.get('course') ?? ''
  const stored = async () => (await call(page, 'GET', `/course/${id}`)).course.price
  expect(await stored()).toBe(12.5)
  for (const [typed, dollars, shown] of [
    ['12.5', 12.5, '12.50'],
    ['1,234.50', 1234.5, '1234.50'],
    ['0', 0, '0'],
  ] as const) {
    await page.goto(`/dashboard/manage-courses/update-course/${id}`)
    await price.fill(typed)
    await page.getByLabel('Outcome').fill(`Typed ${typed}`)
    await page.getByRole('button', { name: 'Save draft', exact: true }).click()
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    expect(await stored(), typed).toBe(dollars)
    await page.goto(`/dashboard/manage-courses/update-course/${id}`)
    await expect(price).toHaveValue(shown)
  }
  await call(page, 'DELETE', `/course/${id}`, { password: admin.password })
})

test('D-3 a price that nobody can pay is refused beside its field', async ({ page }) => {
  await open(page, '/dashboard/manage-courses/new-course')
  await page.getByLabel('Title', { exact: true }).fill('Too cheap')
  await page.getByLabel('Price in USD').fill('0,10')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(
    page.getByText('The payment provider charges no less than $0.50. Take a higher price, or 0'),
  ).toBeVisible()
  await expect(page.getByLabel('Price in USD')).toHaveAttribute('aria-invalid', 'true')
})

test('L-CAT-3 prices that filter nothing are told so, and nothing is dropped from what was typed', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('button', { name: 'Filter' }).click()
  const most = page.getByRole('dialog').getByLabel('Max price')
  for (const [typed, text] of [
    ['49.90', 'Please enter whole numbers, such as 49'],
    ['cheap', 'Please enter whole numbers, such as 49'],
    ['200000', 'The highest price is $100,000'],
  ] as const) {
    await most.fill(typed)
    await expect(page.getByText(text), typed).toBeVisible()
    await expect(most).toHaveValue(typed)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\/courses$/)
  }
})

test('A-VID-5 T51 a file that is no video is told so before it is sent, and another one can be chosen', async ({
  page,
}) => {
  await open(page, '/dashboard/manage-videos/new-video')
  const sent: string[] = []
  page.on('request', request => request.url().includes('/api/uploads') && sent.push(request.method()))
  const field = page.getByLabel('Video file', { exact: true })
  const files = [
    { name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('These are only words.') },
    { name: 'empty.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) },
    { name: 'picture.png', mimeType: 'image/png', buffer: await page.screenshot() },
  ]
  for (const file of files) {
    await field.setInputFiles(file)
    await expect(
      page.getByText(`“${file.name}” is not a video. Please choose an MP4, MOV, WebM or MKV file.`),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
    await expect(page.getByText('Drag and drop the video here, or Browse files')).toBeVisible()
  }
  expect(sent).toEqual([])
})

test('A-VID-5 a video that the server refuses can only be changed for another one', async ({ page }) => {
  await open(page, '/dashboard/manage-videos/new-video')
  const refusal = { code: 'not-a-video', message: 'Please upload a video: MP4, MOV, WebM or MKV' }
  await page.route('**/api/uploads/videos', route => route.fulfill({ status: 400, json: refusal }))
  const head = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypmp42'), Buffer.alloc(64)])
  const file = { name: 'short.mp4', mimeType: 'video/mp4', buffer: head }
  await page.getByLabel('Video file', { exact: true }).setInputFiles(file)
  await expect(page.getByText('This file was not accepted. Please upload a video: MP4, MOV, WebM or MKV')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Choose another video' }).click()
  await expect(page.getByText('Drag and drop the video here, or Browse files')).toBeVisible()
})
