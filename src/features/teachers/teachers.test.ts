import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { categories } from '#src/features/categories/tables.ts'
import { courseTeachers } from '#src/features/courses/tables/courses.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { imageFile } from '#src/testing/content/applications.ts'
import { seedCourse, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { teachers } from './tables.ts'

const academy = await keepAcademy()
const { db, storage } = academy.services
const admin = (await seedUser(academy, { role: 'admin' })).client
const learner = (await seedUser(academy)).client
const visitor = academy.client()
beforeEach(() => db.delete(teachers))

function form(fields: Readonly<Record<string, string | File | undefined>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, value)
  return data
}
const needed = { name: 'Dr. Ada Stride', role: 'Running economy' }
const create = async (fields: Readonly<Record<string, string | File>> = {}) =>
  (await admin.post('/api/admin/teacher', form({ ...needed, ...fields }))).body.teacher
const cardOf = ({ _id, name, role, portrait }: Awaited<ReturnType<typeof create>>) => ({ _id, name, role, portrait })
const actions = async (id: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.thingId, id))).map(({ action }) => action)
const isStored = async (address: string) => (await storage.stat(address.replace('/files/', ''))) !== undefined
const teaches = async (teacherIds: string[], fields: Parameters<typeof seedCourse>[1] = {}) => {
  const { id: courseId } = await seedCourse(db, fields)
  await db.insert(courseTeachers).values(teacherIds.map((teacherId, position) => ({ courseId, teacherId, position })))
  return courseId
}

test('a teacher has a page at once, with a portrait in three widths of 4:5', async () => {
  const links = [{ label: 'Laboratory', url: 'https://lab.example/' }]
  const biography = 'First words.\n\nMore.'
  const given = { biography, saying: ' Count the steps. ', links: JSON.stringify(links) }
  const made = await create({ file: await imageFile(), ...given })
  expect(made).toEqual({
    ...needed,
    _id: expect.any(String),
    portrait: expect.stringMatching(/^\/files\/public\/teachers\/[\da-f-]{36}\/600\.avif$/),
    biography,
    saying: 'Count the steps.',
    links,
  })
  const card = cardOf(made)
  expect((await visitor.get('/api/teachers')).body).toEqual({ teachers: [card], NbOfPages: 1 })
  expect((await visitor.get(`/api/teacher/${made._id}`)).body).toEqual({ teacher: made })
  for (const width of [300, 600, 1200]) expect(await isStored(made.portrait.replace('600', String(width)))).toBe(true)
  const { text, status } = await visitor.get(`/teacher/${made._id}`)
  expect(status).toBe(200)
  expect(text).toContain('"@type":"Person","name":"Dr. Ada Stride","jobTitle":"Running economy"')
  expect((await visitor.get('/sitemap/teachers-1.xml')).text).toContain(`/teacher/${made._id}`)
  expect(await actions(made._id)).toEqual(['teacher.create'])
  expect((await visitor.get(`/teacher/${randomUUID()}`)).status).toBe(404)
})

const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'p.png', { type: 'image/png' })
const link = (label: string, url: string) => JSON.stringify([{ label, url }])
test.each([
  ['no name', { name: ' ' }, /name/],
  ['a name that cannot be seen', { name: '\u200B\u2060' }, /name/],
  ['no subject', { role: '' }, /role/],
  ['too long a subject', { role: 'x'.repeat(81) }, /role/],
  ['a script for a link', { links: link('Me', 'javascript:alert(1)') }, /links/],
  ['a link without words', { links: link(' ', 'https://lab.example/') }, /links/],
  [
    'seven links',
    { links: JSON.stringify(Array.from({ length: 7 }, () => ({ label: 'a', url: 'https://a.example/' }))) },
    /links/,
  ],
  ['too long a biography', { biography: 'x'.repeat(5001) }, /biography/],
  ['too long a saying', { saying: 'x'.repeat(161) }, /saying/],
  ['a drawing that is a program', { file: svg }, /valid image/],
])('T44 T51 T52 refuses a teacher with %s', async (_, fields, text) => {
  const answer = await admin.post('/api/admin/teacher', form({ ...needed, ...fields }))
  expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(text)])
  expect(await db.$count(teachers)).toBe(0)
})

