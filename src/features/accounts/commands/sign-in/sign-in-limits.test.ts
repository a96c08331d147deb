import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { limitCounters } from '#src/server/limits/tables.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { createAccount } from '../sign-up/create-account.ts'

const lina = { firstName: 'Lina', lastName: 'Haddad', email: 'lina@club.example', password: 'metres-99' }
const academy = await keepAcademy({ environment: { TRUST_PROXY_HOPS: '1' } })
await createAccount(academy.services, lina)
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

const counted = async (key: string) => {
  const [row] = await academy.services.db.select().from(limitCounters).where(eq(limitCounters.key, key))
  return row?.count ?? 0
}
/** A new account with a right password. */
const newMember = async () => {
  const email = `member-${(members += 1)}@club.example`
  return { email, id: await createAccount(academy.services, { ...lina, email }) }
}
let members = 0

test('T1 ten wrong passwords from one address close the account to it, not to its known browser, nor elsewhere', async () => {
  const home = academy.client()
  expect((await signIn({}, { client: home })).status).toBe(200)
  expect(await failTimes(10, () => ({}))).toEqual(Array(10).fill(403))
  const closed = await signIn()
  expect(closed.status).toBe(429)
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await signIn({}, { client: home })).status).toBe(200)
  expect((await signIn({}, { ip: '203.0.113.99' })).status).toBe(200)
})

test('T1 fifty guesses from all addresses in an hour close the account to strangers; a known browser and a reset link open it', async () => {
  const { email } = await newMember()
  const home = academy.client()
  expect((await signIn({ email }, { client: home })).status).toBe(200)
  const elsewhere = (index: number) => ({ ip: `203.0.113.${Math.floor(index / 9)}` })
  expect(await failTimes(51, () => ({ email }), elsewhere)).toEqual([...Array(50).fill(403), 429])
  expect((await signIn({ email }, { ip: '203.0.113.99' })).status).toBe(429)
  expect((await signIn({ email }, { client: home })).status).toBe(200)

  await academy.client().put('/api/pass_recovery', { email })
  const [mail = ''] = await academy.mailsTo(email)
  const token = /\/reset-password\/([\w-]{43})/.exec(mailText(mail))?.[1]
  const other = academy.client()
  expect((await other.put('/api/pass_reset', { newPassword: 'Stride-0.44s', token })).status).toBe(200)
  expect(other.cookies.has('session')).toBe(false)
  expect((await signIn({ email, password: 'Stride-0.44s' }, { client: other, ip: '203.0.113.98' })).status).toBe(200)
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
  const { email } = await newMember()
  await failTimes(10, () => ({ email }))
  expect((await signIn({ email }, { client: home })).status).toBe(429)
})

test('T1 ASVS 7.4.3 a new password, and signing out everywhere, make strangers of the known browsers', async () => {
  const strong = 'Stride-0.44s'
  const { email } = await newMember()
  const [old, own] = [academy.client(), academy.client()]
  for (const client of [old, own]) expect((await signIn({ email }, { client })).status).toBe(200)
  const closed = { key: `sign-in-guesses:${(await own.get('/api/refresh')).body.user._id}:203.0.113.1`, count: 10 }
  await academy.services.db.insert(limitCounters).values({ ...closed, endsAt: new Date(Date.now() + 600_000) })
  expect((await signIn({ email }, { client: old })).status, 'known').toBe(200)
  expect((await own.put('/api/password', { password: lina.password, newPassword: strong })).status).toBe(200)
  expect((await signIn({ email, password: strong }, { client: old })).status, 'forgotten').toBe(429)
  expect((await signIn({ email, password: strong }, { client: own })).status, 'the one that changed it').toBe(200)
  await own.post('/api/logout/everywhere')
  expect((await signIn({ email, password: strong }, { client: own })).status).toBe(429)
})

test('T1 a browser cannot forge that it is known', async () => {
  const forger = academy.client()
  forger.cookies.set('device', 'a-name.a-proof')
  await failTimes(10, () => ({}))
  expect((await signIn({}, { client: forger })).status).toBe(429)
})

