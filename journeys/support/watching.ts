// Watching a course, for the journeys that do.
import type { Locator, Page } from '@playwright/test'

import { demoCourses } from './demo-courses.ts'
import { call, expect } from './journey.ts'

export type Course = { _id: string; title: string; price: number }
type Video = { _id: string; title: string; durationSeconds: number }

export const player = (page: Page): Locator => page.locator('video')
export const list = (page: Page): Locator => page.getByRole('complementary', { name: 'Course Videos' })
export const nextCard = (page: Page): Locator => page.locator('.next-video[data-near]')
export const place = (page: Page): Promise<number> =>
  player(page).evaluate((video: HTMLVideoElement) => video.currentTime)
export const jump = (page: Page, toEnd: number): Promise<void> =>
  player(page).evaluate((video: HTMLVideoElement, left) => {
    video.currentTime = video.duration - left
  }, toEnd)

export const courses = (page: Page): Promise<Course[]> => demoCourses<Course>(page)

/** Joins the free course. @returns it with its videos */
export async function join(
  page: Page,
): Promise<{ course: Course; videos: Video[]; addressOf: (index: number) => string }> {
  const course = (await courses(page)).find(({ price }) => price === 0)
  if (!course) throw new Error('no course is free')
  await call(page, 'POST', '/order/', { courseId: course._id })
  const { course: detail } = await call(page, 'GET', `/course/${course._id}`)
  const videos: Video[] = detail.videos
  return { course, videos, addressOf: index => `/video/${course._id}/${videos[index]?._id}` }
}

/** Opens a video and waits until our controls have taken the place of the browser's. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeVisible()
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
}
