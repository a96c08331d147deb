import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { imageFile, seedApplication } from '#src/testing/content/applications.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedCategory, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'
import { hours, minutes } from '#src/wire/durations.ts'

import { api } from '../api.ts'

const odd = ['\0', '\u009f', '\ud800', '\u202e']

let academy: TestAcademy
const callers: { name: string; client: Client }[] = []
let image: File
/** What is there, so that calls get as far as writing. */
const ids = { blog: '', course: '', research: '', club: '', coach: '' }

beforeAll(async () => {
  academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
  const { db } = academy.services
  callers.push(
    { name: 'visitor', client: academy.client() },
    { name: 'learner', client: (await seedUser(academy)).client },
    { name: 'administrator', client: (await seedUser(academy, { role: 'admin' })).client },
  )
  const categoryId = await seedCategory(db, 'sprint')
  ids.blog = await seedBlog(academy.services)
  ids.course = (await seedCourse(db)).id
  ids.research = await seedResearch(db, { categoryId })
  ids.club = await seedApplication(db)
  ids.coach = await seedApplication(db, { applicantType: 'CoachApplication' })
  image = await imageFile()
}, hours(1))
afterAll(() => academy[Symbol.asyncDispose]())

type Schema = z.core.JSONSchema.BaseSchema

/** Tried in turn for a text whose form only a pattern or a rule knows. */
const texts = [
  'A text that says something in some words',
  'words',
  'someone@x.example',
  '+213 41 555 014',
  'https://x.example/a',
  '/dashboard/manage-courses',
  '2026-11-22',
  '2026-11-22T10:00:00.000Z',
  'PAL-2345-6789-ABCD',
  ...'pi_123 cs_123 evt_123 title en eur UTC 10 true'.split(' '),
]

/** A value that the field takes, found by asking it. */
function validFor(name: string, type: z.ZodType, schema: Schema): unknown {
  const takes = (value: unknown) => type.safeParse(value).success
  const candidates = [idFor(name), ...guesses(schema), ...texts]
  return candidates.find(value => value !== undefined && takes(value))
}
const idFor = (name: string): string | undefined => (/id$/i.test(name) ? ids.course : undefined)

function guesses(schema: Schema | boolean | undefined): unknown[] {
  if (typeof schema !== 'object') return texts
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum) return schema.enum
  return (schema.anyOf ?? schema.oneOf)?.flatMap(guesses) ?? guessesByType(schema)
}
function guessesByType({ type, format, items, properties = {} }: Schema): unknown[] {
  if (type === 'array') return guesses(Array.isArray(items) ? undefined : items).map(item => [item])
  if (type === 'object') return texts.map(text => objectOf(properties, text))
  if (format === 'uuid') return [ids.course]
  return scalars[String(type)] ?? texts
}
const scalars: Readonly<Record<string, unknown[]>> = { number: [5, 1, 2020], integer: [5, 1, 2020], boolean: [true] }

function objectOf(properties: Record<string, Schema | boolean>, text: string): object {
  const fields = Object.entries(properties).map(([key, schema]): [string, unknown] => {
    const all = guesses(schema)
    return [key, all.includes(text) ? text : all[0]]
  })
  return Object.fromEntries(fields)
}

const calls = Object.entries(api.endpoints).flatMap(([name, [method, path, access]]) => {
  const contract = api.routes[name]?.contract
  if (!contract || ['signOut', 'endSessions', 'requestDeletion'].includes(name)) return []
  return [{ name, method, path, access, contract }]
})
type Call = (typeof calls)[number]

/** Of several ways to say the same, the others. */
const otherWays: Record<string, string[]> = { giveMembership: ['until'], orderSeats: ['planId', 'gift'] }
/** What fits the other fields of a call: in the Union a tax number has the shape of its country. */
const fitting: Record<string, object> = { commentBlog: { content: 'A word' }, updateBilling: { country: 'DZ' } }

/** A valid value of every field; the things in the path are there. */
function fieldsOf({ name, path, contract }: Call): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' })
  const isFile = (schema: Schema | boolean) => typeof schema === 'object' && JSON.stringify(schema).includes('"binary"')
  const fields = Object.entries(properties).map(([field, schema]): [string, unknown] => [
    field,
    isFile(schema) || otherWays[name]?.includes(field)
      ? undefined
      : validFor(field, contract.input.shape[field] as z.ZodType, schema as Schema),
  ])
  const known = path.startsWith('/blog') ? ids.blog : path.includes('research') ? ids.research : ids.course
  const applicationId = name === 'registerCoach' ? ids.coach : ids.club
  const id = path.startsWith('/admin/transfers/') ? `tr_${'0'.repeat(24)}` : known
  const found = { id, applicationId, ...fitting[name] }
  return Object.fromEntries(
    fields.map(([key, value]) => [key, key in found ? found[key as keyof typeof found] : value]),
  )
}

