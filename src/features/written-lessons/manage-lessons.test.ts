import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { certificates } from '#src/features/certificates/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { questionAttempts, writtenLessons, writtenProgress } from '#src/features/courses/tables/lessons.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { figure, seedCourse, seedProgress, seedUser, seedWritten, userPassword } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const { db } = academy.services
const admin = (await seedUser(academy, { role: 'admin' })).client

const options = ['aaaa', 'bbbb'].map(id => ({ id, text: `Option ${id}` }))
const question = { id: 'quest1', kind: 'one', text: 'Which?', explanation: 'So', options, right: 'bbbb' } as const
const needed = { kind: 'questions', title: 'What do you know?', minutes: 5 }
const create = async (courseId: string, fields: object = {}) =>
  admin.post(`/api/admin/course/${courseId}/lessons`, { ...needed, ...fields })
const read = async (id: string) => (await admin.get(`/api/admin/lesson/${id}`)).body
const actions = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.thingId, id))).map(({ action }) => action)

test('D-71 staff write questions and a reading, and learners see what is published, sanitised', async () => {
  const course = await seedCourse(db, { videoSeconds: [60] })
  const { body } = await create(course.id, { questions: [question], content: '<p onclick="x()">First</p>' })
  expect(body.lesson).toMatchObject({ courseId: course.id, title: needed.title, state: 'Draft' })
  const { _id } = body.lesson
  expect(await read(_id)).toMatchObject({
    course: { _id: course.id },
    version: expect.any(String),
    lesson: { content: '<p>First</p>', questions: [question], passPercent: 80, attemptsPerDay: null, isNeeded: true },
  })
  const { client } = await seedUser(academy, { holds: [course.id] })
  expect((await client.get(`/api/lesson/${course.id}/${_id}`)).status).toBe(404)
  await admin.put(`/api/admin/lesson/${_id}`, { published: true, attemptsPerDay: 3, passPercent: 50, isNeeded: false })
  const { lesson } = (await client.get(`/api/lesson/${course.id}/${_id}`)).body
  expect(lesson).toMatchObject({ content: '<p>First</p>', passPercent: 50, attemptsPerDay: 3, isNeeded: false })
  // No limit again, and what is not sent stays.
  await admin.put(`/api/admin/lesson/${_id}`, { attemptsPerDay: 0 })
  expect((await read(_id)).lesson).toMatchObject({ attemptsPerDay: null, passPercent: 50, state: 'Published' })
  expect(await actions(_id)).toEqual(['lesson.create', 'lesson.update', 'lesson.update'])
})

test('a lesson comes behind all that the course has', async () => {
  const course = await seedCourse(db, { videoSeconds: [60, 60] })
  await seedWritten(db, course.id, { position: 7 })
  const { lesson } = (await create(course.id)).body
  const [row] = await db.select().from(writtenLessons).where(eq(writtenLessons.id, lesson._id))
  expect(row?.position).toBe(8)
})

test('T59 a form that is sent twice makes one lesson', async () => {
  const course = await seedCourse(db)
  const key = { 'idempotency-key': randomUUID() }
  const send = (title: string) => admin.post(`/api/admin/course/${course.id}/lessons`, { ...needed, title }, key)
  const [first, second] = await Promise.all([send('One'), send('One')])
  expect(first.body.lesson._id).toBe(second.body.lesson._id)
  expect((await send('Two')).body.lesson).toMatchObject({ _id: first.body.lesson._id, title: 'Two' })
  expect(await db.$count(writtenLessons, eq(writtenLessons.courseId, course.id))).toBe(1)
})

test('what is empty cannot be published, and nothing is lost by trying', async () => {
  const course = await seedCourse(db)
  expect((await create(course.id, { published: true })).body).toMatchObject({
    code: 'lesson-incomplete',
    message: '“What do you know?” cannot be published: it needs a question',
  })
  const { _id } = (await create(course.id, { kind: 'reading' })).body.lesson
  const refused = await admin.put(`/api/admin/lesson/${_id}`, { published: true, title: 'Other' })
  expect(refused.body.message).toContain('it needs a text')
  expect((await read(_id)).lesson).toMatchObject({ state: 'Draft', title: needed.title })
  expect((await admin.put(`/api/admin/lesson/${_id}`, { published: true, content: '<p>x</p>' })).status).toBe(200)
  // Nor emptied once it is.
  expect((await admin.put(`/api/admin/lesson/${_id}`, { content: '<p></p>' })).body.code).toBe('lesson-incomplete')
})

