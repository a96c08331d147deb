import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { signInAsAdministrator } from '../support/applicants.ts'
import { expect, expectAccessible, ready, test } from '../support/journey.ts'
import { addLesson } from '../support/playlists.ts'
import { withCourse } from '../support/with-course.ts'

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

test('D-71 a drawing on white that stands in a text is light on dark by night, a photograph stays as it is', async ({
  page,
  browser,
  signedIn,
}) => {
  const curve = '<path d="M20 280 Q300 20 580 40" fill="none" stroke="#c70039" stroke-width="6"/>'
  const drawing = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">${curve}</svg>`),
  )
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
  await withCourse(browser, { enrolled: signedIn }, async (course, staff) => {
    const upload = async (buffer: Buffer) => {
      const file = { name: 'figure.png', mimeType: 'image/png', buffer }
      const headers = { 'sec-fetch-site': 'same-origin' }
      const answer = await staff.request.post(`${process.env['JOURNEY_URL']}/api/admin/images`, {
        headers,
        multipart: { file },
      })
      return (await answer.json()).url as string
    }
    const content = `<figure><img src="${await upload(drawing)}" alt="A curve"></figure><p><img src="${await upload(await plain('#c70039'))}" alt="A shirt"></p>`
    const lesson = await addLesson(staff, course.id, { kind: 'reading', title: 'Ink', content })
    await page.goto(`/lesson/${course.id}/${lesson}`)
    const filterOf = (name: string) => page.getByRole('img', { name }).evaluate(image => getComputedStyle(image).filter)
    for (const [colorScheme, filter] of [
      ['light', 'none'],
      ['dark', 'url("#night-of-paper")'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await filterOf('A curve'), colorScheme).toBe(filter)
      expect(await filterOf('A shirt'), colorScheme).toBe('none')
    }
  })
})
