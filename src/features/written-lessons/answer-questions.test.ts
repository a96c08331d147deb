import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { certificates } from '#src/features/certificates/tables.ts'
import { questionAttempts, writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { seedCourse, seedUser, seedWritten, type SeededUser } from '#src/testing/content/courses.ts'
import { half, options, questions, right, seedLearning } from '#src/testing/content/questions.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy()
const { db } = academy.services

const learning = (fields: Parameters<typeof seedLearning>[1] = {}) => seedLearning(academy, fields)
const certificatesOf = ({ userId }: SeededUser) => db.$count(certificates, eq(certificates.userId, userId))

describe('who sees what', () => {
  test('T20 T35 without a purchase nothing of a lesson but its title leaves, and of questions never what answers them', async () => {
    const made = await learning({ content: '<p>A secret introduction</p>' })
    const stranger = (await seedUser(academy)).client
    for (const client of [academy.client(), stranger])
      for (const id of [made.lessonId, made.readingId]) {
        const { body, text, status } = await client.get(`/api/lesson/${made.id}/${id}`)
        expect(status).toBe(200)
        expect(body).toMatchObject({ isPurchased: false, lesson: { _id: id, progress: 0, completed: false } })
        expect(text).not.toMatch(/secret|What is known|Which\?|passPercent/)
      }
    const open = await made.learner.client.get(`/api/lesson/${made.id}/${made.lessonId}`)
    expect(open.body.lesson).toMatchObject({ content: '<p>A secret introduction</p>', attempts: 0, last: null })
    expect(open.body.lesson.questions).toEqual([
      { id: 'quest1', kind: 'one', text: 'Which?', options },
      { id: 'quest2', kind: 'number', text: 'How fast?', unit: 'm/s' },
    ])
    expect(open.text).not.toMatch(/explanation|tolerance|mass times/)
  })

  test('T20 nobody reads or answers what they do not hold, a draft, or a lesson of another course', async () => {
    const made = await learning()
    const other = await learning({ publishedAt: null })
    const stranger = (await seedUser(academy)).client
    const paths = (course: string, lesson: string) => `/api/lesson/${course}/${lesson}`
    expect((await stranger.put(`${paths(made.id, made.readingId)}/read`)).body.code).toBe('not-entitled')
    const sent = { number: 1, answers: right }
    expect((await stranger.post(`${paths(made.id, made.lessonId)}/answers`, sent)).body.code).toBe('not-entitled')
    expect((await academy.client().put(`${paths(made.id, made.readingId)}/read`)).status).toBe(401)
    const { client } = other.learner
    expect((await client.get(paths(other.id, other.lessonId))).status).toBe(404)
    expect((await client.post(`${paths(other.id, other.lessonId)}/answers`, sent)).status).toBe(404)
    expect((await client.post(`${paths(other.id, made.lessonId)}/answers`, sent)).status).toBe(404)
    expect((await client.put(`${paths(other.id, made.readingId)}/read`)).status).toBe(404)
    expect((await client.put(`${paths(other.id, randomUUID())}/read`)).status).toBe(404)
    expect((await made.learner.client.put(`${paths(made.id, made.lessonId)}/read`)).status).toBe(404)
    const onReading = await made.learner.client.post(`${paths(made.id, made.readingId)}/answers`, sent)
    expect(onReading.status).toBe(404)
  })

  test('T20 whoever loses the course reads and answers no more', async () => {
    const made = await learning()
    await db.update(enrolments).set({ revokedAt: new Date() }).where(eq(enrolments.userId, made.learner.userId))
    expect((await made.read()).body.code).toBe('not-entitled')
    expect((await made.answer(1, right)).body.code).toBe('not-entitled')
    expect(await made.shown()).not.toHaveProperty('content')
  })
})

describe('D-71 a course is completed by all that counts', () => {
  test('video, reading and questions together, in any order, once', async () => {
    const made = await learning()
    expect((await made.answer(1, right)).body).toMatchObject({
      courseProgress: 33,
      certificateId: null,
      completed: true,
    })
    await made.watch()
    expect(await certificatesOf(made.learner)).toBe(0)
    const { body } = await made.read()
    expect(body).toEqual({ courseProgress: 100, certificateId: expect.any(String) })
    expect((await made.read()).body).toEqual({ courseProgress: 100, certificateId: null })
    expect(await certificatesOf(made.learner)).toBe(1)
    const { certificates: own } = (await made.learner.client.get('/api/certificate')).body
    expect(own[0].score, 'of the questions that count').toBe(100)
    const { course } = (await made.learner.client.get(`/api/course/${made.id}`)).body
    expect(course).toMatchObject({ completed: true, learning: { progress: 100, next: null, completedLessons: 3 } })
    expect(course.lessons.map(({ completed }: { completed: boolean }) => completed)).toEqual([true, true])
  })

  test('the last video earns it, where all the rest is done', async () => {
    const made = await learning()
    await made.read()
    await made.answer(1, right)
    const { client } = made.learner
    await made.watch(85)
    const put = (progress: number) =>
      client.put('/api/progress', { courseId: made.id, videoId: made.videoId, progress })
    expect((await put(86)).body).toMatchObject({ courseProgress: 95, certificateId: null })
    expect((await put(100)).body).toMatchObject({ courseProgress: 100, certificateId: expect.any(String) })
  })

  test('the last video alone earns nothing, while a reading waits', async () => {
    const made = await learning()
    await made.watch()
    const { client } = made.learner
    const { body } = await client.put('/api/progress', { courseId: made.id, videoId: made.videoId, progress: 100 })
    expect(body).toMatchObject({ courseProgress: 33, certificateId: null })
    const { course } = (await client.get(`/api/course/${made.id}`)).body
    expect(course).toMatchObject({
      completed: false,
      learning: { next: { lessonId: made.readingId, kind: 'reading', number: 2 } },
    })
  })

  test('what does not count is not needed, and an open one does not hold the certificate back', async () => {
    const made = await learning({ isNeeded: false })
    await made.watch()
    expect((await made.read()).body).toMatchObject({ courseProgress: 100, certificateId: expect.any(String) })
  })

  test('T14 many who finish at once in two windows get one certificate', async () => {
    const made = await learning()
    await made.watch()
    await made.read()
    const answers = await Promise.all(Array.from({ length: 6 }, () => made.answer(1, right)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(answers.filter(({ body }) => body.certificateId !== null)).toHaveLength(1)
    expect(await certificatesOf(made.learner)).toBe(1)
    expect(await db.$count(questionAttempts, eq(questionAttempts.userId, made.learner.userId))).toBe(1)
  })
})

describe('attempts', () => {
  test('are marked, kept and told of, and what was wrong is not given away', async () => {
    const made = await learning()
    const first = (await made.answer(1, half)).body
    expect(first).toMatchObject({ progress: 50, completed: false, attempts: 1, attemptsLeft: null })
    expect(first.attempt).toEqual({
      number: 1,
      percent: 50,
      isPassed: false,
      answers: half,
      results: [
        { question: 'quest1', isRight: true, explanation: 'Force is mass times acceleration', solution: ['bbbb'] },
        { question: 'quest2', isRight: false, explanation: null, solution: null },
      ],
    })
    expect(await made.shown()).toMatchObject({ progress: 50, completed: false, attempts: 1, last: first.attempt })
    const second = (await made.answer(2, right)).body
    expect(second).toMatchObject({ progress: 100, completed: true, attempt: { isPassed: true, percent: 100 } })
    expect(second.attempt.results[1]).toMatchObject({ isRight: true, explanation: 'By the clock', solution: 9.8 })
    // A worse one later takes nothing back.
    expect((await made.answer(3, [])).body).toMatchObject({ progress: 100, completed: true, attempt: { percent: 0 } })
  })

  test('one that is sent again counts once, and one out of turn not at all', async () => {
    const made = await learning()
    const first = await made.answer(1, half)
    expect((await made.answer(1, half)).body).toEqual(first.body)
    expect((await made.answer(1, right)).body.code).toBe('conflict')
    expect((await made.answer(3, right)).body.code).toBe('conflict')
    expect(await db.$count(questionAttempts, eq(questionAttempts.userId, made.learner.userId))).toBe(1)
  })

  test('of a day end with its limit, until the first is a day old', async () => {
    const made = await learning({ attemptsPerDay: 2 })
    expect((await made.answer(1, half)).body).toMatchObject({ attemptsLeft: 1, opensAgainAt: null })
    const second = (await made.answer(2, half)).body
    expect(second.attemptsLeft).toBe(0)
    expect(Date.parse(second.opensAgainAt) - Date.now()).toBeGreaterThan(86_000_000)
    const { status, body, headers } = await made.answer(3, right)
    expect([status, body.code]).toEqual([429, 'attempts-over'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000)
    const yesterday = new Date(Date.now() - 86_500_000)
    await db
      .update(questionAttempts)
      .set({ answeredAt: yesterday })
      .where(eq(questionAttempts.userId, made.learner.userId))
    expect((await made.answer(3, right)).body).toMatchObject({ completed: true, attemptsLeft: 1 })
  })

  test('T82 of very many attempts the newest are kept, and the first, which results tell of', async () => {
    const made = await learning()
    await made.answer(1, half)
    const { userId } = made.learner
    const old = Array.from({ length: 99 }, (_, index) => ({
      userId,
      lessonId: made.lessonId,
      number: index + 2,
      answers: [],
      right: [],
      percent: 0,
    }))
    await db.insert(questionAttempts).values(old)
    expect((await made.answer(101, right)).body).toMatchObject({ completed: true, attempts: 101 })
    expect((await made.answer(102, right)).status).toBe(200)
    const kept = await db.select().from(questionAttempts).where(eq(questionAttempts.userId, userId))
    const numbers = kept.map(({ number }) => number).toSorted((one, other) => one - other)
    expect([numbers[0], numbers[1], numbers.at(-1), numbers.length]).toEqual([1, 3, 102, 101])
  })

  test('T14 the limit holds for many at once', async () => {
    const made = await learning({ attemptsPerDay: 1 })
    const answers = await Promise.all([half, right, []].map(one => made.answer(1, one)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await db.$count(questionAttempts, eq(questionAttempts.userId, made.learner.userId))).toBe(1)
  })

  test.each<[string, unknown, number, string]>([
    ['a question that is not asked', [{ question: 'quest9', value: ['aaaa'] }], 409, 'questions-changed'],
    ['an option that is not there', [{ question: 'quest1', value: ['zzzz'] }], 409, 'questions-changed'],
    ['a number for a choice', [{ question: 'quest1', value: 2 }], 409, 'questions-changed'],
    ['the same question twice', [...half, ...half], 409, 'questions-changed'],
    ['no list', 'x', 400, 'invalid'],
    ['a text for a number', [{ question: 'quest2', value: '9.8' }], 400, 'invalid'],
    ['more than there can be', Array.from({ length: 51 }, () => half[0]), 400, 'invalid'],
  ])('%s is refused and counts as nothing', async (_, answers, status, code) => {
    const made = await learning()
    const refused = await made.answer(1, answers)
    expect([refused.status, refused.body.code]).toEqual([status, code])
    expect(await made.shown()).toMatchObject({ attempts: 0 })
  })

  test('questions that staff take out meanwhile are not held against anybody', async () => {
    const made = await learning()
    await made.answer(1, right)
    await db
      .update(writtenLessons)
      .set({ questions: questions.slice(1) })
      .where(eq(writtenLessons.id, made.lessonId))
    const lesson = await made.shown()
    expect(lesson).toMatchObject({ completed: true, last: { percent: 100 } })
    expect(lesson.last.results.map(({ question }: { question: string }) => question)).toEqual(['quest2'])
  })
})

test('my courses hold what was begun by reading alone, and a person takes along what they answered', async () => {
  const { id } = await seedCourse(db, { videoSeconds: [60] })
  const lessonId = await seedWritten(db, id, { kind: 'questions', questions })
  const learner = await seedUser(academy, { holds: [id] })
  await learner.client.post(`/api/lesson/${id}/${lessonId}/answers`, { number: 1, answers: half })
  const { body } = await learner.client.get('/api/my-courses')
  expect(body.courses[0].course).toMatchObject({ _id: id, learning: { startedLessons: 1, completedLessons: 0 } })
})
