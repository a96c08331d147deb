import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/app/testing/academy.ts'
import { limitCounters } from '#src/server/limits/tables.ts'

import { createAccount } from './create-account.ts'

const lina = { firstName: 'Lina', lastName: 'Haddad', email: 'lina@club.example', password: 'secret99' }
let academy: TestAcademy

beforeAll(async () => {
  academy = await startAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
  await createAccount(academy.services, lina)
})
afterAll(() => academy[Symbol.asyncDispose]())
beforeEach(async () => {
  await academy.services.db.delete(limitCounters)
})

type Fields = { email?: string; password?: string }
type Place = { client?: ReturnType<TestAcademy['client']>; ip?: string }

const signIn = (fields: Fields = {}, { client = academy.client(), ip = '203.0.113.1' }: Place = {}) =>
  client.post('/api/login', { email: lina.email, password: lina.password, ...fields }, { 'x-forwarded-for': ip })

async function failTimes(
  count: number,
  fields: (index: number) => Fields,
  place: (index: number) => Place = () => ({}),
) {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    statuses.push((await signIn({ password: `wrong ${index}`, ...fields(index) }, place(index))).status)
  }
  return statuses
}

test('T1 ten wrong passwords close the account to strangers, not to its known browser', async () => {
  const home = academy.client()
  expect((await signIn({}, { client: home })).status).toBe(200)
  const elsewhere = (index: number) => ({ ip: `203.0.113.${index}` })
  expect(await failTimes(10, () => ({}), elsewhere)).toEqual(Array(10).fill(403))
  const closed = await signIn({}, { ip: '203.0.113.99' })
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await signIn({}, { client: home })).status).toBe(200)
})

test('T1 a known browser has ten attempts of its own, and only for its account', async () => {
  const home = academy.client()
  await signIn({}, { client: home })
  const statuses = await failTimes(
    11,
    () => ({}),
    () => ({ client: home }),
  )
  expect(statuses).toEqual([...Array(10).fill(403), 429])
  await createAccount(academy.services, { ...lina, email: 'sami@club.example' })
  await failTimes(
    10,
    () => ({ email: 'sami@club.example' }),
    index => ({ ip: `203.0.113.${index}` }),
  )
  expect((await signIn({ email: 'sami@club.example' }, { client: home })).status).toBe(429)
})

test('T1 a browser cannot forge that it is known', async () => {
  const forger = academy.client()
  forger.cookies.set('device', 'a-name.a-proof')
  await failTimes(
    10,
    () => ({}),
    index => ({ ip: `203.0.113.${index}` }),
  )
  expect((await signIn({}, { client: forger })).status).toBe(429)
})

test('T1 of many guesses at once ten are looked at', async () => {
  const guesses = Array.from({ length: 60 }, (_, index) =>
    signIn({ password: `guess ${index}` }, { ip: `10.0.0.${index}` }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter(status => status === 403)).toHaveLength(10)
  expect(statuses.filter(status => status === 429)).toHaveLength(50)
})

test('T2 thirty failures from one address close it, whatever the account; another address is open', async () => {
  const emails = Array.from({ length: 31 }, (_, index) => `member-${index}@club.example`)
  for (const email of emails) await createAccount(academy.services, { ...lina, email })
  const statuses = await failTimes(31, index => ({ email: emails[index] ?? '' }))
  expect(statuses).toEqual([...Array(30).fill(403), 429])
  expect((await signIn({ email: 'member-30@club.example' }, { ip: '198.51.100.1' })).status).toBe(200)
})

test('T2 successes from a shared address do not use it up, nor do they forgive failures', async () => {
  for (let round = 0; round < 35; round += 1) expect((await signIn()).status).toBe(200)
  const [counter] = await academy.services.db
    .select({ count: limitCounters.count })
    .from(limitCounters)
    .where(eq(limitCounters.key, 'sign-in-address:203.0.113.1'))
  expect(counter?.count).toBe(0)
  await failTimes(3, () => ({}))
  await signIn()
  const [kept] = await academy.services.db
    .select({ count: limitCounters.count })
    .from(limitCounters)
    .where(eq(limitCounters.key, 'sign-in-address:203.0.113.1'))
  expect(kept?.count).toBe(3)
})

test('T8 after ten unknown e-mails from one address every e-mail gets the same answer', async () => {
  const unknown = (index: number) => ({ email: `unknown-${index}@club.example` })
  expect(await failTimes(10, unknown)).toEqual(Array(10).fill(404))
  const [eleventh, known] = [await signIn(unknown(11)), await signIn({ password: 'wrong password' })]
  expect(eleventh.status).toBe(429)
  expect([known.status, known.text]).toEqual([eleventh.status, eleventh.text])
  expect((await signIn({}, { ip: '198.51.100.2' })).status).toBe(200)
})

test('T7 forged hops, IPv6 addresses of one network and stray fields do not make an address new', async () => {
  const forged = await failTimes(
    10,
    index => ({ email: `unknown-${index}@club.example` }),
    index => ({ ip: `192.0.2.${index}, 203.0.113.7` }),
  )
  expect(forged).toEqual(Array(10).fill(404))
  expect((await signIn({ email: 'unknown-x@club.example' }, { ip: '203.0.113.7' })).status).toBe(429)
  await failTimes(
    10,
    index => ({ email: `unknown-${index}@club.example` }),
    index => ({ ip: `2001:db8:1:2::${index + 1}` }),
  )
  expect((await signIn({ email: 'unknown-x@club.example' }, { ip: '2001:db8:1:2:ffff::1' })).status).toBe(429)
  const stray = await academy.client().post('/api/login', { ...lina, email2: 'x@y.z' })
  expect(stray.status).toBe(400)
})
