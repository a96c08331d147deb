import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCourse, seedUser, type SeededUser } from '#src/testing/content/courses.ts'

import { courseRatings } from '../tables/courses.ts'
import { forgetRatings } from './rate-course.ts'
import { recountCourses } from './recount-courses.ts'

let academy: TestAcademy
let admin: SeededUser
let other: SeededUser
beforeAll(async () => {
  academy = await startAcademy()
  admin = await seedUser(academy, { role: 'admin' })
  other = await seedUser(academy, { role: 'admin' })
})
afterAll(() => academy[Symbol.asyncDispose]())

const insult = 'You are all fools'
const reason = 'It insults other learners'

/** A course that was praised with five stars, and insulted with one. */
async function seedReviewed() {
  const { id } = await seedCourse(academy.services.db, { title: 'Sprinting' })
  const [fan, troll] = [await seedUser(academy, { holds: [id] }), await seedUser(academy, { holds: [id] })]
  await fan.client.put(`/api/course/${id}/rating`, { stars: 5, text: 'Clear and short' })
  await troll.client.put(`/api/course/${id}/rating`, { stars: 1, text: insult })
  return { id, fan, troll }
}
type Which = { id: string; troll: SeededUser }

const hide = ({ id, troll }: Which, who = admin.client, given: object = { reason }) =>
  who.post(`/api/admin/reviews/${id}/${troll.userId}/hide`, given)
const show = ({ id, troll }: Which, who = admin.client) => who.post(`/api/admin/reviews/${id}/${troll.userId}/show`, {})
const courseOf = async (id: string, client = academy.client()) => (await client.get(`/api/course/${id}`)).body.course
/** What everybody sees: average, number, shares from five stars to one, and the words. */
const seen = async (id: string) => {
  const { rating, ratingCount, ratingShares, reviews } = await courseOf(id)
  return [rating, ratingCount, ratingShares, reviews.map(({ text }: { text: string }) => text)]
}
const both = [3, 2, [50, 0, 0, 0, 50], [insult, 'Clear and short']]
const one = [5, 1, [100, 0, 0, 0, 0], ['Clear and short']]

test('D-37 T99 a hidden review is seen by nobody but its author and staff, and counts nowhere, at once', async () => {
  const course = await seedReviewed()
  const { id, fan, troll } = course
  expect(await seen(id)).toEqual(both)
  const page = async () => (await academy.client().get(`/course/${id}`)).text
  expect(await page()).toContain(insult)
  expect((await hide(course)).body).toEqual({ hidden: true })
  expect(await seen(id)).toEqual(one)
  await expect.poll(page).not.toContain(insult)
  const list = await academy.client().get(`/api/course/${id}/reviews?page=1`)
  expect([list.text.includes(insult), list.body.NbOfPages]).toEqual([false, 1])
  expect((await fan.client.get(`/api/course/${id}`)).text).not.toContain(insult)
  expect((await courseOf(id, troll.client)).ownReview).toEqual({
    stars: 1,
    text: insult,
    hiddenAt: expect.any(String),
    hiddenReason: reason,
  })
  const found = async (rating: number) =>
    (await academy.client().get(`/api/courses?rating=${rating}&title=Sprinting`)).text.includes(id)
  expect([await found(4), await found(5)]).toEqual([true, true])
  const { body } = await admin.client.get(`/api/admin/reviews?state=hidden&course=${id}`)
  expect(body).toMatchObject({ total: 1, courseTitle: 'Sprinting', reviews: [{ text: insult, hiddenReason: reason }] })
  const entries = academy.services.db.select().from(auditEntries)
  expect(await entries.where(eq(auditEntries.thingId, `${id}:${troll.userId}`))).toMatchObject([
    { action: 'review.hide', thingName: 'Sprinting', actorId: admin.userId, after: { state: 'hidden', reason } },
  ])
  expect((await show(course)).body).toEqual({ hidden: false })
  expect(await seen(id)).toEqual(both)
  expect((await courseOf(id, troll.client)).ownReview).toMatchObject({ hiddenAt: null, hiddenReason: null })
})

