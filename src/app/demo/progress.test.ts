// The demo as it is loaded: what stands in a course, who has completed it, and that nobody has a certificate for less.
import { academy as demo } from '@palestra/demo-academy/content/academy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { accountEmails } from '#src/features/accounts/tables.ts'
import { issueEarned } from '#src/features/certificates/commands/issue-certificate.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { findLearning, findOutline, sectionsOf } from '#src/features/courses/queries/outline.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import {
  courseVideos,
  questionAttempts,
  writtenLessons,
  writtenProgress,
} from '#src/features/courses/tables/lessons.ts'
import { fits, isRight, percentOf } from '#src/features/written-lessons/policy.ts'
import { visitor } from '#src/server/actor.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'

import { fillEmptyAcademy } from './demo.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
  await fillEmptyAcademy(academy.services, academy.academy.sandbox)
})
afterAll(() => academy[Symbol.asyncDispose]())

async function findCourse(slug: string): Promise<string> {
  const title = demo.courses.find(course => course.slug === slug)?.title ?? ''
  const [course] = await academy.services.db.select({ id: courses.id }).from(courses).where(eq(courses.title, title))
  return course?.id ?? ''
}

async function learningIn(person: string, slug: string) {
  const { db } = academy.services
  const email = demo.people.find(one => one.slug === person)?.email ?? ''
  const [user] = await db.select({ id: accountEmails.userId }).from(accountEmails).where(eq(accountEmails.email, email))
  const [userId, courseId] = [user?.id ?? '', await findCourse(slug)]
  return { userId, courseId, learning: (await findLearning(db, userId, [courseId])).get(courseId) }
}

describe.each(demo.courses.map(course => [course.slug, course] as const))('course %s', (slug, course) => {
  test('holds its sections and lessons in the order of the content', async () => {
    const { db } = academy.services
    const outline = await findOutline({ db, actor: visitor }, await findCourse(slug))
    const titles = new Map([
      ...outline.videos.map(({ videoId, title }) => [videoId, title] as const),
      ...outline.written.map(({ id, title }) => [id, title] as const),
    ])
    const known = new Map([...demo.videos, ...demo.written].map(lesson => [lesson.slug, lesson.title]))
    expect(
      sectionsOf(outline).map(({ title, lessons }) => ({ title, lessons: lessons.map(id => titles.get(id)) })),
    ).toEqual(course.outline.map(({ title, lessons }) => ({ title, lessons: lessons.map(one => known.get(one)) })))
    expect(outline.sections[0]?.position).toBe(0)
    const places = [...outline.sections, ...outline.videos, ...outline.written].map(({ position }) => position)
    expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index))
  })

  test('opens its first video to everybody, and no other', async () => {
    const { db } = academy.services
    const rows = await db
      .select({ isFree: courseVideos.isFree })
      .from(courseVideos)
      .where(eq(courseVideos.courseId, await findCourse(slug)))
      .orderBy(courseVideos.position)
    expect(rows.map(({ isFree }) => isFree)).toEqual(course.videos.map((_, index) => index === 0))
  })
})

test('who has a certificate has completed all that is needed, and nobody who has is without', async () => {
  const { db } = academy.services
  const issued = await db.select().from(certificates)
  for (const { person, course, progress } of demo.enrolments) {
    if (!progress) continue
    const { userId, courseId, learning } = await learningIn(person, course)
    const has = issued.some(one => one.userId === userId && one.courseId === courseId)
    expect(has).toBe(learning?.progress === 100)
  }
  expect(issued.length).toBeGreaterThan(100)
  for (const { userId, courseId, hours } of issued) {
    expect((await findLearning(db, userId, [courseId])).get(courseId)?.progress).toBe(100)
    expect(hours).toBeGreaterThan(0.5)
  }
  for (const { id } of await db.select({ id: courses.id }).from(courses))
    expect(await issueEarned({ ...academy.services, actor: visitor, ip: '' }, id)).toBe(0)
})

test('who is half way has read what came before, and goes on where they left', async () => {
  const { learning } = await learningIn('lina', 'acceleration')
  expect(learning?.progress).toBe(50)
  expect(learning?.completedLessons).toBe(5)
  expect(learning?.next?.title).toBe('F0, V0, Pmax: what a sprint profile may decide')
})

test('questions were answered once, and are marked as the product marks them', async () => {
  const { db } = academy.services
  const attempts = await db.select().from(questionAttempts)
  expect(attempts.length).toBeGreaterThanOrEqual(100)
  const known = new Map((await db.select().from(writtenLessons)).map(lesson => [lesson.id, lesson]))
  for (const { lessonId, answers, right, percent } of attempts) {
    const { questions = [] } = known.get(lessonId) ?? {}
    const value = (id: string) => answers.find(({ question }) => question === id)?.value
    for (const question of questions) expect(fits(question, value(question.id) ?? [])).toBe(true)
    expect(questions.filter(question => isRight(question, value(question.id))).map(({ id }) => id)).toEqual(right)
    expect(percent).toBe(percentOf(right.length, questions.length))
  }
  expect(attempts.some(({ percent }) => percent < 60)).toBe(true)
  expect(attempts.some(({ percent }) => percent === 100)).toBe(true)
  const progress = await db.select().from(writtenProgress)
  for (const row of progress) {
    const { passPercent = 100, kind } = known.get(row.lessonId) ?? {}
    expect(row.completedAt !== null).toBe(row.percent >= (kind === 'questions' ? passPercent : 100))
  }
})
