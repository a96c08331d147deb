import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createDatabase, type TestDatabase } from '#src/testing/starting/database.ts'
import { minutes } from '#src/wire/durations.ts'
import type { Refused } from '#src/wire/refusals.ts'

import { connect, type Database } from '../database/database.ts'
import {
  checkAddress,
  checkLimit,
  countAddress,
  countAttempt,
  forgetAttempts,
  forgetEndedLimits,
  uncountAttempt,
} from './limits.ts'

const limit = { name: 'test', max: 3, windowMs: minutes(15) }
let copy: TestDatabase
let replicas: Database[]
beforeAll(async () => {
  copy = await createDatabase()
  replicas = [connect(copy.settings, () => {}), connect(copy.settings, () => {})]
})
afterAll(async () => {
  for (const replica of replicas) await replica.close()
  await copy.drop()
})

const on = (replica = 0): Database => {
  const found = replicas[replica]
  if (!found) throw new Error('no such replica')
  return found
}
const count = (who: string, replica = 0) => countAttempt(on(replica), limit, who)
const waitOf = (refused: Refused | undefined) => refused?.retryAfter ?? 0
const endWindow = (who: string) =>
  on().db.execute(sql`update limit_counters set ends_at = now() - interval '1 ms' where key = ${`test:${who}`}`)

test('R17 replicas count together, up to the limit, and say how long to wait', async () => {
  for (const replica of [0, 1, 0]) expect(await count('a', replica)).toBeUndefined()
  const refused = await count('a', 1)
  expect(refused?.refused).toBe('too-many')
  expect(waitOf(refused)).toBeGreaterThan(minutes(14) / 1000)
  expect(waitOf(refused)).toBeLessThanOrEqual(minutes(15) / 1000)
  expect(await count('b')).toBeUndefined()
})

test('R17 T4 of 40 attempts at the same moment exactly the limit gets through', async () => {
  const outcomes = await Promise.all(Array.from({ length: 40 }, (_, index) => count('many', index % 2)))
  expect(outcomes.filter(refused => refused === undefined)).toHaveLength(3)
})

test('R17 the addresses of one network share ten times what one has, and a neighbour of another network has its own', async () => {
  const from = (ip: string) => countAddress({ ...on(), ip }, limit)
  const hexOf = (n: number) => n.toString(16)
  for (let n = 0; n < 30; n += 1) expect(await from(`2001:db8:1:${hexOf(n)}::/64`)).toBeUndefined()
  expect((await from('2001:db8:1:ff::/64'))?.refused).toBe('too-many')
  expect((await checkAddress({ ...on(), ip: '2001:db8:1:fe::/64' }, limit))?.refused).toBe('too-many')
  expect(await from('2001:db8:2:0::/64')).toBeUndefined()
  for (const n of [1, 2, 3]) expect(await from('192.0.2.7'), String(n)).toBeUndefined()
  expect((await from('192.0.2.7'))?.refused).toBe('too-many')
  expect(await from('192.0.2.8'), 'one address is not the network').toBeUndefined()
})

test('an ended window starts again, and its counter can be swept', async () => {
  for (let n = 0; n < 4; n += 1) await count('old')
  await endWindow('old')
  expect(await checkLimit(on(), limit, 'old')).toBeUndefined()
  expect(await count('old')).toBeUndefined()
  await endWindow('old')
  await forgetEndedLimits(on())
  const { rows } = await on().db.execute(sql`select key from limit_counters where key = 'test:old'`)
  expect(rows).toEqual([])
})

test('asking does not count; a success forgets; what was no attempt is taken back', async () => {
  await count('c')
  await count('c')
  expect(await checkLimit(on(), limit, 'c')).toBeUndefined()
  await count('c')
  expect((await checkLimit(on(), limit, 'c'))?.refused).toBe('too-many')
  await uncountAttempt(on(), limit, 'c')
  expect(await checkLimit(on(), limit, 'c')).toBeUndefined()
  await forgetAttempts(on(), limit, 'c')
  for (let n = 0; n < 3; n += 1) expect(await count('c')).toBeUndefined()
  for (let n = 0; n < 5; n += 1) await uncountAttempt(on(), limit, 'never seen')
  expect(await count('never seen')).toBeUndefined()
})