test('a portrait stays unless another comes, and goes with its teacher', async () => {
  const made = await create({ file: await imageFile(), biography: 'Words' })
  const address = `/api/admin/teacher/${made._id}`
  const renamed = await admin.put(address, { ...needed, name: 'Ada Stride' })
  expect(renamed.body.teacher).toEqual({ ...made, name: 'Ada Stride' })
  const redrawn = (await admin.put(address, form({ ...needed, file: await imageFile('gif') }))).body.teacher
  await expect.poll(() => isStored(made.portrait)).toBe(false)
  expect(await isStored(redrawn.portrait)).toBe(true)
  expect((await admin.delete(address, { password: 'wrong' })).body.message).toBe('Password incorrect')
  expect((await admin.delete(address, { password: userPassword })).body).toEqual({ deleted: true })
  await expect.poll(() => isStored(redrawn.portrait)).toBe(false)
  expect((await visitor.get(`/api/teacher/${made._id}`)).status).toBe(404)
  expect(await actions(made._id)).toEqual(['teacher.create', 'teacher.update', 'teacher.update', 'teacher.delete'])
})

test('of two who change a teacher the second is told, and nothing is lost', async () => {
  const { _id } = await create()
  const { version } = (await admin.get(`/api/teacher/${_id}`)).body
  expect((await visitor.get(`/api/teacher/${_id}`)).body.version).toBeUndefined()
  const save = (role: string) => admin.put(`/api/admin/teacher/${_id}`, { ...needed, role, version })
  expect((await save('Load')).status).toBe(200)
  expect((await save('Strength')).body.code).toBe('conflict')
  expect((await visitor.get(`/api/teacher/${_id}`)).body.teacher.role).toBe('Load')
})

test('X-ROLE-1 T25 only staff make, list for the manager, change and delete teachers', async () => {
  const { _id } = await create()
  for (const [client, status] of [
    [visitor, 401],
    [learner, 403],
  ] as const) {
    const answers = [
      await client.get('/api/admin/teachers'),
      await client.post('/api/admin/teacher', form(needed)),
      await client.put(`/api/admin/teacher/${_id}`, needed),
      await client.delete(`/api/admin/teacher/${_id}`, { password: userPassword }),
    ]
    expect(answers.map(one => one.status)).toEqual([status, status, status, status])
  }
})

test('the manager finds teachers by words of their names, a page at a time', async () => {
  for (const name of ['Ada Stride', 'Ben Stride', 'Cleo Pace']) await create({ name })
  const listed = async (query: string) =>
    (await admin.get(`/api/admin/teachers?${query}`)).body.teachers.map(({ name }: { name: string }) => name)
  expect(await listed('')).toEqual(['Ada Stride', 'Ben Stride', 'Cleo Pace'])
  expect(await listed('sort=-name&limit=2')).toEqual(['Cleo Pace', 'Ben Stride'])
  expect(await listed('name=stride%20b')).toEqual(['Ben Stride'])
  await create({ name: 'Dora Said', saying: 'Measure first.' })
  const { body } = await admin.get('/api/admin/teachers?name=dora')
  expect(body.teachers, 'what they say stands beside their name').toMatchObject([{ saying: 'Measure first.' }])
})

test('L-CRS-1 L-CRS-2 a course names who teaches it, the first one leading, on its card and its page', async () => {
  const [lead, second] = [await create({ biography: 'First words.\n\nMore.' }), await create({ name: 'Ben Pace' })]
  const courseId = await teaches([lead._id, second._id], { title: 'Economy' })
  const [card] = (await visitor.get('/api/courses?title=Economy')).body.courses
  expect(card.teachers).toEqual([lead, second].map(cardOf))
  const { course } = (await visitor.get(`/api/course/${courseId}`)).body
  expect(course.teachers).toEqual([
    { ...cardOf(lead), about: 'First words.' },
    { ...cardOf(second), about: '' },
  ])
  await admin.put(`/api/admin/teacher/${lead._id}`, { ...needed, name: 'Prof. Ada Stride' })
  expect((await visitor.get('/courses')).text, 'kept pages are drawn anew').toContain('Prof. Ada Stride')
  await admin.delete(`/api/admin/teacher/${lead._id}`, { password: userPassword })
  expect((await visitor.get(`/api/course/${courseId}`)).body.course.teachers).toHaveLength(1)
})

