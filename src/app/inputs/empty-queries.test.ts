import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { readQuery } from '#src/server/http/api/query-fields.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCourse, seedUser, type SeededCourse } from '#src/testing/content/courses.ts'

import { api } from '../api.ts'

let academy: TestAcademy
let course: SeededCourse
let admin: Client
beforeAll(async () => {
  academy = await startAcademy()
  course = await seedCourse(academy.services.db, { videoSeconds: [60, 60] })
  admin = (await seedUser(academy, { role: 'admin', holds: [course.id] })).client
})
afterAll(() => academy[Symbol.asyncDispose]())

/** Names of the fields that a raw route reads by itself. */
const readByItself: Readonly<Record<string, readonly string[]>> = {
  exportOrders: ['words', 'status', 'time'],
  exportMembers: ['words', 'plan', 'state', 'way'],
  exportBooks: ['period', 'from', 'to'],
  exportLedger: ['period', 'from', 'to'],
  researchCitation: ['format'],
  exportRegistrations: ['name', 'status'],
}

const fieldsOf = (name: string, path: string): string[] => {
  const input = api.routes[name]?.contract.input
  const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : (readByItself[name] ?? [])
  return fields.filter(field => !path.includes(`:${field}`))
}
const reads = Object.entries(api.endpoints).flatMap(([name, [method, path]]) =>
  method === 'GET' ? fieldsOf(name, path).map(field => ({ name, path, field })) : [],
)

/** The same answer, but for signatures and the time of day. */
const lasting = (text: string) => text.replaceAll(/"[^"]*\/api\/media\/[^"]*"/g, '""')

test.each(reads)('D-68 $name: an empty $field means that it was not given', async ({ path, field }) => {
  const ids: Record<string, string | undefined> = { courseId: course.id, id: course.id, videoId: course.videoIds[0] }
  const at = `/api${path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? course.id)}`
  const without = await admin.get(at)
  for (const query of [`${field}=`, `${field}=&${field}=`, `${field}[]=`]) {
    const empty = await admin.get(`${at}?${query}`)
    expect([empty.status, lasting(empty.text)]).toEqual([without.status, lasting(without.text)])
  }
})

test('D-68 the walk meets the lists of the site and of the dashboard', () => {
  expect(reads.length).toBeGreaterThan(60)
  expect(reads.map(({ name, field }) => `${name}.${field}`)).toEqual(
    expect.arrayContaining([
      'listCourses.minPrice',
      'listApplications.name',
      'listClubs.status',
      'exportOrders.status',
    ]),
  )
})

test('D-68 what is given beside it counts, and a list may be written with []', async () => {
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  const [plain, marked] = await Promise.all(
    ['categories', 'categories[]'].map(async name =>
      admin.get(`/api/courses?${ids.map(id => `${name}=${id}`).join('&')}&minPrice=&page=1`),
    ),
  )
  expect(plain).toMatchObject({ status: 200, body: { total: 0 } })
  expect(marked?.body).toEqual(plain?.body)
  expect((await admin.get('/api/courses?minPrice=0x10')).status, 'what is no number is still refused').toBe(400)
  expect(readQuery('a=&b=1&b=&c[]=2&__proto__=x&d')).toEqual(
    Object.fromEntries([
      ['b', '1'],
      ['c', ['2']],
      ['__proto__', 'x'],
    ]),
  )
})
