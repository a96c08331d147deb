// No read goes through a whole table, or sorts one, however large the academy is: every statement of every GET call is
// explained on an academy that has more rows than a list ever counts.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { seedLargeAcademy } from '#src/testing/content/large-academy.ts'
import { scaled } from '#src/testing/content/large-sizes.ts'
import { statementsOf, type Statement } from '#src/testing/load/statements.ts'
import { query } from '#src/testing/starting/database.ts'
import { COUNTED_ROWS } from '#src/wire/lists.ts'

/** What a statement may read of one table: a count ends there. */
const MOST_READ = COUNTED_ROWS * 1.1
const MOST_SORTED = 3000

/** More rows than that in every table that grows with the academy; posts are written by its staff. */
const size = {
  ...scaled(0.02),
  courses: 15_000,
  videosEach: 1,
  blogs: 8000,
  comments: 20_000,
  audited: 15_000,
  memberships: 15_000,
}

/** Found by words alone, of which another test says what it costs. */
const others = new Set(['search'])
/**
 * Every post is asked how many comments it has: posts are fewer than people, and nobody but staff sorts them so. Every plan is
 * asked how many hold it, on the screen of the plans alone. Courses that a plan opens are a part of all courses, or all.
 */
const known = /\/admin\/(blogs\?sort=-?comments|memberships(\?|$))|\/api\/courses\?plan=/

type Parameter = { name: string; in: 'path' | 'query'; schema: Schema }
type Schema = { enum?: string[]; type?: string; anyOf?: Schema[]; pattern?: string; format?: string }
type Read = { operationId: string; path: string; parameters: Parameter[] }

let academy: TestAcademy
let admin: Client
let learner: Client
let ids: Record<string, string>
let explainer: pg.Client
let settings: pg.ClientConfig
beforeAll(async () => {
  academy = await startAcademy()
  settings = await ownerOf(academy)
  const client = new pg.Client(settings)
  await client.connect()
  await seedLargeAcademy(client, size)
  await client.end()
  explainer = new pg.Client(settings)
  await explainer.connect()
  // Where an index serves, a table that is read as a whole is never the better way; a small table would hide that.
  await explainer.query('set enable_seqscan = off')
  const [one] = await query<Record<string, string>>(
    settings,
    `select (select course_id::text from enrolments where revoked_at is null group by course_id order by count(*) desc limit 1) as course,
      (select id::text from blogs where published_at is not null limit 1) as blog, (select id::text from users where erased_at is null offset 100 limit 1) as user,
      (select id::text from orders where status = 'paid' limit 1) as order, (select id::text from videos limit 1) as video,
      (select id::text from plans where not exists (select from memberships where plan_id = plans.id and status <> 'ended') limit 1) as plan`,
  )
  ids = one ?? {}
  admin = (await seedUser(academy, { role: 'admin' })).client
  learner = (await seedUser(academy, { holds: [ids['course'] ?? ''] })).client
}, 300_000)
afterAll(async () => {
  await explainer.end()
  await academy[Symbol.asyncDispose]()
})

test('L5 L6 no read goes through a whole table that grows, or sorts one', async () => {
  const reads = await listReads()
  expect(reads.length).toBeGreaterThan(50)
  expect(await faultsOf(reads)).toEqual([])
}, 600_000)

test('a total that is counted no further says so, and pages far behind have rows', async () => {
  const { body } = await admin.get('/api/admin/users')
  expect([body.total, body.NbOfPages]).toEqual([COUNTED_ROWS + 1, 1001])
  expect((await admin.get('/api/admin/users?page=1500')).body.users).toHaveLength(10)
  const { text } = await admin.get('/dashboard/manage-users')
  expect(text).toContain('More than 10,000 people')
  expect(text).toContain('1–10 of more than 10,000')
  expect((await admin.get('/dashboard/manage-users?page=1500')).text).toContain('14,991–15,000 of more than 10,000')
})

test('L6 an index that is missing is noticed', async () => {
  await academy.asOwner('drop index users_joined, orders_placed, video_progress_course, memberships_started')
  await academy.asOwner('alter table video_progress set (autovacuum_enabled = off)')
  const wanted = new Set(['manageUsers', 'manageOrders', 'manageCourses', 'listMembers'])
  const faults = await faultsOf((await listReads()).filter(({ operationId }) => wanted.has(operationId)))
  for (const table of ['users', 'orders', 'video_progress', 'memberships'])
    expect(faults.join('\n')).toMatch(new RegExp(`of ${table}\\b`))
}, 600_000)

