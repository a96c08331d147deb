import type { Page } from '@playwright/test'

import { call, expect, expectAccessible, ready, test } from '../support/journey.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await ready(page)
}

test('D-7 L-CRS-6 L-CRS-7 L-MYC-1 a course of one’s own: start, progress, and My Courses', async ({
  page,
  signedIn: _,
}) => {
  await open(page, '/courses?maxPrice=0')
  const link = page.locator('.catalogue .card').getByRole('link').first()
  const [title, address] = [await link.textContent(), String(await link.getAttribute('href'))]
  const courseId = address.replace('/course/', '')
  await link.click()
  await expect(page.getByRole('link', { name: 'Join for free' }).first()).toHaveAttribute(
    'href',
    `/payment/${courseId}`,
  )
  await call(page, 'POST', '/order/', { courseId })

  await open(page, address)
  const { course } = await call(page, 'GET', address)
  const [first, second] = course.videos
  const start = page.getByRole('link', { name: 'Start Learning' }).first()
  await expect(start).toHaveAttribute('href', `/video/${courseId}/${first._id}`)
  await expect(page.locator('.curriculum').getByRole('link')).toHaveCount(course.videos.length)
  const { progress } = await call(page, 'PUT', '/progress', {
    courseId,
    videoId: second._id,
    progress: 10,
    position: 7,
  })
  await open(page, address)
  await expect(page.locator('.curriculum li').nth(1)).toContainText(`${progress}% watched`)
  await expect(page.locator('.curriculum li').nth(0)).not.toContainText('watched')
  const next = page.locator('.own-next')
  await expect(next.getByRole('heading', { name: second.title })).toBeVisible()
  await expect(next.getByRole('link', { name: 'Continue at 0:07' })).toHaveAttribute(
    'href',
    `/video/${courseId}/${second._id}`,
  )
  await expect(page.getByRole('progressbar', { name: `Progress in ${course.title}` })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(next.getByRole('link', { name: 'Continue at 0:07' }), 'without scrolling').toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  const sheet = page
    .locator('.own-resources')
    .getByRole('link', { name: /, PDF$/ })
    .first()
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)

  await open(page, '/dashboard/my-courses')
  await page
    .locator('.cards .card')
    .getByRole('link', { name: String(title) })
    .click()
  await expect(page.getByRole('heading', { name: 'This week' }), 'where only the page is swapped').toBeVisible()
  await open(page, '/dashboard/my-courses')
  const mine = page.locator('.cards .card')
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText(String(title))
  await expect(mine.getByRole('link', { name: 'Continue lesson 2' })).toHaveAttribute('href', new RegExp(second._id))
  await expectAccessible(page)
})