test('T1 of many guesses at once ten are looked at, and from many addresses fifty', async () => {
  const guess = (count: number, ip: (index: number) => string, email = lina.email) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => signIn({ email, password: `guess ${index}` }, { ip: ip(index) })),
    )
  const statuses = async (answers: ReturnType<typeof guess>) => (await answers).map(({ status }) => status)
  const alone = await statuses(guess(40, () => '203.0.113.1'))
  expect(alone.filter(status => status === 403).length).toBeLessThanOrEqual(10)
  const { email } = await newMember()
  const many = await statuses(guess(80, index => `10.0.0.${index}`, email))
  expect(many.filter(status => status === 403)).toHaveLength(50)
  expect(many.filter(status => status === 429)).toHaveLength(30)
})

test('T1 what the account refuses does not count on the address, nor what the address refuses on the account', async () => {
  const { email, id } = await newMember()
  await failTimes(12, () => ({ email }))
  expect(await counted('sign-in-address:203.0.113.1')).toBe(10)
  const endsAt = new Date(Date.now() + 600_000)
  await academy.services.db.insert(limitCounters).values({ key: 'sign-in-address:198.51.100.1', count: 100, endsAt })
  expect((await signIn({ email }, { ip: '198.51.100.1' })).status).toBe(429)
  expect(await counted(`sign-in-account:${id}`)).toBe(10)
})

test('T2 ASVS 15.2.2 after thirty failures an address is not told what was wrong; the right password still opens', async () => {
  const emails: string[] = []
  for (let index = 0; index < 31; index += 1) emails.push((await newMember()).email)
  const statuses = await failTimes(31, index => ({ email: emails[index] ?? '' }))
  expect(statuses).toEqual([...Array(30).fill(403), 429])
  const [known, unknown] = [
    await signIn({ email: emails[3] ?? '', password: 'wrong again' }),
    await signIn({ email: 'nobody-at-all@club.example' }),
  ]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  expect((await signIn({ email: emails[4] ?? '' })).status).toBe(200)
  expect((await signIn({ email: emails[4] ?? '', password: 'wrong one' }, { ip: '198.51.100.1' })).status).toBe(403)
})

test('T2 from one address a hundred passwords are compared in a quarter of an hour, whatever the account', async () => {
  await academy.services.db.insert(limitCounters).values({
    key: 'sign-in-address:203.0.113.1',
    count: 98,
    endsAt: new Date(Date.now() + 600_000),
  })
  const { email } = await newMember()
  const statuses = []
  for (const password of ['wrong one', lina.password, 'wrong two', lina.password, lina.password])
    statuses.push((await signIn({ email, password })).status)
  expect(statuses).toEqual([403, 200, 403, 429, 429])
  expect((await signIn({ email }, { ip: '198.51.100.1' })).status).toBe(200)
})

test('T2 D3 right sign-ins of one account from one address count, thirty in a quarter of an hour; failures of others stay', async () => {
  await failTimes(3, () => ({ email: 'nobody-knows@club.example' }))
  const { email } = await newMember()
  const home = academy.client()
  const statuses = []
  for (let round = 0; round < 31; round += 1) statuses.push((await signIn({ email }, { client: home })).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
  expect(await counted('sign-in-address:203.0.113.1')).toBe(3)
  expect((await signIn({ email }, { client: home, ip: '198.51.100.1' })).status).toBe(200)
})

test('T8 after ten unknown emails an address gets the same answer to every wrong one, and the right password opens', async () => {
  const unknown = (index: number) => ({ email: `unknown-${index}@club.example` })
  expect(await failTimes(10, unknown)).toEqual(Array(10).fill(404))
  const [eleventh, known] = [await signIn(unknown(11)), await signIn({ password: 'wrong password' })]
  expect(eleventh.status).toBe(429)
  expect([known.status, known.text]).toEqual([eleventh.status, eleventh.text])
  expect(known.headers.has('retry-after')).toBe(eleventh.headers.has('retry-after'))
  expect((await signIn()).status).toBe(200)
  expect((await signIn({}, { ip: '198.51.100.2' })).status).toBe(200)
})

test('T8 of 25 unknown emails at once ten are told', async () => {
  const asked = Array.from({ length: 25 }, (_, index) => signIn({ email: `at-once-${index}@club.example` }))
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect([statuses.filter(status => status === 404).length, statuses.filter(status => status === 429).length]).toEqual([
    10, 15,
  ])
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
