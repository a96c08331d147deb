import { readMedia } from '@palestra/demo-academy/media'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { signInAsAdministrator } from '../support/applicants.ts'
import { editorPart } from '../support/editor.ts'
import { call, expect, expectAccessible, ready, test, withMotion } from '../support/journey.ts'

// Where the files are in S3, the browser sends it by itself what S3's rule for the site allows: no header besides.
test.use({ extraHTTPHeaders: {} })
// There is one landing page: each journey changes a place of its own.
test.beforeEach(async ({ page }) => signInAsAdministrator(page))

/** Where a file is sent to: the academy, or S3. */
const fileAddress = /\/api\/uploads\/|X-Amz-Signature=/

const clip = async (name = 'stride.mp4') => ({
  name,
  mimeType: 'video/mp4',
  buffer: await readMedia('heroes/contact.mp4'),
})
const photo = async (background: string) => ({
  name: 'slide.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

async function openSlide(page: Page, number: number): Promise<void> {
  await page.goto(`/dashboard/update-hero?page=${number}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Landing Page')
  await expect(preview(page).locator('body > div')).toHaveAttribute('inert') // it only shows
  await expect(preview(page).locator('.hero-title')).not.toBeEmpty()
}

const preview = (page: Page) => page.frameLocator('.device iframe')
const update = (page: Page) => page.getByRole('button', { name: 'Update page' }).click()
const slideOf = async (page: Page, number: number) =>
  (await call(page, 'GET', '/pages/hero')).items.find((item: { pageNb: number }) => item.pageNb === number).slide

test('A-SH-1 A-SH-4 A-HERO-1 A-HERO-2 A-HERO-3 D-52 K-15 L-HOME-2 page 1 gets a picture, and a visitor sees it', async ({
  page,
  browser,
  user,
}) => {
  const title = `Stride ${user.email.slice(8, 22)}`
  await page.goto('/dashboard')
  const rail = page.getByRole('navigation', { name: 'Dashboard' })
  const names = await rail.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('aria-label')))
  const specified = [
    'Profile',
    'Courses',
    'Videos',
    'Blogs',
    'Applications',
    'New Membership',
    'Landing Page',
    'Researches',
    'Conference',
    'Partners',
    'Account',
  ]
  expect(names.filter(name => name && specified.includes(name))).toEqual(specified)
  await rail.getByRole('link', { name: 'Landing Page' }).click()
  await expect(page).toHaveURL(/\/dashboard\/update-hero$/)
  await ready(page)
  await expectAccessible(page)

  const places = page.getByRole('navigation', { name: 'Slide' }).getByRole('link')
  await expect(places).toHaveCount(3)
  await page.getByLabel('Heading').fill('')
  await page.getByLabel('Link').fill('javascript:alert(1)')
  await update(page)
  await expect(page.getByText('Please enter a heading')).toBeVisible()
  await expect(page.getByText('Please enter a path such as /courses')).toBeVisible()
  await page.getByLabel('Heading').fill(title)
  await expect(preview(page).locator('.hero-title')).toHaveText(title)
  await page.getByLabel('Paragraph').fill('Forty frames of one step.')
  await page.getByLabel('Link').fill('/courses')
  await page.getByLabel('Black').check()
  await expect(preview(page).locator('.hero-slide')).toHaveAttribute('data-tone', 'theme')

  await places.nth(2).click()
  const prompt = page.getByRole('alertdialog')
  await expect(prompt).toContainText('Leave without saving?')
  await prompt.getByRole('button', { name: 'Stay' }).click()

  const isImage = (await slideOf(page, 1)).asset.asset_type === 'image'
  await page.getByLabel(isImage ? 'Video' : 'Image', { exact: true }).check()
  await update(page)
  await expect(page.getByText(isImage ? 'Please choose a video' : 'Please choose a picture')).toBeVisible()
  await page.getByLabel('Image', { exact: true }).check()
  const file = page.getByLabel('Picture', { exact: true })
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Please upload a valid image file', { exact: true })).toBeVisible()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10_000_001) })
  await expect(page.getByText('This picture is larger than 10 MB. Please choose a smaller one')).toBeVisible()
  // What only the server can tell: the name says image, the bytes do not.
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await update(page)
  await expect(page.locator('.toast').filter({ hasText: 'Failed to update Hero Page' })).toBeVisible()
  await expect(page.getByText('Please upload a valid image file', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Heading')).toHaveValue(title)

  await file.setInputFiles(await photo('#1d6f5c'))
  await expect(preview(page).locator('.hero-art img')).toHaveAttribute('src', /^blob:/)
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await update(page)
  const headers = await (await sent).allHeaders()
  expect([headers['content-type'], headers['x-amz-acl']]).toEqual(['image/png', 'public-read'])
  await expect(page.getByText('Hero Page Updated Successfully')).toBeVisible()
  await expect(places.first()).toContainText(title)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${process.env['JOURNEY_URL']}/`)
  const slide = visitor.locator('.hero-slide').first()
  await expect(slide.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(slide, 'it has another picture for the dark theme').toHaveAttribute('data-tone', 'theme')
  await expect(slide.getByRole('link', { name: 'Check That' })).toHaveAttribute('href', '/courses')
  await expect(slide.locator('img')).toHaveJSProperty('complete', true)
  expect(await slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)

  const before = await slideOf(page, 1)
  await page.getByLabel('Heading').fill(`${title} two`)
  let puts = 0
  page.on('request', request => (puts += Number(request.url().includes('/uploads/'))))
  await update(page)
  await expect(page.locator('.toast').filter({ hasText: 'Hero Page Updated Successfully' }).last()).toBeVisible()
  await expect.poll(async () => (await slideOf(page, 1)).h1).toBe(`${title} two`)
  expect([(await slideOf(page, 1)).asset, puts]).toEqual([before.asset, 0])
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} two`)
  await visitor.context().close()
})

test('A-HERO-1 A-HERO-3 L-HOME-2 page 2 gets a video: its upload is cut, tried again, stopped, and goes through', async ({
  page,
  browser,
  user,
}) => {
  const title = `Video ${user.email.slice(8, 22)}`
  await openSlide(page, 2)
  await page.getByLabel('Video', { exact: true }).check()
  await page.getByLabel('Heading').fill(title)
  const file = page.getByLabel('Video file')
  await file.setInputFiles({ name: 'a.mov', mimeType: 'video/quicktime', buffer: Buffer.from('moov') })
  await expect(page.getByText('Please upload an MP4 or WebM video of at most two minutes')).toBeVisible()
  await file.setInputFiles(await clip())
  await expect(preview(page).locator('video')).toHaveAttribute('src', /^blob:/)
  await page.getByLabel('Still').setInputFiles(await photo('#c70039'))

  await page.route(fileAddress, route => route.abort())
  await update(page)
  await expect(page.locator('.toast').filter({ hasText: 'Failed to update Hero Page' })).toBeVisible()
  const sending = page.getByRole('group', { name: 'Upload' })
  await expect(sending.getByRole('alert')).toContainText('Upload failed')
  await expect(sending).toContainText('stride.mp4')
  await expect(page.getByLabel('Heading')).toHaveValue(title)
  await expectAccessible(page)
  expect((await slideOf(page, 2)).h1).not.toBe(title)

  await page.unroute(fileAddress)
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  await page.route(fileAddress, async route => {
    await held
    await route.abort()
  })
  await sending.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(sending.getByRole('progressbar', { name: 'Upload of stride.mp4' })).toBeVisible()
  await expect(page.getByLabel('Heading')).toBeDisabled()
  await sending.getByRole('button', { name: 'Cancel upload' }).press('Enter')
  await expect(sending).toHaveCount(0)
  letGo()
  await expect(page.getByText('stride.mp4')).toBeVisible()
  await expect(page.getByLabel('Heading')).toHaveValue(title)
  await page.unroute(fileAddress)

  await update(page)
  await expect(page.getByText('Hero Page Updated Successfully')).toBeVisible({ timeout: 30_000 })
  const { asset, image } = await slideOf(page, 2)
  expect(asset.asset_type).toBe('video')
  expect(image).toMatch(/1920\.avif$/)

  const visitor = await (await browser.newContext(withMotion)).newPage()
  await visitor.goto(`${process.env['JOURNEY_URL']}/`)
  const slide = visitor.locator('.hero-slide').nth(1)
  await expect(slide.locator('.hero-title')).toHaveText(title)
  await expect(slide.locator('video')).toHaveAttribute('src', asset.url)
  await visitor.locator('.hero-dot').nth(1).click()
  await expect
    .poll(() => slide.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await visitor.context().close()
})

test('A-HERO-1 D-41 the form works on a phone and by keyboard, and what could not be read says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSlide(page, 3)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await editorPart(page, 'Preview').click()
  const widths = page.getByRole('radiogroup', { name: 'Width of the preview' })
  await widths.getByRole('radio', { name: 'Desktop' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(widths.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await expect
    .poll(() =>
      preview(page)
        .locator('body')
        .evaluate(body => body.ownerDocument.defaultView?.innerWidth),
    )
    .toBe(390)
  await page.goto('/dashboard/update-statistics')
  await ready(page)
  await page.route('**/api/pages/hero', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('link', { name: 'Slides' }).click()
  await expect(page.getByText('This list could not be loaded')).toBeVisible()
  await page.unroute('**/api/pages/hero')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Heading')).toBeVisible()
})
