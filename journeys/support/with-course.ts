// A course of a journey's own.
import type { Browser, Page } from '@playwright/test'

import { password, signInAsAdministrator } from './applicants.ts'
import { call, type NewUser } from './journey.ts'
import { makeCourse } from './playlists.ts'

type Course = Awaited<ReturnType<typeof makeCourse>>

/** Runs with a course of its own, which is gone again afterwards. @param enrolled whose course it is from the start */
export async function withCourse(
  browser: Browser,
  { enrolled, questions = {} }: { enrolled?: NewUser; questions?: Readonly<Record<string, unknown>> },
  run: (course: Course, staff: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext()
  const staff = await context.newPage()
  await signInAsAdministrator(staff)
  const course = await makeCourse(staff, questions)
  if (enrolled) {
    const { users } = await call(staff, 'GET', `/admin/users?name=${enrolled.email}`)
    await call(staff, 'POST', `/admin/users/${users[0]._id}/courses`, { courseId: course.id })
  }
  await run(course, staff)
  await call(staff, 'DELETE', `/course/${course.id}`, { password })
  await context.close()
}
