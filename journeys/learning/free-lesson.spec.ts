import type { Page } from '@playwright/test'

import { demoCourses } from '../support/demo-courses.ts'
import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'
import { jump, list, place, player } from '../support/watching.ts'

/** A course that costs something, by what it is called and its lessons, of which the first one is free. */
async function pricedCourse(page: Page) {
  const courses = await demoCourses<{ _id: string; price: number; videoCount: number }>(page)
  const _id = courses.find(({ price, videoCount }) => price > 0 && videoCount > 2)?._id ?? ''
  const { course } = await call(page, 'GET', `/course/${_id}`)
  return course
}

const playing = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) => {
    void video.play()
  })

test('a visitor watches a lesson for free, straight from the course, and is led to the rest of it', async ({
  page,
}) => {
  const course = await pricedCourse(page)
  const [free, locked] = course.videos
  const reports: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/progress')) reports.push(request.url())
  })
  await page.goto(`/course/${course._id}`)
  await ready(page)
  const content = page.getByRole('region', { name: 'Content' })
  await expect(content.getByRole('listitem').first()).toContainText('Free lesson')
  await expect(content.getByRole('link')).toHaveCount(1)
  await page.getByRole('link', { name: 'Watch a lesson for free' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(free.title)
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
  await ready(page)
  await expectAccessible(page)
  await playing(page)
  await expect.poll(() => place(page)).toBeGreaterThan(0.5)
  const transcript = page.getByRole('tab', { name: 'Transcript' })
  await transcript.click()
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()

  // Its list has one lesson to open, and the locked ones as they are.
  await expect(list(page).getByRole('link')).toHaveCount(1)
  await expect(list(page).getByRole('img', { name: 'Locked' })).toHaveCount(
    course.videos.length + course.lessons.length - 1,
  )
  await jump(page, 0.3)
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)
  await expect(page.getByText(/other .* open with the course|other lesson opens/)).toBeVisible()
  expect(reports, 'of a visitor nothing is kept').toEqual([])

  await page.goto(`/video/${course._id}/${locked._id}`)
  await expect(page.getByText('This video opens with the course.')).toBeVisible()
  await expect(list(page).getByText('Buy or join the course to open them'), 'a lock says what opens it').toBeVisible()
  await expect(player(page)).toHaveCount(0)
  await list(page).getByRole('link', { name: free.title }).click()
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
  await page.getByRole('link', { name: /^Buy for/ }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('D-9 a free lesson goes on where it was when its address has run out, as in another network', async ({ page }) => {
  const course = await pricedCourse(page)
  await page.goto(`/video/${course._id}/${course.videos[0]._id}`)
  await ready(page)
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 5
  })
  await expect.poll(() => place(page)).toBeGreaterThanOrEqual(5)
  const before = await player(page).getAttribute('src')
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.77' })
  expect((await page.request.get(before ?? '', { headers: { 'x-forwarded-for': '198.51.100.77' } })).status()).toBe(403)
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.src = `${video.src}?again`
  })
  await expect.poll(() => player(page).getAttribute('src')).not.toContain('?again')
  await expect.poll(() => place(page)).toBeGreaterThanOrEqual(5)
})

test('a learner who has not bought the course watches it as well, and is led to the payment', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const course = await pricedCourse(page)
  await page.goto(`/video/${course._id}/${course.videos[0]._id}`)
  await ready(page)
  await playing(page)
  await expect.poll(() => place(page)).toBeGreaterThan(0.5)
  await page.getByRole('link', { name: /^Buy for/ }).click()
  await expect(page).toHaveURL(new RegExp(`/payment/${course._id}`))
})

test('a free lesson that cannot be opened says why, and opens at the next try', async ({ page }) => {
  const course = await pricedCourse(page)
  const message = 'Many people in your network are watching free lessons. Please try again in a moment'
  await page.route('**/api/free-lesson/**', route =>
    route.fulfill({ status: 429, json: { code: 'too-many-free', message } }),
  )
  await page.goto(`/video/${course._id}/${course.videos[0]._id}`)
  await expect(page.getByRole('alert')).toContainText(message)
  await expect(page.locator('.player-about')).toHaveText(course.videos[0].description)
  await page.unroute('**/api/free-lesson/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
})

for (const width of [390, 820, 1920]) {
  test(`a free lesson fits into ${width} px, and what leads to the course can be pressed by a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const course = await pricedCourse(page)
    await page.goto(`/video/${course._id}/${course.videos[0]._id}`)
    await ready(page)
    await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const buy = await page.getByRole('link', { name: /^Buy for/ }).boundingBox()
    expect(buy?.height).toBeGreaterThanOrEqual(44)
  })
}
