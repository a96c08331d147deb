import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, signUp, test } from '../support/journey.ts'
import { player, join, jump, list, nextCard, open, place } from '../support/watching.ts'

const share = (page: Page) => page.locator('.player-share')
const missing = (page: Page) => page.getByRole('button', { name: 'Play what is missing' })
const gaps = (page: Page) => page.locator('.player-gaps > span')
const slow = { timeout: 40_000 }

test.beforeEach(({ page, user }) => signUp(page, user))

test('D-34 D-65 who skips is told what is missing, goes back to it, and completes the lesson', async ({ page }) => {
  test.slow()
  const { course, videos, addressOf } = await join(page)
  await open(page, addressOf(0))
  await expect(share(page)).toContainText('0% played, 90% needed')
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => place(page)).toBeGreaterThan(3)
  await jump(page, 4)
  await expect(share(page), 'while it plays').toContainText(/0:\d\d skipped/)
  await expect(gaps(page)).toHaveCount(1)
  await expect(share(page)).toContainText('This lesson does not count yet: ', slow)
  await expect(nextCard(page), 'time to decide').toBeVisible()
  await nextCard(page).getByRole('button', { name: 'Cancel' }).click()
  await expectAccessible(page, { include: '.player-stage' })
  await missing(page).click()
  expect(await place(page), 'where it was left').toBeLessThan(8)
  await expect(share(page)).toContainText('Lesson completed', slow)
  await expect(gaps(page)).toHaveCount(0)
  const { course: detail } = await call(page, 'GET', `/course/${course._id}`)
  expect(detail.videos[0].completed).toBe(true)
  await expect(list(page)).toContainText(`For your certificate: ${videos.length - 1} lessons left (`)
})

test('D-65 L-CRS-7 at the end of a course, and on its page, stands what the certificate still needs', async ({
  page,
}) => {
  const { course, videos, addressOf } = await join(page)
  const last = videos.length - 1
  await open(page, addressOf(last))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await jump(page, 1)
  const needs = page.getByRole('link', { name: `For your certificate: ${videos.length} lessons left` })
  await expect(needs).toHaveAttribute('href', addressOf(0))
  const played = async () => (await call(page, 'GET', `/course/${course._id}`)).course.videos[last].progress
  await expect.poll(played, 'what was played is told').toBeGreaterThan(0)
  await page.goto(`/course/${course._id}`)
  await expect(page.getByRole('complementary', { name: 'Your access' })).toContainText('For your certificate: ')
  await expect(page.locator('.curriculum .bar'), 'also where nothing was watched').toHaveCount(videos.length)
  await expect(page.locator('.curriculum li').nth(last)).toContainText(/\d% watched, 90% needed/)
})

test('D-65 E-12 what was seen stays seen after a reload and in another browser', async ({ page, user, browser }) => {
  const { addressOf } = await join(page)
  await open(page, addressOf(1))
  await page.keyboard.press('k')
  await expect.poll(() => place(page)).toBeGreaterThan(2)
  await jump(page, 12)
  await expect
    .poll(() => player(page).evaluate((video: HTMLVideoElement) => video.duration - video.currentTime))
    .toBeLessThan(10)
  const paused = page.waitForResponse(answer => answer.url().endsWith('/api/progress'))
  await page.keyboard.press('k')
  await paused
  const said = await share(page).locator('p').first().textContent()
  const width = await gaps(page).evaluate(gap => gap.style.inlineSize)
  await page.reload()
  await expect(share(page).locator('p').first()).toHaveText(said ?? '-')
  const other = await browser.newPage()
  await call(other, 'POST', '/login', { email: user.email, password: user.password })
  await open(other, new URL(addressOf(1), page.url()).href)
  await expect(gaps(other)).toHaveCount(1)
  expect(Number.parseFloat(await gaps(other).evaluate(gap => gap.style.inlineSize))).toBeCloseTo(
    Number.parseFloat(width),
    0,
  )
  await expect(share(other).locator('p').first()).toHaveText(said ?? '-')
  await other.close()
})

