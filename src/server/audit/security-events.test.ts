import { expect, test } from 'vitest'

import { startAcademy } from '#src/testing/academy.ts'
import { userPassword, seedCategory, seedCourse, seedUser } from '#src/testing/content/courses.ts'

type Line = { readonly event?: string; readonly status?: number }

test('T69 ASVS 16.2.1 ASVS 16.3.3 whoever looks for abuse finds one line for each event, with who, from where and in which request', async () => {
  await using academy = await startAcademy({ environment: { LOG_LEVEL: 'info' } })
  const { db } = academy.services
  const admin = await seedUser(academy, { role: 'admin' })
  const learner = await seedUser(academy)
  const { id: courseId } = await seedCourse(db, { priceCents: 4_900 })
  const categoryId = await seedCategory(db, 'Strength')
  const email = `${learner.userId}@example.org`

  /** What one action left in the log: its events, and the requests that were refused. */
  const after = async (deed: () => Promise<{ status: number }>): Promise<object[]> => {
    academy.logs.length = 0
    await deed()
    await expect.poll(() => academy.logs.some(line => line.includes('"msg":"request"'))).toBe(true)
    return academy.logs
      .map(text => JSON.parse(text) as Line)
      .filter(({ event, status = 0 }) => event !== undefined || status === 401 || status === 403)
  }
  const from = { ip: '127.0.0.1', reqId: expect.stringMatching(/^[\da-f-]{36}$/) }

  expect(await after(() => academy.client().post('/api/login', { email, password: userPassword }))).toEqual([
    expect.objectContaining({ event: 'sign-in', userId: learner.userId, ...from }),
  ])
  expect(await after(() => academy.client().post('/api/login', { email, password: 'Wrong-2026' }))).toContainEqual(
    expect.objectContaining({
      event: 'sign-in-refused',
      reason: 'password-incorrect',
      userId: learner.userId,
      ...from,
    }),
  )
  expect(await after(() => learner.client.put(`/api/course/update/${courseId}`, { price: 1 }))).toEqual([
    expect.objectContaining({ status: 403, caller: learner.userId, reqId: from.reqId }),
  ])
  expect(await after(() => admin.client.put(`/api/course/update/${courseId}`, { price: 19 }))).toEqual([
    expect.objectContaining({ event: 'course.update', thingId: courseId, userId: admin.userId, ...from }),
  ])
  const wrong = () => admin.client.delete(`/api/admin/category/${categoryId}`, { password: 'Wrong-2026' })
  expect(await after(wrong)).toContainEqual(
    expect.objectContaining({ event: 'password-prompt-refused', userId: admin.userId, ...from }),
  )
  const right = () => admin.client.delete(`/api/admin/category/${categoryId}`, { password: userPassword })
  expect(await after(right)).toEqual([
    expect.objectContaining({ event: 'category.delete', thingId: categoryId, userId: admin.userId, ...from }),
  ])
})