test('a reading has no questions, and questions no sources', async () => {
  const course = await seedCourse(db)
  const fields = { questions: [question], sources: ['A paper', ''] }
  const reading = (await create(course.id, { ...fields, kind: 'reading' })).body.lesson._id
  expect((await read(reading)).lesson).toMatchObject({ questions: [], sources: ['A paper'] })
  const asked = (await create(course.id, fields)).body.lesson._id
  expect((await read(asked)).lesson).toMatchObject({ questions: [question], sources: [] })
})

test('a figure is published once it is there, is shown to who holds the course, and can be taken out of a draft', async () => {
  const course = await seedCourse(db)
  const { _id } = (await create(course.id, { kind: 'figure', questions: [question], sources: ['A paper'] })).body.lesson
  const change = (fields: object) => admin.put(`/api/admin/lesson/${_id}`, fields)
  expect((await change({ published: true })).body.message).toContain('it needs a figure')
  expect((await change({ figure })).status).toBe(200)
  expect((await read(_id)).lesson).toMatchObject({ figure, questions: [], sources: ['A paper'] })
  expect((await change({ published: true })).status).toBe(200)
  expect((await change({ figure: null })).body.code).toBe('lesson-incomplete')
  const lessonOf = async (client: Pick<typeof admin, 'get'>) =>
    (await client.get(`/api/lesson/${course.id}/${_id}`)).body.lesson
  const { client, userId } = await seedUser(academy, { holds: [course.id] })
  expect(await lessonOf(client)).toMatchObject({ kind: 'figure', figure, completed: false })
  expect(await lessonOf(academy.client())).not.toHaveProperty('figure')
  expect((await client.post(`/api/lesson/${course.id}/${_id}/answers`, { number: 1, answers: [] })).status).toBe(404)
  expect((await client.put(`/api/lesson/${course.id}/${_id}/read`, {})).body).toMatchObject({ courseProgress: 100 })
  expect(await db.$count(certificates, eq(certificates.userId, userId))).toBe(1)
  await change({ published: false })
  expect((await change({ figure: null })).status).toBe(200)
  expect((await read(_id)).lesson.figure).toBeNull()
})

const inFigure = (fields: object) => ({ kind: 'figure', figure: { ...figure, ...fields } })
const [quantity] = figure.quantities

test.each<[string, object, string]>([
  ['no title', { title: ' ' }, 'title'],
  ['no time', { minutes: 0 }, 'minutes'],
  ['too much time', { minutes: 601 }, 'minutes'],
  ['another kind', { kind: 'film' }, 'kind'],
  ['a mark above all', { passPercent: 101 }, 'passPercent'],
  ['a question without a right answer', { questions: [{ ...question, right: 'zzzz' }] }, 'No answer is the right one'],
  ['two questions of one id', { questions: [question, question] }, 'A question stands twice'],
  ['an axis that goes backwards', inFigure({ x: { ...figure.x, to: -1 } }), 'It has to end after it begins'],
  ['a figure without a curve', inFigure({ curves: [] }), 'curves'],
  ['a curve of a name that is not there', inFigure({ curves: [{ name: 'B', formula: 'b * x' }] }), 'curves.0.formula'],
  ['a result that has no x', inFigure({ results: [{ ...figure.results[0], formula: 'x' }] }), 'results.0.formula'],
  ['a quantity called x', inFigure({ quantities: [{ ...quantity, sign: 'x' }] }), 'a meaning of its own'],
  ['two quantities of one sign', inFigure({ quantities: [quantity, quantity] }), 'the same sign'],
  ['steps beyond number', inFigure({ quantities: [{ ...quantity, step: 1e-6 }] }), 'The steps are too small'],
  ['a start outside', inFigure({ quantities: [{ ...quantity, start: 11 }] }), 'between both ends'],
  ['too many questions', { questions: Array.from({ length: 51 }, () => question) }, 'questions'],
])('refuses %s and says what', async (_, fields, said) => {
  const course = await seedCourse(db)
  const { status, text } = await create(course.id, fields)
  expect(status).toBe(400)
  expect(text).toContain(said)
  expect(await db.$count(writtenLessons, eq(writtenLessons.courseId, course.id))).toBe(0)
})