test('D-65 the end of a lesson counts although it was lost on the way at first', async ({ page }) => {
  test.slow()
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  await page.getByRole('checkbox', { name: 'Play the next video automatically' }).uncheck()
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => place(page)).toBeGreaterThan(2)
  await page.route('**/api/progress', route => route.abort())
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.ended), slow).toBe(true)
  await expect(share(page)).toContainText('Played, being saved')
  await page.unroute('**/api/progress')
  await expect(share(page)).toContainText('Lesson completed', slow)
})

test('captions, controls and the next video cover nothing of the picture, on any screen', async ({ page }) => {
  const { addressOf } = await join(page)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, addressOf(0))
    await jump(page, 5)
    await expect(page.locator('.player-caption')).toHaveText(/\w/)
    await expect(nextCard(page)).toBeVisible()
    const frame = await boxOf(page, 'video')
    expect(frame.bottom, `${width}: the whole picture is in the window`).toBeLessThanOrEqual(height)
    expect(frame.width / frame.height).toBeGreaterThan(1.7)
    const parts = ['.player-caption', '.player-controls', '.player-share', '.next-video']
    const boxes = await Promise.all(parts.map(part => boxOf(page, part)))
    for (const [index, box] of boxes.entries())
      expect(box.top >= frame.bottom || box.left >= frame.right, `${width}: ${parts[index]}`).toBe(true)
    expect(boxes[1]?.top, `${width}: the captions stand above the controls`).toBeGreaterThanOrEqual(
      boxes[0]?.bottom ?? 0,
    )
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${width}: nothing beside the page`).toBe(0)
  }
})

test('in full screen the captions stand above the controls, and the next video stays there', async ({ page }) => {
  const { videos, addressOf } = await join(page)
  await open(page, addressOf(0))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.keyboard.press('f')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFull).toBe(true)
  await expect(page.locator('.player-caption')).toHaveText(/\w/)
  const bottom = async () => (await boxOf(page, '.player-caption')).bottom
  expect(await bottom()).toBeLessThanOrEqual((await boxOf(page, '.player-controls')).top)
  const shown = await bottom()
  await expect.poll(bottom, 'they sink when nobody stirs').toBeGreaterThan(shown + 20)
  await page.keyboard.press('ArrowRight')
  expect(await bottom(), 'and rise again').toBe(shown)
  await jump(page, 5)
  await page.getByRole('button', { name: 'Play now' }).click()
  await expect(page).toHaveURL(addressOf(1))
  await expect.poll(() => place(page)).toBeGreaterThan(0.3)
  expect(await isFull(), videos[1]?.title).toBe(true)
})

test('full screen is full: upright, on its side and in a low window', async ({ page }) => {
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 480],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    const screen = await page.locator('.player-screen').boundingBox()
    expect(screen, `${width}x${height}`).toEqual({ x: 0, y: 0, ...window })
    const { bottom } = await boxOf(page, '.player-controls')
    expect(bottom, `${width}x${height}`).toBeLessThanOrEqual(window.height)
    await page.keyboard.press('f')
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
  }
})

test('in colours of their own, readers see what plays, how far it is, and what was skipped', async ({ page }) => {
  const { addressOf } = await join(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, addressOf(0))
  await jump(page, 8)
  await expect(gaps(page)).toHaveCount(1)
  await expect(page.locator('.course-videos .bar > span').first()).toBeAttached()
  const seen = await page.evaluate(() => {
    const colour = (selector: string, of: 'backgroundColor' | 'outlineColor' = 'backgroundColor') => {
      const part = document.querySelector(selector)
      return part && getComputedStyle(part)[of]
    }
    return {
      current: colour('.course-videos [aria-current] > a', 'outlineColor'),
      gap: colour('.player-gaps > span'),
      bar: colour('.course-videos .bar > span'),
      page: colour('body'),
    }
  })
  expect(new Set(Object.values(seen)).size, JSON.stringify(seen)).toBeGreaterThanOrEqual(3)
  for (const colour of [seen.current, seen.gap, seen.bar]) expect([seen.page, null]).not.toContain(colour)
})

async function boxOf(page: Page, selector: string) {
  return page.locator(selector).evaluate(part => {
    const { top, bottom, left, right, width, height } = part.getBoundingClientRect()
    return {
      top: Math.round(top),
      bottom: Math.round(bottom),
      left: Math.round(left),
      right: Math.round(right),
      width,
      height,
    }
  })
}
