import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedUser } from '#src/testing/content/courses.ts'

import { users } from '../tables.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

/** Somebody whose first name is as short as a sign-up allows. */
async function meetAda() {
  const user = await seedUser(academy)
  await academy.services.db.update(users).set({ firstName: 'Ada', lastName: 'Benali' }).where(eq(users.id, user.userId))
  return user
}

test('L-PROF-2 API-24 E-1 D-15 a changed name is answered with the person, and nothing secret', async () => {
  const { client, userId } = await meetAda()
  const { status, body } = await client.put('/api/update', { firstName: ' Adaline ', lastName: 'Benali' })
  expect(status).toBe(200)
  expect(body).toEqual({
    user: {
      _id: userId,
      firstName: 'Adaline',
      lastName: 'Benali',
      name: 'Adaline Benali',
      email: `${userId}@example.org`,
      secondary_email: null,
      image: null,
      role: 'learner',
      createdAt: expect.any(String),
    },
  })
})

test('D-14 K-2 the rule of 4 is for the part that changes', async () => {
  const { client } = await meetAda()
  const put = async (firstName: string, lastName: string) =>
    (await client.put('/api/update', { firstName, lastName })).body
  expect((await put('Ada', 'Ben')).code).toBe('name-short')
  expect((await put('Eva', 'Benali')).code).toBe('name-short')
  expect((await put('Ada', 'Mansouri')).user.name).toBe('Ada Mansouri')
  expect((await put('Ada', 'Mansouri')).user.name).toBe('Ada Mansouri')
})

test.each([
  ['', 'Benali'],
  ['x'.repeat(61), 'Benali'],
  ['Adaline\r\nBcc: x@y.example', 'Benali'],
  ['Adaline\u202Enimda', 'Benali'],
  ['Adaline', 'Ben\u200Bali'],
])('T49 %j is no name', async (firstName, lastName) => {
  const { client } = await meetAda()
  expect((await client.put('/api/update', { firstName, lastName })).body.code).toBe('invalid')
})

test('nobody changes a name but their own', async () => {
  const [one, other] = [await meetAda(), await meetAda()]
  expect(
    (await one.client.put('/api/update', { firstName: 'Mallory', lastName: 'Benali', id: other.userId })).status,
  ).toBe(400)
  expect((await academy.client().put('/api/update', { firstName: 'Mallory', lastName: 'Benali' })).status).toBe(401)
  expect((await other.client.get('/api/profile')).body.user.firstName).toBe('Ada')
})