test('A-SH-9 of two who save the same form one is told', async () => {
  const course = await seedCourse(db)
  const { _id } = (await create(course.id)).body.lesson
  const { version } = await read(_id)
  const save = (title: string) => admin.put(`/api/admin/lesson/${_id}`, { title, version })
  const answers = await Promise.all([save('One'), save('Two')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('T79 a lesson is deleted with its results by who knows the password; who lacked only it has completed the course', async () => {
  const course = await seedCourse(db, { videoSeconds: [60] })
  const lessonId = await seedWritten(db, course.id, { kind: 'questions', questions: [question] })
  const { userId } = await seedUser(academy, { holds: [course.id] })
  await seedProgress(db, { userId, courseId: course.id, videoId: course.videoIds[0], percent: 100 })
  await db.insert(writtenProgress).values({ userId, lessonId })
  await db
    .insert(questionAttempts)
    .values({ userId, lessonId, number: 1, answers: [], right: [], percent: 0, answeredAt: new Date() })
  const remove = (password: string) => admin.delete(`/api/admin/lesson/${lessonId}`, { password })
  expect((await remove('wrong')).status).toBe(403)
  expect((await remove(userPassword)).body).toEqual({ deleted: true })
  expect((await remove(userPassword)).status).toBe(404)
  expect(await db.$count(questionAttempts, eq(questionAttempts.lessonId, lessonId))).toBe(0)
  expect(await actions(lessonId)).toEqual(['lesson.delete'])
  await expect
    .poll(() => db.$count(certificates, eq(certificates.userId, userId)), { timeout: 20_000, interval: 200 })
    .toBe(1)
})

test('results tell of first attempts, however often somebody tries', async () => {
  const course = await seedCourse(db, { videoSeconds: [60] })
  const other = { ...question, id: 'quest2', text: 'And which?' }
  const lessonId = await seedWritten(db, course.id, { kind: 'questions', questions: [question, other] })
  expect((await admin.get(`/api/admin/lesson/${lessonId}/results`)).body).toMatchObject({
    begun: 0,
    completed: 0,
    attempts: 0,
    questions: [{ answered: 0, right: 0 }, { answered: 0 }],
  })
  for (const tries of [
    [
      ['aaaa', 'bbbb'],
      ['bbbb', 'bbbb'],
    ],
    [['bbbb', 'bbbb']],
    [['bbbb']],
  ]) {
    const { client } = await seedUser(academy, { holds: [course.id] })
    for (const [index, values] of tries.entries()) {
      const answers = values.map((value, place) => ({ question: `quest${place + 1}`, value: [value] }))
      await client.post(`/api/lesson/${course.id}/${lessonId}/answers`, { number: index + 1, answers })
    }
  }
  expect((await admin.get(`/api/admin/lesson/${lessonId}/results`)).body).toMatchObject({
    lesson: { _id: lessonId, kind: 'questions' },
    begun: 3,
    completed: 2,
    attempts: 4,
    questions: [
      { _id: 'quest1', text: 'Which?', answered: 3, right: 2 },
      { _id: 'quest2', answered: 2, right: 2 },
    ],
  })
})

test('a course is published with its drafts that are ready, and not with empty ones', async () => {
  const course = await seedCourse(db, { videoSeconds: [60], publishedAt: null })
  const draft = { publishedAt: null }
  const ready = await seedWritten(db, course.id, draft)
  const empty = await seedWritten(db, course.id, { ...draft, content: '' })
  const asked = await seedWritten(db, course.id, { ...draft, kind: 'questions', questions: [question] })
  const unasked = await seedWritten(db, course.id, { ...draft, kind: 'questions' })
  await admin.put('/api/admin/courses/state', { ids: [course.id], change: 'publish', lessons: 'publish' })
  const isPublished = async (id: string) => (await read(id)).lesson.state === 'Published'
  expect(await Promise.all([ready, empty, asked, unasked].map(isPublished))).toEqual([true, false, true, false])
  expect(await actions(ready)).toEqual(['lesson.publish'])
})

test('A-CRS-6 a course that somebody has read in is archived, not deleted', async () => {
  const course = await seedCourse(db, { publishedAt: null })
  const lessonId = await seedWritten(db, course.id)
  const { userId } = await seedUser(academy)
  await db.insert(writtenProgress).values({ userId, lessonId })
  const { body } = await admin.delete(`/api/course/${course.id}`, { password: userPassword })
  expect(body).toEqual({ result: 'archived' })
  expect(await db.$count(courses, eq(courses.id, course.id))).toBe(1)
})

test('every one of these writes left its trace', () => {
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
