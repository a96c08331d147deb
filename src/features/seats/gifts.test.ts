import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { eraseUser } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

import { seats } from './tables.ts'

const { academy, shop } = await openTestShop(
  { webhooks: { drop: true } },
  { environment: { ACADEMY_CURRENCY: 'jpy', LOG_LEVEL: 'info' } },
)
const desk = openSeatsDesk({ academy, shop })
const { db } = academy.services

const dayIn = (ms: number) => new Date(academy.services.now().getTime() + ms).toISOString().slice(0, 10)
let nth = 0
const fresh = () => `gift-${(nth += 1)}@example.org`

async function give(fields: object = {}) {
  const buyer = await shop.meet({ priceCents: 5_000, currency: 'jpy' })
  const gift = { name: 'Noor', email: fresh(), message: 'Well run!\n<b>Bo</b>', day: dayIn(0), ...fields }
  return { ...buyer, gift, ...(await desk.buy(buyer.client, { courseId: buyer.courseId, seats: 1, gift })) }
}
type Given = Awaited<ReturnType<typeof give>>
const placeOf = async ({ client, id }: Given) => (await client.get(`/api/seats/${id}`)).body.places[0]
const grantsOf = (userId: string) => db.select().from(enrolments).where(eq(enrolments.userId, userId))

test('D-3 a gift of today goes at once, in whole yen, with the words of its giver as they were typed', async () => {
  const given = await give()
  expect(await shop.orderOf(given.id)).toMatchObject({ amountCents: 5_000, currency: 'jpy', seats: 1 })
  await desk.send()
  const [mail] = await academy.mailsTo(given.gift.email)
  expect(mailText(mail)).toContain('&lt;b&gt;Bo&lt;/b&gt;')
  expect(mailText(mail)).toContain('Well run!')
  const [code] = await desk.codesTo(given.gift.email)
  const { client, userId } = await seedUser(academy)
  expect((await academy.client().get(`/api/place/${code}`)).body).toMatchObject({
    isGift: true,
    from: 'Demo Learner',
    name: 'Noor',
    standing: 'free',
  })
  expect((await client.post(`/api/place/${code}/take`, { shows: true })).status).toBe(200)
  expect(await grantsOf(userId)).toMatchObject([{ source: 'seat', courseId: given.courseId }])
  expect(await placeOf(given)).toMatchObject({ takenAt: expect.any(String), progress: null, mayMove: false })
})

test('a gift waits for its morning, and goes once, whoever looks and however late', async () => {
  const given = await give({ day: dayIn(days(20)) })
  await desk.send()
  expect(await placeOf(given)).toMatchObject({ sentAt: null, sendAt: expect.stringContaining('T07:00:00') })
  academy.clock.now = new Date(academy.clock.now.getTime() + days(23))
  await Promise.all([desk.send(), desk.send(), desk.send()])
  expect(await desk.codesTo(given.gift.email)).toHaveLength(1)
  await desk.send()
  expect(await academy.mailsTo(given.gift.email, 2, 500)).toHaveLength(1)
})

test('until it went its giver changes whom it goes to, its words and its day; after that only whom', async () => {
  const given = await give({ day: dayIn(days(30)) })
  const { _id: place } = await placeOf(given)
  const at = `/api/seats/${given.id}/places/${place}`
  const link = await given.client.post(`${at}/link`, {})
  const code = String(link.body.url).split('/').at(-1)
  const other = fresh()
  const gift = { name: 'Sami', message: 'Later', day: dayIn(0) }
  expect((await given.client.put(at, { email: other, gift })).status).toBe(200)
  expect((await academy.client().get(`/api/place/${code}`)).status, 'a link to the former address').toBe(404)
  await desk.send()
  expect(mailText((await academy.mailsTo(other))[0])).toContain('For you, Sami')
  expect(await academy.mailsTo(given.gift.email, 1, 500)).toEqual([])
  expect((await given.client.put(at, { email: other, gift: { ...gift, message: 'Again' } })).body.code).toBe(
    'place-mailed',
  )
})

test('T44 words with links, days that are over and days in two years are refused; so is a gift without its receiver', async () => {
  const { client, courseId } = await shop.meet({ priceCents: 5_000, currency: 'jpy' })
  const gift = { name: 'Noor', email: fresh(), message: '', day: dayIn(0) }
  const wrong = [
    { message: 'see http://evil.example' },
    { message: 'see www.evil.example' },
    { message: 'evil.example/win' },
    { message: 'Go to evil.com now' },
    { name: 'Win at evil.com/x' },
    { message: 'a'.repeat(501) },
    { day: dayIn(-days(4)) },
    { day: dayIn(days(800)) },
    { day: '2026-02-31' },
    { email: 'nobody' },
  ]
  for (const fields of wrong) {
    const answer = await client.post('/api/seats', { courseId, seats: 1, gift: { ...gift, ...fields } })
    expect([fields, answer.status]).toEqual([fields, 400])
  }
  expect((await client.post('/api/seats', { courseId, seats: 2, gift })).status).toBe(400)
})

test('T49 codes are in no log, and guesses are kept back', async () => {
  const given = await give()
  await desk.send()
  const [code = 'none'] = await desk.codesTo(given.gift.email)
  await academy.client().get(`/api/place/${code}`)
  const page = await fetch(`${academy.url}/place/${code}`)
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain('noindex')
  expect(academy.logs.join('\n')).not.toContain(code)
  const statuses = await Promise.all(
    Array.from({ length: 70 }, () => academy.client().get(`/api/place/${'x'.repeat(43)}`)),
  )
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([404, 429]))
})

test('a person who leaves takes what is theirs with them: a gift stays used up, and one that is still to go goes', async () => {
  const given = await give({ day: dayIn(days(30)) })
  const later = await give()
  await desk.send()
  const [code] = await desk.codesTo(later.gift.email)
  const holder = await seedUser(academy)
  await holder.client.post(`/api/place/${code}/take`, {})
  await db.transaction(tx =>
    eraseUser(desk.asJob(), tx, { userId: holder.userId, emails: [`${holder.userId}@example.org`] }),
  )
  expect(await placeOf(later)).toMatchObject({ email: null, name: null, message: null, takenAt: expect.any(String) })
  await db.transaction(tx =>
    eraseUser(desk.asJob(), tx, { userId: given.userId, emails: [`${given.userId}@example.org`] }),
  )
  academy.clock.now = new Date(academy.clock.now.getTime() + days(31))
  await desk.send()
  expect(mailText((await academy.mailsTo(given.gift.email))[0])).toContain('Somebody gives you the course')
  expect(await db.select().from(seats).where(eq(seats.orderId, given.id))).toMatchObject([{ message: null }])
})
