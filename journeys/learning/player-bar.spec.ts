import { call, expect, test } from '../support/journey.ts'
import { join, open, player } from '../support/watching.ts'

test('the controls of the player stand in one line, play in its middle; on phones, upright and on their side, in two', async ({
  page,
  signedIn: _,
}) => {
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  const row = page.locator('.player-controls .row')
  for (const [width, height, most] of [
    [1440, 900, 60],
    [1024, 768, 60],
    [360, 740, 116],
    [740, 360, 100],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = () => row.evaluate(shown => shown.getBoundingClientRect().toJSON())
    await expect.poll(async () => (await box()).height, { message: `${width} px` }).toBeLessThanOrEqual(most)
    await expect(row.getByRole('link', { name: /^Next lesson: / })).toBeVisible()
    const bar = await box()
    expect(bar.bottom, `${width} px: no scrolling to play`).toBeLessThanOrEqual(height)
    const controls = await row
      .locator('button:visible, a:visible, select:visible, .time')
      .evaluateAll(all =>
        all
          .map(one => one.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      )
    expect(controls.length).toBeGreaterThan(6)
    for (const [index, one] of controls.entries()) {
      expect(one.left, `${width} px`).toBeGreaterThanOrEqual(bar.left - 1)
      expect(one.right, `${width} px`).toBeLessThanOrEqual(bar.right + 1)
      const over = controls
        .slice(index + 1)
        .filter(
          other =>
            other.left < one.right - 1 &&
            one.left < other.right - 1 &&
            other.top < one.bottom - 1 &&
            one.top < other.bottom - 1,
        )
      expect(over, `${width} px`).toEqual([])
    }
    const play = await row.getByRole('button', { name: 'Play', exact: true }).boundingBox()
    expect(Math.abs((play?.x ?? 0) + (play?.width ?? 0) / 2 - (bar.left + bar.right) / 2), `${width} px`).toBeLessThan(
      4,
    )
  }
})

test('X-NAV-3 the lessons before and after are a press away in the bar of the player, where there are any', async ({
  page,
  signedIn: _,
}) => {
  const { addressOf } = await join(page)
  await open(page, addressOf(0))
  const bar = page.locator('.player-controls')
  await expect(bar.getByRole('link', { name: /^Previous lesson: / })).toHaveCount(0)
  const next = bar.getByRole('link', { name: /^Next lesson: / })
  const title = (await next.getAttribute('aria-label'))?.slice('Next lesson: '.length) ?? ''
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await open(page, addressOf(0))
  const time = () => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)
  await bar.getByRole('button', { name: 'On 10 seconds' }).click()
  await expect.poll(time).toBeGreaterThanOrEqual(10)
  await bar.getByRole('button', { name: 'Back 10 seconds' }).click()
  await expect.poll(time).toBeLessThan(1)
})

test('L-VID-1 the chapters of a video stand below its time line, each as long as it lasts, and a press goes to one', async ({
  page,
  signedIn: _,
}) => {
  const { course, videos, addressOf } = await join(page)
  const { video } = await call(page, 'GET', `/video/${course._id}/${videos[0]?._id}`)
  const chapters: { at: number; title: string }[] = video.chapters
  expect(chapters.length).toBeGreaterThan(2)
  await open(page, addressOf(0))
  const time = () => player(page).evaluate((shown: HTMLVideoElement) => shown.currentTime)
  const names = page.locator('.player-chapters').getByRole('button')
  await expect(names).toHaveText(chapters.map(({ title }) => title))
  const widths = await names.evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const lengths = chapters.map(({ at }, index) => (chapters[index + 1]?.at ?? video.durationSeconds) - at)
  for (const [index, width] of widths.entries())
    expect(width / whole).toBeCloseTo((lengths[index] ?? 0) / video.durationSeconds, 1)
  await expect(names.first()).toHaveAttribute('aria-current', 'true')
  await names.nth(2).press('Enter')
  await expect.poll(time).toBeCloseTo(chapters[2]?.at ?? 0, 0)
  await expect(names.nth(2)).toHaveAttribute('aria-current', 'true')

  await page.getByRole('tab', { name: 'Transcript' }).click()
  await expect(page.locator('.transcript b')).toHaveText(chapters.map(({ title }) => title))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(names).toHaveCount(0)
  const pick = page.getByRole('combobox', { name: 'Chapter' })
  await expect(page.getByText(`Chapter 3 of ${chapters.length}`)).toBeVisible()
  await pick.selectOption({ index: 1 })
  await expect.poll(time).toBeCloseTo(chapters[1]?.at ?? 0, 0)
  await expect(page.getByText(`Chapter 2 of ${chapters.length}`)).toBeVisible()
})

test('L-VID-1 among many chapters no name has room: their lines stay, and a list of them stands beside the time', async ({
  page,
  signedIn: _,
}) => {
  const { addressOf } = await join(page)
  await page.route('**/api/video/*/*', async route => {
    const answer = await route.fetch()
    const json = await answer.json()
    json.video.chapters = Array.from({ length: 14 }, (__, at) => ({
      at,
      title: `Chapter ${at} and its name`.repeat(2),
    }))
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/dashboard/my-courses')
  await page.evaluate(address => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Go' })
    link.dataset['link'] = ''
    document.querySelector('main')?.append(link)
    link.click()
  }, addressOf(0))
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
  await expect(page.locator('.player-chapters button')).toHaveCount(14)
  await expect(page.locator('.player-chapters').getByRole('button')).toHaveCount(0)
  const pick = page.getByRole('combobox', { name: 'Chapter' })
  await pick.selectOption({ index: 13 })
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(13, 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('X-ERR-1 a lesson whose chapters and neighbours do not come is watched without them', async ({
  page,
  signedIn: _,
}) => {
  const { addressOf } = await join(page)
  const lost: string[] = []
  await page.route('**/assets/*.js', async route => {
    const answer = await route.fetch()
    const code = await answer.text()
    const isExtra = code.length < 4000 && /chapterOf|previousLesson/.test(code) && !code.includes('pictureInPicture')
    if (isExtra) lost.push(route.request().url())
    await (isExtra ? route.abort() : route.fulfill({ response: answer }))
  })
  await open(page, addressOf(0))
  await expect.poll(() => lost.length).toBe(2)
  const bar = page.locator('.player-controls')
  await bar.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5)
  await expect(bar.getByRole('link')).toHaveCount(0)
  await expect(page.locator('.player-chapters').getByRole('button')).toHaveCount(0)
})