test('L-CRS-2 the courses of a teacher are found, published ones alone', async () => {
  const [ada, ben] = [await create(), await create({ name: 'Ben Pace' })]
  const given = await teaches([ben._id, ada._id], { title: 'Given' })
  await teaches([ben._id], { title: 'Another' })
  await teaches([ada._id], { title: 'Draft', publishedAt: null })
  const { courses, total } = (await visitor.get(`/api/courses?teacher=${ada._id}`)).body
  expect([courses.map(({ _id }: { _id: string }) => _id), total]).toEqual([[given], 1])
  expect((await visitor.get(`/api/courses?teacher=${randomUUID()}`)).body.courses).toEqual([])
  expect((await visitor.get('/api/courses?teacher=me')).status).toBe(400)
})

test('A-CRS-3 A-CRS-5 staff say who teaches a course; what is not sent stays, and unknown ones are refused', async () => {
  const [ada, ben] = [await create(), await create({ name: 'Ben Pace' })]
  const words = { title: 'Economy', description: '<p>About</p>', price: '49' }
  const made = await admin.post('/api/course/create', form({ ...words, teachers: JSON.stringify([ben._id, ada._id]) }))
  const id = made.body.course._id
  const named = async () =>
    (await admin.get(`/api/course/${id}`)).body.course.teachers.map(({ name }: { name: string }) => name)
  expect(await named()).toEqual(['Ben Pace', needed.name])
  await admin.put(`/api/course/update/${id}`, { title: 'Economy of running' })
  expect(await named()).toEqual(['Ben Pace', needed.name])
  const copy = (await admin.post(`/api/course/duplicate/${id}`, {})).body.course
  expect((await admin.get(`/api/course/${copy._id}`)).body.course.teachers).toHaveLength(2)
  await admin.put(`/api/course/update/${id}`, { teachers: [ada._id] })
  expect(await named()).toEqual([needed.name])
  for (const wrong of [[randomUUID()], [ada._id, ada._id], Array.from({ length: 7 }, randomUUID), ['me']])
    expect((await admin.put(`/api/course/update/${id}`, { teachers: wrong })).status).toBe(400)
  expect(await named()).toEqual([needed.name])
  await admin.put(`/api/course/update/${id}`, { teachers: [] })
  expect(await named()).toEqual([])
})

test('L-VID-1 who is called otherwise is so on every kept page that shows them', async () => {
  const [category] = await db.insert(categories).values({ name: 'economy' }).returning()
  const categoryId = category?.id ?? ''
  const { _id } = await create({ name: 'Ada Former' })
  const { id: courseId, videoIds } = await seedCourse(db, { categoryIds: [categoryId], videoSeconds: [60] })
  await db.insert(courseTeachers).values({ courseId, teacherId: _id })
  const pages = [`/video/${courseId}/${videoIds[0]}`, `/research/${await seedResearch(db, { categoryId })}`]
  const texts = () => Promise.all(pages.map(async page => (await visitor.get(page)).text))
  for (const text of await texts()) expect(text).toContain('Ada Former')
  await admin.put(`/api/admin/teacher/${_id}`, { ...needed, name: 'Ada Now' })
  for (const text of await texts()) expect(text).toContain('Ada Now')
})

test('L-CAT-1 among the courses stands what the teacher says who gives most of them, of those who say something', async () => {
  const voice = async () => (await visitor.get('/api/courses')).body.voice
  const [busy, ada, ben] = [
    await create({ name: 'Cleo Pace' }),
    await create({ saying: 'Count the steps.' }),
    await create({ name: 'Ben Pace', saying: 'Measure twice.' }),
  ]
  expect(await voice(), 'nobody teaches').toBeNull()
  await teaches([busy._id, ben._id], { title: 'One', ground: 'mist', learnersCount: 1 })
  await teaches([busy._id, ada._id], { title: 'Two', ground: 'plum', learnersCount: 9 })
  await teaches([busy._id, ada._id], { title: 'Three', ground: 'green', learnersCount: 3 })
  await teaches([ben._id], { title: 'Draft', publishedAt: null })
  await teaches([ben._id], { title: 'Archived', archivedAt: new Date() })
  expect(await voice()).toEqual({ teacher: cardOf(ada), saying: 'Count the steps.', ground: 'plum', courses: 2 })
  await admin.put(`/api/admin/teacher/${ada._id}`, { ...needed, saying: '' })
  expect(await voice()).toEqual({ teacher: cardOf(ben), saying: 'Measure twice.', ground: 'mist', courses: 1 })
})
