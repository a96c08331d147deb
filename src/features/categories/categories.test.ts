import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { userPassword, seedCategory, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import { categories } from './tables.ts'

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client
beforeEach(async () => {
  await academy.services.db.delete(courses)
  await academy.services.db.delete(categories)
})

const add = async (name: string) => (await admin.post('/api/admin/category', { name })).body.category._id as string
const names = async (client = academy.client()) =>
  (await client.get('/api/categories')).body.categories.map((one: { name: string }) => one.name)

test('D-63 a category is added behind the others and renamed, and every page that names it is made again', async () => {
  const sprint = await add('  Sprint   Mechanics ')
  await add('nutrition')
  const visitor = academy.client()
  await expect.poll(() => names(visitor)).toEqual(['sprint mechanics', 'nutrition'])
  await seedCourse(academy.services.db, { categoryIds: [sprint] })
  const shown = async () =>
    (await visitor.get('/api/courses')).body.courses.map((one: { category: string }) => one.category)
  await admin.put(`/api/admin/category/${sprint}`, { name: 'sprinting' })
  await expect.poll(shown).toEqual(['sprinting'])
  expect((await admin.put(`/api/admin/category/${randomUUID()}`, { name: 'other' })).status).toBe(404)
  expect((await admin.post('/api/admin/category', { name: ' ' })).status).toBe(400)
})

test('D-63 two categories never have one name, not even when both are added at the same moment', async () => {
  await add('nutrition')
  const second = await admin.post('/api/admin/category', { name: 'NUTRITION' })
  expect([second.status, second.body.message]).toEqual([409, 'This category already exists'])
  const id = await add('sleep')
  expect((await admin.put(`/api/admin/category/${id}`, { name: 'nutrition' })).body.code).toBe('category-exists')
  const same = await Promise.all([1, 2, 3].map(() => admin.post('/api/admin/category', { name: 'youth' })))
  expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('D-63 categories are ordered as a whole; whoever read an older order is told', async () => {
  const [a, b, c] = [await add('a'), await add('b'), await add('c')]
  const order = (wanted: string[], former: string[]) =>
    admin.put('/api/admin/categories/order', { categories: wanted, former })
  expect((await order([c, a, b], [a, b, c])).body).toEqual({ categories: [c, a, b] })
  await expect.poll(() => names()).toEqual(['c', 'a', 'b'])
  expect((await order([b, a, c], [a, b, c])).body.code).toBe('conflict')
  expect((await order([a, b], [c, a, b])).status).toBe(400)
  expect(await names(admin)).toEqual(['c', 'a', 'b'])
})

test('D-63 T79 a category is deleted with the password, and not while something carries it', async () => {
  const { db } = academy.services
  const used = await seedCategory(db, 'used')
  const free = await add('free')
  const { id } = await seedCourse(db, { categoryIds: [used] })
  const remove = (category: string, password = userPassword) =>
    admin.delete(`/api/admin/category/${category}`, { password })
  const refused = await remove(used)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '“used” is carried by 1 course. Take it off there first',
  ])
  const { body } = await admin.get('/api/admin/categories')
  expect(body.categories).toMatchObject([
    { _id: used, name: 'used', courses: 1, blogs: 0, researches: 0 },
    { _id: free, name: 'free', courses: 0, blogs: 0, researches: 0 },
  ])
  expect((await remove(free, 'wrong')).body.code).toBe('password-incorrect')
  expect((await remove(free)).body).toEqual({ deleted: true })
  expect((await remove(free)).status).toBe(404)
  await db.delete(courses).where(eq(courses.id, id))
  expect((await remove(used)).status).toBe(200)
  expect(academy.logs.filter(line => line.includes('not-audited'))).toEqual([])
})
