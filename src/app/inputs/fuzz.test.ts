import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { seedUser } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { seconds } from '#src/wire/durations.ts'
import { refusals } from '#src/wire/refusals.ts'

import { api } from '../api.ts'

// A gate has to give the same answer twice; elsewhere each run tries other values.
if (process.env['CI']) fc.configureGlobal({ seed: 20_261 })

/** So many values for each field of each call; `npm run test:long` tries more. */
const VALUES_PER_FIELD = Number(process.env['FUZZ_VALUES'] ?? 4)

const academy = await keepAcademy({ environment: { LOG_LEVEL: 'error' } })
const admin = (await seedUser(academy, { role: 'admin' })).client

/** Values that have broken servers before: wrong kinds, extremes, odd text, keys with a meaning. */
const hostile = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    -1,
    0,
    0.1,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    2 ** 63,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\ufeff',
    'x'.repeat(10_000),
    '%',
    "' or 1=1 --",
    '\\',
    '../../etc/passwd',
    '<script>',
    'NaN',
    'Infinity',
    '1e9',
    '00000000-0000-4000-8000-000000000000',
    'a@b.example',
    '@'.repeat(200),
    [],
    [[]],
    {},
    { length: 1 },
    { toString: 'x' },
    { $gt: '' },
    Array.from({ length: 2000 }, () => '1'),
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
  fc.integer(),
  fc.array(fc.string(), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const plausible: Record<string, unknown> = {
  string: 'A text',
  uuid: '00000000-0000-4000-8000-000000000000',
  number: 1,
  integer: 1,
  boolean: true,
  array: [],
  object: {},
}

type Schema = z.core.JSONSchema.BaseSchema

/** A value that the schema might take, so that the other fields are reached. */
function plausibleFor(schema: Schema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return 'A text'
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const alternative = (schema.anyOf ?? schema.oneOf)?.[0]
  if (alternative) return plausibleFor(alternative)
  return plausible[schema.format ?? ''] ?? plausible[String(schema.type)] ?? 'a@b.example'
}

const calls = Object.entries(api.endpoints).flatMap(([name, [method, path, access]]) => {
  const input = api.routes[name]?.contract.input
  const properties = input ? z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties : undefined
  // Signing out ends the session that the rest of the calls need.
  if (!properties || name === 'signOut') return []
  const fields = Object.fromEntries(Object.entries(properties).map(([field, schema]) => [field, plausibleFor(schema)]))
  return [{ name, method, path, access, fields }]
})

const inPath = (path: string): readonly string[] => path.match(/(?<=:)\w+/g) ?? []
const wellFormed = (text: string) => (text.isWellFormed() ? text : 'x')
const asText = (value: unknown) =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'))

function send({ method, path }: (typeof calls)[number], fields: Record<string, unknown>) {
  const address = `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(fields[name]).slice(0, 1000)))}`
  const rest = Object.entries(fields).filter(([name]) => !inPath(path).includes(name))
  if (method === 'GET') {
    const query = new URLSearchParams(rest.map(([name, value]) => [wellFormed(name), asText(value).slice(0, 4000)]))
    return admin.get(`${address}?${query}`)
  }
  const verb = { POST: admin.post, PUT: admin.put, PATCH: admin.patch, DELETE: admin.delete }[method]
  return verb(address, Object.fromEntries(rest))
}

const known = new Set(Object.keys(refusals))

test.each(calls)(
  'T66 T28 L13 $name answers whatever it gets, and never with a fault of ours',
  async call => {
    const others = ['role', 'constructor', '_id'] // of rows and of JavaScript, and of no call
    const names = [...new Set([...Object.keys(call.fields), ...others])]
    for (const name of names) {
      const another = fc.option(fc.tuple(fc.constantFrom(...names), hostile))
      const property = fc.asyncProperty(hostile, another, async (value, more) => {
        const changed = [[name, value], ...(more ? [more] : [])]
        const { status, body, text } = await send(call, { ...call.fields, ...Object.fromEntries(changed) })
        expect(status, text).toBeLessThan(500)
        expect(text).not.toMatch(/\bat .*\.ts:\d+|select .* from/i)
        if (status === 200) return
        expect(known.has(body?.code), text).toBe(true)
        const { code, message, error, fields, ...rest } = body
        expect([typeof code, typeof message, error, rest]).toEqual(['string', 'string', message, {}])
        for (const field of fields ?? []) expect(Object.keys(field)).toEqual(['path', 'message'])
      })
      await fc.assert(property, { numRuns: others.includes(name) ? 1 : VALUES_PER_FIELD })
    }
    expect(academy.logs.splice(0)).toEqual([])
  },
  seconds(60),
)

test('T28 a field that a call does not name is refused, not ignored', async () => {
  for (const call of calls) {
    const { status, body, text } = await send(call, { ...call.fields, isVerified: true })
    expect([call.name, status, body.code], text).toEqual([call.name, 400, 'invalid'])
  }
})
