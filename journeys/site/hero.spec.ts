import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { call, expect, test, withMotion } from '../support/journey.ts'

test.use(withMotion)

const hero = (page: Page): Locator => page.getByRole('region', { name: 'Highlights' })
const dots = (page: Page): Locator => hero(page).getByRole('button', { name: /^\d \/ 3: / })

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dots(page).nth(number - 1)).toHaveAttribute('aria-current', 'true')
  await expect(hero(page).locator('.hero-slide:not([inert])')).toHaveAccessibleName(`${number} of 3`)
}

/** The landing page, alive, its clock standing still and the hero resting under the pointer. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await expect(hero(page)).toHaveAttribute('data-turn', /\d/)
  await hero(page).hover()
  await expect(hero(page)).not.toHaveAttribute('data-turn', /\d/)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Takes the pointer away: from now on the slide's 5 s count. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await expect(hero(page)).toHaveAttribute('data-turn', /\d/)
  await settle(page)
}

/** Waits until React has run the effects of what it drew: they follow in a later task. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let left = 20
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => (left-- > 0 ? port2.postMessage(0) : resolve()))
        port1.start()
        port2.postMessage(0)
      }),
  )

test('L-HOME-4 K-6 the slides change every 5 s and go round', async ({ page }) => {
  await openStopped(page)
  await leave(page)
  for (const next of [2, 3, 1, 2]) {
    await page.clock.runFor(4_999)
    await expectSlide(page, next === 1 ? 3 : next - 1)
    await page.clock.runFor(1)
    await expectSlide(page, next)
    await settle(page)
  }
})

test('L-HOME-4 a pause lasts, the pointer and the keyboard make the slides rest', async ({ page }) => {
  await openStopped(page)
  await page.clock.runFor(20_000)
  await expectSlide(page, 1)

  await hero(page).getByRole('button', { name: 'Pause slides' }).click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expectSlide(page, 1)
  await hero(page).getByRole('button', { name: 'Play slides' }).click()
  await settle(page)
  await page.clock.runFor(5_000)
  await expectSlide(page, 2)

  await leave(page)
  await page.keyboard.press('Tab')
  await expect(dots(page).first()).toBeFocused()
  await settle(page)
  await page.clock.runFor(20_000)
  await expectSlide(page, 2)
  await page.keyboard.press('Enter')
  await expectSlide(page, 1)
  // Over the two other slides and the video's time line, and out.
  for (let times = 0; times < 4; times++) await page.keyboard.press('Tab')
  await settle(page)
  await page.clock.runFor(5_000)
  await expectSlide(page, 2)
})

test('L-HOME-2 L-HOME-3 E-7 a slide shows what is stored, and only the one in view is in reach', async ({ page }) => {
  const { pages } = await call(page, 'GET', '/page?name=hero')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(hero(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
  await expect(page.locator('h1')).toHaveText(pages[0].h1)
  for (const [index, { h1, p, link, color, dark }] of pages.entries()) {
    await dots(page).nth(index).click()
    await expectSlide(page, index + 1)
    const slide = hero(page).locator('.hero-slide:not([inert])')
    await expect(slide).toHaveAttribute('data-tone', dark && color === 'black' ? 'theme' : color)
    await expect(slide.getByRole('heading')).toHaveText(h1)
    await expect(slide.getByText(p)).toBeInViewport()
    await expect(slide.getByRole('link', { name: 'Check That' })).toHaveAttribute('href', link)
    await expect(hero(page).locator('.hero-slide[inert]')).toHaveCount(2)
  }
})

test('L-HOME-2 a clip plays while its slide is in view, nobody paused, and motion is welcome', async ({ page }) => {
  await page.goto('/')
  const clip = hero(page).locator('video')
  const isPaused = () => clip.evaluate(video => video instanceof HTMLVideoElement && video.paused)
  await expect(clip).toHaveCount(1)
  await expect.poll(isPaused).toBe(false)
  await dots(page).nth(1).click()
  await expect.poll(isPaused).toBe(true)
  await dots(page).nth(0).click()
  await expect.poll(isPaused).toBe(false)
  await hero(page).getByRole('button', { name: 'Pause slides' }).click()
  await expect.poll(isPaused).toBe(true)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(hero(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
  expect(await isPaused()).toBe(true)
})

test('L-HOME-4 K-6 with reduced motion nothing turns by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(hero(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
  await dots(page).nth(2).click()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expectSlide(page, 3)
  expect(await page.locator('.teach-band ul').evaluate(band => getComputedStyle(band).animationName)).toBe('none')
})

test('L-HOME-2 the header stands on the picture until the page is scrolled, and each clause of a title begins a line', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const ground = () => page.getByRole('banner').evaluate(header => getComputedStyle(header).backgroundColor)
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  const [first, second] = await page
    .getByRole('heading', { level: 1 })
    .locator(':scope > span')
    .evaluateAll(clauses => clauses.map(clause => clause.getBoundingClientRect()))
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity)
  await page.mouse.wheel(0, 400)
  await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)')
})

/** WCAG 2: relative luminance of a colour of 8 bits a channel. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map(channel => {
    const part = channel / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The share of the ground behind some words that is too close to their colour for the ratio. */
async function tooClose(page: Page, words: Locator, ratio: number): Promise<number> {
  await words.scrollIntoViewIfNeeded()
  const [box, color] = [await words.boundingBox(), await words.evaluate(element => getComputedStyle(element).color)]
  if (!box) throw new Error('the words are not on the page')
  await words.evaluate(element => element.style.setProperty('color', 'transparent'))
  const { data } = await sharp(await page.screenshot({ clip: box }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await words.evaluate(element => element.style.removeProperty('color'))
  const most = color.startsWith('color(') ? 255 : 1 // mixed colours are said in parts of one
  const ink = luminance((color.match(/\d[\d.]*/g) ?? []).map(part => most * Number(part)))
  let close = 0
  for (let at = 0; at < data.length; at += 3) {
    const ground = luminance([...data.subarray(at, at + 3)])
    if ((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) < ratio) close += 1
  }
  return close / (data.length / 3)
}

for (const width of [390, 820, 1440]) {
  test(`L-HOME-2 the words of every slide stand out from its picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(hero(page).getByRole('button', { name: 'Play slides' })).toBeVisible()
    for (const number of [1, 2, 3]) {
      await dots(page)
        .nth(number - 1)
        .click()
      await expectSlide(page, number)
      const slide = hero(page).locator('.hero-slide:not([inert])')
      const picture = slide.locator('img')
      await expect
        .poll(() =>
          picture.evaluate(image => image instanceof HTMLImageElement && image.complete && image.naturalWidth),
        )
        .toBeGreaterThan(0)
      expect(await tooClose(page, slide.locator('.hero-title'), 3), `title of slide ${number}`).toBeLessThan(0.01)
      expect(await tooClose(page, slide.locator('.hero-eyebrow ~ p'), 4.5), `text of slide ${number}`).toBeLessThan(
        0.01,
      )
      for (const link of await page
        .locator('.site-nav > a:not([aria-current]):visible, .site-head .social a:visible')
        .all())
        expect(await tooClose(page, link, 4.5), `header over slide ${number}`).toBeLessThan(0.01)
      const name = dots(page)
        .nth(number - 1)
        .locator('span')
      if (await name.isVisible()) expect(await tooClose(page, name, 4.5), `name of slide ${number}`).toBeLessThan(0.01)
    }
  })
}