/** Puts a character into one text of a value after the other, and into one key after the other. */
function* withOdd(value: unknown, character: string): Generator {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value)
    const middle = Math.ceil(text.length / 2)
    yield text.slice(0, middle) + character + text.slice(middle)
  } else if (Array.isArray(value)) {
    for (const inner of withOdd(value[0], character)) yield [inner]
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      for (const one of withOdd(inner, character)) yield { ...value, [key]: one }
      yield { ...value, [key + character]: inner }
    }
  }
}

/** Percent-encoded, and half a character as the bytes that it would be. */
const encoded = (text: string): string =>
  Array.from(text, one =>
    one.isWellFormed()
      ? encodeURIComponent(one)
      : [...Buffer.from([0xed, 0x80 | ((one.charCodeAt(0) >> 6) & 0x3f), 0x80 | (one.charCodeAt(0) & 0x3f)])]
          .map(byte => `%${byte.toString(16)}`)
          .join(''),
  ).join('')
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

async function send(client: Client, { method, path, contract }: Call, fields: Record<string, unknown>) {
  const inPath: readonly string[] = path.match(/(?<=:)\w+/g) ?? []
  const address = `/api${path.replace(/:(\w+)/g, (_, name: string) => encoded(asText(fields[name] ?? 'x')))}`
  const rest = Object.entries(fields).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  if (method === 'GET') {
    const query = rest.map(([name, value]) => `${encoded(name)}=${encoded(asText(value))}`)
    return [await client.get(`${address}?${query.join('&')}`)]
  }
  const verb = { POST: client.post, PUT: client.put, PATCH: client.patch, DELETE: client.delete }[method]
  const answers = [await verb(address, Object.fromEntries(rest))]
  if (!contract.files) return answers
  const form = new FormData()
  for (const [name, value] of rest) form.append(name, asText(value))
  const fileName = ['file', 'logo', 'still'].find(name => name in contract.input.shape)
  if (fileName) form.append(fileName, image)
  return [...answers, await verb(address, form)]
}

/** Who a call is for, and two who may be kept out; those get fewer characters, since they get less far. */
const isFor = ({ access }: Call, who: string): boolean =>
  ({ anyone: 'visitor', 'signed-in': 'learner', admin: 'administrator' })[access as 'anyone'] === who

/** The fields with a character in one of them, one variant after the other. */
function* variantsOf(fields: Record<string, unknown>, character: string): Generator<Record<string, unknown>> {
  yield { ...fields, [`q${character}`]: 'x' }
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue
    for (const changed of withOdd(value, character)) yield { ...fields, [field]: changed }
  }
}

async function expectNoFault(client: Client, call: Call, fields: Record<string, unknown>): Promise<void> {
  for (const { status, text, body } of await send(client, call, fields)) {
    expect(status, `${JSON.stringify(fields)} ${text}`).toBeLessThan(500)
    if (status >= 400) expect(body).toMatchObject({ code: expect.any(String) })
  }
}

test.each(calls)(
  'T66 S6 $name takes odd characters in valid values without a fault of ours',
  async call => {
    const fields = fieldsOf(call)
    for (const { name, client } of callers) {
      const characters = isFor(call, name) ? odd : ['\0']
      for (const character of characters) {
        // Limits would keep the rest of the attempts from getting anywhere.
        await academy.services.db.execute(sql`delete from limit_counters`)
        for (const changed of variantsOf(fields, character)) await expectNoFault(client, call, changed)
      }
    }
    expect(academy.logs.splice(0)).toEqual([])
  },
  minutes(2),
)

test('T66 valid values are valid: most calls are reached', () => {
  const reached = calls.filter(call => {
    const { fields, files } = { fields: fieldsOf(call), files: call.contract.files }
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    return files || call.contract.input.safeParse(given).success
  })
  expect(
    calls.length - reached.length,
    calls
      .filter(call => !reached.includes(call))
      .map(({ name }) => name)
      .join(),
  ).toBeLessThan(9)
})

test.each([
  '/search?q=',
  '/courses?title=',
  '/course/',
  '/blogs?title=',
  '/blog/',
  '/researches?title=',
  '/pages/',
  '/certificates?number=',
  '/activation/',
  '/reset/',
  '/undo/',
  '/application/',
  '/newsletter/confirm/',
  '/conference/',
  '/dashboard/users?name=',
])(
  'T66 I1 the page %s draws odd characters',
  async path => {
    for (const { name, client } of callers)
      for (const character of odd) {
        const { status } = await client.get(`${path}a${encoded(character)}b`, { accept: 'text/html' })
        expect(status, `${name} ${JSON.stringify(character)}`).toBeLessThan(500)
      }
  },
  minutes(1),
)

test('T66 cookies and headers with odd characters are those of a visitor', async () => {
  for (const character of odd) {
    for (const cookie of ['session', 'device', 'language', 'theme', 'x']) {
      const headers = { cookie: `${cookie}=a${encoded(character)}b`, accept: 'text/html' }
      expect((await academy.client().get('/courses', headers)).status, cookie).toBe(200)
    }
  }
})
