import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'

// Where the files are in S3, the browser sends it by itself what S3's rule for the site allows: no header besides.
test.use({ extraHTTPHeaders: {} })

const plain = (background: string) =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

test('A-HERO-1 L-HOME-2 a slide shows another picture in the dark theme, on its own ground, until it is removed', async ({
  page,
  browser,
}) => {
  const background = (one: Page) =>
    one
      .locator('.hero-slide')
      .nth(2)
      .evaluate(slide => getComputedStyle(slide).backgroundColor)
  const pictureOf = (one: Page) =>
    one
      .locator('.hero-slide')
      .nth(2)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
  const visit = async (colorScheme: 'light' | 'dark') => {
    const visitor = await (await browser.newContext({ colorScheme })).newPage()
    await visitor.goto(`${process.env['JOURNEY_URL']}/`)
    await ready(visitor)
    await visitor.locator('.hero-dot').nth(2).click()
    await expect.poll(() => pictureOf(visitor)).not.toBe('')
    const seen = { picture: await pictureOf(visitor), background: await background(visitor) }
    await visitor.context().close()
    return seen
  }
  const before = { light: await visit('light'), dark: await visit('dark') }
  expect(before.dark.picture).toBe(before.light.picture)

  await signInAsAdministrator(page)
  await page.goto('/dashboard/update-hero?page=3')
  await ready(page)
  const part = page.locator('.manager-part', { hasText: 'In the dark theme' })
  const drop = page.getByLabel('Picture or video for the dark theme')
  await drop.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(part.getByText('Please upload a picture, or an MP4 or WebM video')).toBeVisible()
  await drop.setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer: await plain('#102030') })
  const remove = part.getByRole('button', { name: 'Remove from the dark theme' })
  await expect(remove).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const dark = await visit('dark')
  expect(dark.background).toBe('rgb(16, 32, 48)')
  expect(dark.picture).not.toBe(before.dark.picture)
  expect(await visit('light'), 'the light theme keeps its own').toEqual(before.light)

  await remove.press('Enter')
  await expect(remove).toHaveCount(0)
  expect(await visit('dark')).toEqual(before.dark)
})
