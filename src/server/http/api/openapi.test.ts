import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { endpoints } from '#src/app/api.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCategory, seedCourse, seedUser } from '#src/testing/content/courses.ts'

type Schema = Parameters<typeof z.fromJSONSchema>[0]
type Content = { content?: { 'application/json': { schema: Schema } } }
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Content
  security?: object[]
  responses: { 200: Content; default: Content }
}
type Description = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Refusal: Schema } }
}

let academy: TestAcademy
let description: Description
let operations: { method: string; path: string; operation: Operation }[]
beforeAll(async () => {
  academy = await startAcademy()
  description = (await academy.client().get('/api/openapi.json')).body
  operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
})
afterAll(() => academy[Symbol.asyncDispose]())

test('the description is OpenAPI 3.1 and names exactly the endpoints that there are', () => {
  expect(description.openapi).toBe('3.1.0')
  expect(description.servers).toEqual([{ url: `${academy.url}/api` }])
  const described = operations.map(({ method, path, operation }) => [operation.operationId, method, path])
  const served = Object.entries(endpoints).map(([name, [method, path]]) => [
    name,
    method,
    path.replace(/:(\w+)/g, '{$1}'),
  ])
  expect(new Set(described)).toEqual(new Set(served))
  expect(described).toHaveLength(served.length)
})

test('every field of a path is a required parameter, and only calls for people ask for a session', () => {
  for (const { path, operation } of operations) {
    const named = (operation.parameters ?? []).filter(parameter => parameter.in === 'path' && parameter.required)
    expect(named.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    const access = Object.entries(endpoints).find(([name]) => name === operation.operationId)?.[1][2] ?? ''
    expect([operation.operationId, Boolean(operation.security)]).toEqual([
      operation.operationId,
      ['signed-in', 'admin'].includes(access),
    ])
  }
})

const answerSchema = (name: string): z.ZodType => {
  const found = operations.find(({ operation }) => operation.operationId === name)?.operation
  const schema = found?.responses[200].content?.['application/json'].schema
  if (!schema) throw new Error(`${name} describes no answer`)
  return z.fromJSONSchema(schema)
}

test('real answers are what the description says', async () => {
  const { db } = academy.services
  const categoryId = await seedCategory(db, 'strength')
  const course = await seedCourse(db, { categoryIds: [categoryId], videoSeconds: [60, 90] })
  const { client } = await seedUser(academy, { holds: [course.id] })
  const asked: [string, string][] = [
    ['listCategories', '/api/categories'],
    ['listCourses', '/api/courses?page=1'],
    ['newestCourses', '/api/course/newest'],
    ['getCourse', `/api/course/${course.id}`],
    ['getVideo', `/api/video/${course.id}/${course.videoIds[0]}`],
    ['myCourses', '/api/my-courses'],
    ['refresh', '/api/refresh'],
    ['getStatistics', '/api/statistics'],
    ['listCertificates', '/api/certificate'],
  ]
  for (const [name, path] of asked) {
    const { status, body } = await client.get(path)
    expect([name, status]).toEqual([name, 200])
    expect([name, answerSchema(name).safeParse(body).error?.issues]).toEqual([name, undefined])
  }
  // The comparison can fail: an answer that lacks a field is not what it says.
  expect(answerSchema('getStatistics').safeParse({ papers: '1' }).success).toBe(false)
})

test('a refusal is what the description says, with a code from its list', async () => {
  const refusal = z.fromJSONSchema(description.components.schemas.Refusal)
  for (const path of ['/api/refresh', '/api/courses?page=0', '/api/no/such', '/api/course/x']) {
    const { status, body } = await academy.client().get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect([path, refusal.safeParse(body).error?.issues]).toEqual([path, undefined])
  }
  expect(refusal.safeParse({ code: 'no such code', message: 'x', error: 'x' }).success).toBe(false)
})

test('what the description takes as a body is what the call takes', async () => {
  const login = operations.find(({ operation }) => operation.operationId === 'signIn')?.operation
  const schema = login?.requestBody?.content?.['application/json'].schema
  const described = z.fromJSONSchema(schema ?? {})
  for (const body of [
    { email: 'a@b.example', password: 'password' },
    { email: 'a@b.example' },
    {},
    { email: 1, password: 'x' },
  ]) {
    const { status } = await academy.client().post('/api/login', body)
    expect([JSON.stringify(body), described.safeParse(body).success]).toEqual([JSON.stringify(body), status !== 400])
  }
})