async function ownerOf({ services }: TestAcademy): Promise<pg.ClientConfig> {
  const { inject } = await import('vitest')
  const { rows } = await services.db.execute<{ name: string }>('select current_database() as name')
  return { ...inject('database'), database: rows[0]?.name }
}

async function listReads(): Promise<Read[]> {
  type Operation = { operationId: string; parameters?: Parameter[] }
  const paths: Record<string, { get?: Operation }> = (await admin.get('/api/openapi.json')).body.paths
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get && !others.has(get.operationId)
      ? [{ path, operationId: get.operationId, parameters: get.parameters ?? [] }]
      : [],
  )
}

/** Every way to ask: as it is, far behind, and with each value of each choice and with words, one at a time. */
function waysOf({ operationId, path, parameters }: Read): string[] {
  const noun = /\/(course|blog|video|user|order)/.exec(path)?.[1] ?? 'course'
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name.replace(/Id$/, '')] ?? ids[noun] ?? '')
  const queries = parameters
    .filter(one => one.in === 'query')
    .flatMap(({ name, schema }) => valuesFor(name, schema).map(value => `${name}=${encodeURIComponent(value)}`))
  const short = users.has(operationId) ? parameters.filter(one => isWords(one)).map(({ name }) => `${name}=al`) : []
  return ['', ...queries, ...short].map(one => `/api${at}${one && `?${one}`}`)
}

function valuesFor(name: string, schema: Schema): string[] {
  const choices = [schema, ...(schema.anyOf ?? [])].flatMap(one => one.enum ?? [])
  const sorts = name === 'sort' ? choices.map(choice => `-${choice}`) : []
  if (choices.length > 0) return [...choices, ...sorts]
  if (name === 'page') return ['2', '400']
  if (name === 'course' || name === 'plan') return [ids[name] ?? '']
  return isWords({ name }) ? ['rossi', '778'] : []
}

const isWords = ({ name }: { name: string }): boolean => ['title', 'name', 'words'].includes(name)

/** Of people there are so many that two letters must not read them all; titles are fewer, and read without their rows. */
const users = new Set(['manageUsers', 'listMembers', 'manageOrders', 'manageCertificates', 'manageReviews'])

async function faultsOf(reads: readonly Read[]): Promise<string[]> {
  const seen = new Set<string>()
  const faults: string[] = []
  const asked = reads.flatMap(waysOf).filter(way => !known.test(way))
  for (const [client, address] of asked.flatMap(way => [[admin, way] as const, [learner, way] as const])) {
    await client.get(address) // figures that are kept are counted now
    for (const statement of await statementsOf(() => client.get(address))) {
      const mark = JSON.stringify(statement)
      if (!seen.has(mark)) faults.push(...(await faultsIn(statement)).map(fault => `${address}: ${fault}`))
      seen.add(mark)
    }
  }
  return [...new Set(faults)]
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

async function faultsIn({ text, values }: Statement): Promise<string[]> {
  const { rows } = await explainer.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return plan ? walk(plan).map(fault => `${fault}\n${text.slice(0, 600)}`) : []
}

function walk(plan: Plan): string[] {
  const inner = (plan.Plans ?? []).flatMap(walk)
  const kind = plan['Node Type']
  const table = plan['Relation Name']
  const touched =
    plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const read = touched * plan['Actual Loops']
  if (table && read > MOST_READ) return [...inner, `${kind} reads ${read} rows of ${table}`]
  const sorted =
    kind === 'Sort' ? (plan.Plans ?? []).reduce((sum, one) => sum + one['Actual Rows'] * one['Actual Loops'], 0) : 0
  if (sorted > MOST_SORTED) return [...inner, `sorts ${sorted} rows of ${JSON.stringify(tablesOf(plan))}`]
  return inner
}

const tablesOf = (plan: Plan): string[] => [plan['Relation Name'] ?? [], (plan.Plans ?? []).flatMap(tablesOf)].flat()
