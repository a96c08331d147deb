import { call, expect, expectAccessible, signUp, test } from '../support/journey.ts'
import { courses, player, join, jump, list, nextCard, open, place } from '../support/watching.ts'

test.describe('a learner who holds the course', () => {
  test.beforeEach(({ page, user }) => signUp(page, user))

  test('L-VID-9 E-12 watching goes on at the same second, here and on another device', async ({
    page,
    user,
    browser,
  }) => {
    const { addressOf } = await join(page)
    const reports: { progress: number }[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/progress')) reports.push(request.postDataJSON())
    })
    await open(page, addressOf(0))
    await page.keyboard.press('k')
    await expect.poll(() => place(page)).toBeGreaterThan(5)
    const paused = page.waitForResponse(answer => answer.url().endsWith('/api/progress'))
    await page.keyboard.press('k')
    await paused
    const left = await place(page)
    const steps = reports.map(({ progress }) => progress)
    expect(steps[0], 'the first report starts the clock').toBe(0)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(steps.every(progress => progress % 10 === 0)).toBe(true)
    expect(Math.max(...steps)).toBeGreaterThanOrEqual(10)

    await page.reload()
    await expect.poll(() => place(page), 'after a reload').toBeGreaterThan(left - 0.5)
    expect(await place(page)).toBeLessThan(left + 0.5)

    await page.keyboard.press('k')
    await expect.poll(() => place(page)).toBeGreaterThan(left + 2)
    await page.reload()
    await expect.poll(() => place(page), 'left while playing').toBeGreaterThan(left + 1.5)

    const other = await browser.newPage()
    await other.request.post('/api/login', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { email: user.email, password: user.password },
    })
    await other.goto(page.url())
    await expect.poll(() => place(other), 'on another device').toBeGreaterThan(left - 0.5)
    await other.close()
  })

  test('L-VID-8 D-36 the next video announces itself, can be refused, and the choice is remembered', async ({
    page,
  }) => {
    const { videos, addressOf } = await join(page)
    await open(page, addressOf(0))
    await page.keyboard.press('k')
    await jump(page, 3)
    await expect(nextCard(page)).toContainText(videos[1]?.title ?? '-')
    await nextCard(page).getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
    await expect(page, 'refused: it stays').toHaveURL(addressOf(0))
    await expect(nextCard(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0)

    await page.reload()
    const choice = list(page).getByRole('checkbox', { name: 'Play the next video automatically' })
    await expect(choice, 'remembered').not.toBeChecked()
    await choice.check()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await jump(page, 1.5)
    await expect(page, 'L-VID-8 opens by itself').toHaveURL(addressOf(1))
    await expect.poll(() => place(page), 'and plays on').toBeGreaterThan(0.5)
    await expect(page.locator('[aria-live]#arrival'), 'WCAG 4.1.3').toContainText(videos[1]?.title ?? '-')
    await expect(page.getByRole('button', { name: 'Pause' }), 'WCAG 2.4.3').toBeFocused()
    await expect(list(page).locator('[aria-current]')).toContainText('Playing')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(list(page).locator('[aria-current]'), 'paused is not playing').not.toContainText('Playing')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(list(page).getByRole('link').first(), 'D-34 skipping is not watching').not.toContainText('Watched')
  })

  test('L-VID-2 L-VID-3 L-VID-4 L-VID-5 L-VID-7 title, description, PDF, resources, list and transcript', async ({
    page,
  }) => {
    const { videos, addressOf } = await join(page)
    const withPdf = []
    for (const [index, { _id }] of videos.entries()) {
      const { video } = await call(page, 'GET', addressOf(index))
      if (video._id === _id && video.pdf) withPdf.push(index)
    }
    await open(page, addressOf(withPdf[0] ?? 0))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(videos[withPdf[0] ?? 0]?.title ?? '-')
    const pdf = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
    expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf')
    await expect(page.getByRole('complementary', { name: 'Resources' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:/,
    )
    await expect(list(page).getByRole('link')).toHaveCount(videos.length)
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Transcript' }).click()
    const lines = page.locator('.transcript li')
    await expect(lines.nth(2)).toBeVisible()
    await lines.nth(2).getByRole('button').click()
    await expect(lines.nth(2)).toHaveAttribute('aria-current', 'true')
    expect(await place(page)).toBeGreaterThan(1)

    await list(page).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(addressOf(1))
  })

  test('L-VID-1 the keyboard plays, seeks, slows, and hides captions', async ({ page }) => {
    const { addressOf } = await join(page)
    await open(page, addressOf(0))
    const is = <K extends 'paused' | 'muted' | 'playbackRate'>(name: K) =>
      player(page).evaluate((video: HTMLVideoElement, key) => video[key], name)
    await page.keyboard.press('Space')
    await expect.poll(() => is('paused')).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(() => is('paused')).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => place(page)).toBeGreaterThan(4.9)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => place(page)).toBeLessThan(2)
    await expect(page.getByText('No sound'), 'explainers have no sound track').toBeVisible()
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveCount(0)
    await page.keyboard.press('m')
    expect(await is('muted'), 'so there is nothing to mute').toBe(false)
    await page.keyboard.press('>')
    await expect.poll(() => is('playbackRate')).toBe(1.25)
    await page.keyboard.press('<')
    await page.keyboard.press('<')
    await expect.poll(() => is('playbackRate')).toBe(0.75)
    const caption = page.locator('.player-caption')
    await expect(caption).toHaveText(/\w/)
    await page.keyboard.press('c')
    await expect(caption).toBeHidden()
    await page.reload()
    await expect.poll(() => is('playbackRate'), 'the speed is remembered').toBe(0.75)
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2')
    await expect.poll(() => is('playbackRate')).toBe(2)
  })

  test('L-VID-1 the time line is drawn as what happens in the video, and a press on the line seeks', async ({
    page,
  }) => {
    const { videos, addressOf } = await join(page)
    await open(page, addressOf(0))
    const line = page.locator('.player-signal')
    const box = await line.boundingBox()
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(height).toBeGreaterThan(30)
    const length = videos[0]?.durationSeconds ?? 0
    for (const part of [0.75, 0.25]) {
      await page.mouse.click(x + part * width, y + height / 3)
      await expect.poll(async () => Math.abs((await place(page)) / length - part)).toBeLessThan(0.01)
      const told = await line.locator('i').evaluate(one => one.getBoundingClientRect().x)
      expect(Math.abs(told - (x + part * width)), 'and it tells the place').toBeLessThan(width / 100)
    }
  })

  test('T33 ASVS 9.2.3 a player that is sent nothing says why, and plays when it may', async ({ page }) => {
    const { addressOf } = await join(page)
    const message = 'Three videos are playing with this account already.'
    await page.route(/\/api\/media\/.*\.mp4/, route => route.fulfill({ status: 429, json: { message } }))
    await page.goto(addressOf(0))
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await page.unroute(/\/api\/media\/.*\.mp4/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeHidden()
    await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  })

  test('D-9 when the address of the media has run out, playing goes on at the same second', async ({ page }) => {
    const { addressOf } = await join(page)
    await open(page, addressOf(0))
    await page.keyboard.press('k')
    await expect.poll(() => place(page)).toBeGreaterThan(2)
    let refusals = 1
    await page.route(/\/api\/media\/.*\.mp4/, route =>
      refusals-- > 0 ? route.fulfill({ status: 403, body: '' }) : route.continue(),
    )
    const before = await place(page)
    await player(page).evaluate((video: HTMLVideoElement) => {
      video.src += '?expired'
    })
    await expect.poll(() => place(page)).toBeGreaterThan(before)
    expect(await place(page)).toBeLessThan(before + 12)
    expect(refusals).toBeLessThan(1)
  })
})

test('L-VID-6 L-VID-10 X-ROLE-3 a visitor sees what the video is, behind a lock', async ({ page }) => {
  const course = (await courses(page)).find(({ price }) => price > 0)
  const { course: detail } = await call(page, 'GET', `/course/${course?._id}`)
  const [free, locked, ...rest] = detail.videos
  await page.goto(`/video/${course?._id}/${locked._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(locked.title)
  await expect(player(page)).toHaveCount(0)
  await expect(list(page).getByRole('img', { name: 'Locked' })).toHaveCount(1 + rest.length + detail.lessons.length)
  await expect(list(page).getByRole('link')).toHaveCount(1)
  await expect(list(page).getByRole('link')).toContainText(free.title)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Buy for \$/ }).click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/payment/${course?._id}`)}`)
})
