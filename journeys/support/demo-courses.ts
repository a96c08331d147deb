// The courses that journeys may take without asking: those of the demo academy.
import type { Page } from '@playwright/test'

import { call } from './journey.ts'

/** Another journey's copy of a course has no lessons to speak of, another price, or is gone in a moment. @returns the newest first */
export async function demoCourses<Course extends { _id: string } = { _id: string; title: string; price: number }>(
  page: Page,
): Promise<Course[]> {
  const { courses } = await call(page, 'GET', '/courses?limit=100')
  return courses.filter(({ title }: { title: string }) => !title.startsWith('Copy of '))
}

/** An administrator copies the newest of them. @returns a draft that a journey may do anything with */
export async function copyCourse(page: Page): Promise<{ _id: string; title: string }> {
  const [original] = await demoCourses(page)
  return (await call(page, 'POST', `/course/duplicate/${original?._id}`)).course
}