test('D-37 T99 neither an edit nor a deletion and a new one shows it again: staff decide', async () => {
  const course = await seedReviewed()
  const { id, troll } = course
  await hide(course)
  const rate = (stars: number, text: string) => troll.client.put(`/api/course/${id}/rating`, { stars, text })
  expect((await rate(2, 'Still fools')).status).toBe(200)
  expect(await seen(id)).toEqual(one)
  expect((await troll.client.delete(`/api/course/${id}/rating`)).status).toBe(200)
  expect((await courseOf(id, troll.client)).ownReview).toBeNull()
  expect((await admin.client.get(`/api/admin/reviews?course=${id}`)).text).not.toContain('fools')
  await rate(1, 'Fools again')
  expect(await seen(id)).toEqual(one)
  expect((await courseOf(id, troll.client)).ownReview).toMatchObject({ text: 'Fools again', hiddenReason: reason })
  await show(course)
  expect(await seen(id)).toEqual([3, 2, [50, 0, 0, 0, 50], ['Fools again', 'Clear and short']])
})

test('D-37 T99 only staff, for a reason; of two at once one is told, and the sums are right', async () => {
  const course = await seedReviewed()
  const { id, fan, troll } = course
  expect([(await hide(course, academy.client())).status, (await hide(course, fan.client)).status]).toEqual([401, 403])
  expect([(await show(course, academy.client())).status, (await show(course, troll.client)).status]).toEqual([401, 403])
  expect((await fan.client.get('/api/admin/reviews')).status).toBe(403)
  for (const bad of ['', ' a ', 'x'.repeat(501)])
    expect((await hide(course, admin.client, { reason: bad })).status).toBe(400)
  expect(await seen(id)).toEqual(both)
  const rating = { stars: 2, text: insult }
  const answers = await Promise.all([
    hide(course),
    hide(course, other.client),
    hide(course),
    troll.client.put(`/api/course/${id}/rating`, rating),
    fan.client.put(`/api/course/${id}/rating`, { stars: 5, text: 'Clear and short' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409])
  expect(await seen(id)).toEqual(one)
  expect((await show({ id, troll: fan })).body.message).toBe('This review is shown')
  for (const missing of [
    { id, troll: admin },
    { id: crypto.randomUUID(), troll },
  ])
    expect([(await hide(missing)).status, (await show(missing)).status]).toEqual([404, 404])
  await recountCourses(academy.services)
  expect(await seen(id)).toEqual(one)
})

test('D-37 T99 the only review hidden leaves a course unrated; an author who goes takes theirs along', async () => {
  const course = await seedReviewed()
  const { id, fan, troll } = course
  await hide(course)
  await hide({ id, troll: fan })
  expect((await seen(id)).slice(0, 2)).toEqual([null, 0])
  await academy.services.db.transaction(tx => forgetRatings(tx, troll.userId))
  const left = and(eq(courseRatings.courseId, id), eq(courseRatings.userId, troll.userId))
  expect(await academy.services.db.$count(courseRatings, left)).toBe(0)
})

test('D-37 staff find reviews by author, email and course', async () => {
  const { id, troll } = await seedReviewed()
  const texts = async (query: string) => {
    const { body } = await admin.client.get(`/api/admin/reviews?course=${id}&${query}`)
    return body.reviews.map(({ text }: { text: string }) => text)
  }
  expect(await texts('')).toEqual([insult, 'Clear and short'])
  expect(await texts('sort=written&limit=1')).toEqual(['Clear and short'])
  expect(await texts(`words=${troll.userId}`)).toEqual([insult])
  expect(await texts('words=sprint%20learner&state=shown')).toHaveLength(2)
  expect(await texts('state=hidden')).toEqual([])
})
