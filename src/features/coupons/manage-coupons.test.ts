import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { seedCoupon } from '#src/testing/content/coupons.ts'
import { seedCourse, seedUser, userPassword } from '#src/testing/content/courses.ts'
import { days } from '#src/wire/durations.ts'

import type { coupons } from './tables.ts'

let academy: TestAcademy
let admin: Client
beforeAll(async () => {
  academy = await startAcademy()
  admin = (await seedUser(academy, { role: 'admin' })).client
})
afterAll(() => academy[Symbol.asyncDispose]())

let counter = 0
const fresh = () => `TEST-${(counter += 1)}`
const fields = (given: object = {}) => ({ code: fresh(), kind: 'percent', value: 20, ...given })
const create = (given: object = {}) => admin.post('/api/admin/coupons', fields(given))
const read = async (id: string) => (await admin.get(`/api/admin/coupons/${id}`)).body
const list = async (query = '') => (await admin.get(`/api/admin/coupons?limit=100&${query}`)).body
const dayAt = (offset: number) => new Date(academy.clock.now.getTime() + days(offset)).toISOString().slice(0, 10)

/** An order with a coupon, of somebody new. */
async function use(coupon: { id: string; code: string }, given: Partial<typeof orders.$inferInsert> = {}) {
  const { db } = academy.services
  const { userId } = await seedUser(academy, { firstName: 'Nadia' })
  const { id: courseId } = await seedCourse(db, { title: 'Sprint' })
  const paidAt = given.status === 'open' || given.status === 'cancelled' ? null : new Date()
  const charged = { amountCents: 8_000, discountCents: 2_000, currency: 'usd', status: 'paid' as const, paidAt }
  const [order] = await db
    .insert(orders)
    .values({ userId, courseId, ...charged, couponId: coupon.id, couponCode: coupon.code, ...given })
    .returning({ id: orders.id })
  return order?.id ?? ''
}

test('a coupon is made in capital letters, found again, and leaves its trace', async () => {
  const { id: courseId } = await seedCourse(academy.services.db, { title: 'Throws' })
  const code = fresh()
  const given = { code: ` ${code.toLowerCase()} `, kind: 'amount', value: 12.5, maxUses: 3, perPerson: null }
  const terms = {
    startsOn: '2026-12-01',
    endsOn: '2026-12-31',
    scope: 'chosen',
    courseIds: [courseId],
    note: 'For a club',
  }
  const { status, body } = await create({ ...given, ...terms })
  expect(status).toBe(200)
  expect((await read(body.coupon._id)).coupon).toMatchObject({
    code,
    kind: 'amount',
    value: 12.5,
    maxUses: 3,
    perPerson: null,
    startsOn: '2026-12-01',
    note: 'For a club',
    scope: 'chosen',
    courses: [{ _id: courseId, title: 'Throws' }],
    uses: 0,
    given: 0,
  })
  expect(await list(`words=${code}`)).toMatchObject({ total: 1 })
  const [entry] = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, body.coupon._id))
  expect(entry).toMatchObject({ action: 'coupon.create', thingName: code, after: { value: 12.5, courses: ['Throws'] } })
})

test.each([
  [{ code: 'a b!' }, 'code: A code has letters from A to Z, digits, and hyphens between them'],
  [{ code: '-AB' }, 'code: A code has letters'],
  [{ code: 'AB' }, 'code: '],
  [{ code: 'A'.repeat(33) }, 'code: '],
  [{ value: 0 }, 'value: A discount is a whole number of percent from 1 to 100'],
  [{ value: 12.5 }, 'value: A discount is a whole number of percent from 1 to 100'],
  [{ value: 101 }, 'value: A discount'],
  [{ kind: 'amount', value: 0 }, 'value: Please enter an amount above zero'],
  [{ kind: 'amount', value: 1.005 }, 'value: An amount in USD has at most 2 decimals'],
  [{ kind: 'amount', value: 9_999_999 }, 'value: This is more than any course costs'],
  [{ maxUses: 0 }, 'maxUses: '],
  [{ perPerson: 1.5 }, 'perPerson: '],
  [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn: The last day lies before the first one'],
  [{ endsOn: '0026-12-01' }, 'The year must be between'],
  [{ scope: 'chosen' }, 'courseIds: Please choose at least one course'],
])('T28 what makes no sense is refused with its field: %j', async (given, message) => {
  const { status, body } = await create(given)
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
})

test('a code is given once, until its coupon is archived', async () => {
  const code = fresh()
  const first = (await create({ code })).body.coupon._id
  expect((await create({ code: code.toLowerCase() })).body).toMatchObject({ code: 'coupon-exists' })
  const change = (to: string) => admin.put(`/api/admin/coupons/${first}/state`, { to })
  expect((await change('archived')).body.coupon.state).toBe('archived')
  expect(await list(`words=${code}`)).toMatchObject({ total: 0 })
  expect(await list(`words=${code}&state=archived`)).toMatchObject({ total: 1 })
  const second = await create({ code })
  expect(second.status).toBe(200)
  expect((await change('restored')).body.code).toBe('coupon-exists')
  await admin.put(`/api/admin/coupons/${second.body.coupon._id}/state`, { to: 'archived' })
  expect((await change('restored')).body.coupon.state).toBe('active')
})

test('a course that is gone cannot be chosen', async () => {
  const answer = await create({ scope: 'chosen', courseIds: ['00000000-0000-4000-8000-000000000000'] })
  expect([answer.status, answer.body.message]).toEqual([404, expect.stringContaining('does not exist any more')])
})

test('once it was used, code, value and courses stay; dates, limits and note do not', async () => {
  const sent = fields()
  const { _id: id } = (await admin.post('/api/admin/coupons', sent)).body.coupon
  const save = (given: object) => admin.put(`/api/admin/coupons/${id}`, { ...sent, ...given })
  expect((await save({ value: 25 })).status).toBe(200)
  expect((await save({ value: 20 })).status).toBe(200)
  const order = await use({ id, code: sent.code }, { status: 'open' })
  const { id: courseId } = await seedCourse(academy.services.db)
  const fixed = [{ value: 30 }, { kind: 'amount' }, { code: fresh() }, { scope: 'chosen', courseIds: [courseId] }]
  for (const given of fixed) expect((await save(given)).body.code).toBe('coupon-fixed')
  expect((await save({ endsOn: '2030-01-01', maxUses: 9, perPerson: 2, note: 'longer' })).status).toBe(200)
  expect((await admin.delete(`/api/admin/coupons/${id}`, { password: userPassword })).body.code).toBe('coupon-fixed')
  await academy.services.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order))
  expect((await save({ value: 30 })).status).toBe(200)
})

test('T79 one that nobody used is deleted, after the password; an order that was given up keeps the code', async () => {
  const { _id: id, code } = (await create()).body.coupon
  const order = await use({ id, code }, { status: 'cancelled' })
  const remove = (password: string) => admin.delete(`/api/admin/coupons/${id}`, { password })
  expect((await remove('wrong')).status).toBe(403)
  expect((await remove(userPassword)).status).toBe(200)
  expect((await admin.get(`/api/admin/coupons/${id}`)).status).toBe(404)
  const [kept] = await academy.services.db.select().from(orders).where(eq(orders.id, order))
  expect(kept).toMatchObject({ couponId: null, couponCode: code, discountCents: 2_000 })
})

test('the list says of each how it stands, how often it was used and what it gave, and sorts by that', async () => {
  const { db } = academy.services
  const mark = `MARK${Date.now()}`
  const seed = (name: string, given: Partial<typeof coupons.$inferInsert> = {}) =>
    seedCoupon(db, { code: `${mark}-${name}`, ...given })
  const made = {
    active: await seed('A'),
    scheduled: await seed('B', { startsOn: dayAt(1) }),
    over: await seed('C', { endsOn: dayAt(-1) }),
    'used-up': await seed('D', { maxUses: 2 }),
    off: await seed('E', { switchedOffAt: new Date(), endsOn: dayAt(-1) }),
    archived: await seed('F', { archivedAt: new Date() }),
  }
  await use(made['used-up'], { status: 'open' })
  await use(made['used-up'], { status: 'refunded' })
  await use(made['used-up'], { status: 'cancelled' })
  await use(made.active)
  for (const [state, { code }] of Object.entries(made)) {
    const found = (await list(`words=${mark}&state=${state}`)).coupons
    expect([state, found.map((one: { code: string }) => one.code)]).toEqual([state, [code]])
  }
  const codes = async (sort: string) =>
    (await list(`words=${mark}&sort=${sort}`)).coupons.map(
      ({ code, uses, given }: typeof coupons.$inferSelect & { uses: number; given: number }) => [
        code.slice(-1),
        uses,
        given,
      ],
    )
  expect((await codes('-uses')).slice(0, 2)).toEqual([
    ['D', 2, 20],
    ['A', 1, 20],
  ])
  expect((await codes('code')).map(([letter]: string[]) => letter)).toEqual(['A', 'B', 'C', 'D', 'E'])
})

test('its uses name the person, the order and the money, the newest first, page by page', async () => {
  const coupon = await seedCoupon(academy.services.db)
  const at = (n: number) => new Date(academy.clock.now.getTime() - days(n))
  const paid = await use(coupon, { createdAt: at(2) })
  await use(coupon, { createdAt: at(1), status: 'cancelled' })
  const open = await use(coupon, { createdAt: at(0), status: 'open' })
  const { body } = await admin.get(`/api/admin/coupons/${coupon.id}/uses`)
  expect(body).toMatchObject({ total: 2, NbOfPages: 1 })
  expect(body.uses).toMatchObject([
    { orderId: open, status: 'open' },
    { orderId: paid, status: 'paid', buyer: { name: 'Nadia Learner' }, course: 'Sprint', discount: 20, paid: 80 },
  ])
  expect((await admin.get(`/api/admin/coupons/${coupon.id}/uses?page=2`)).body.uses).toEqual([])
  expect((await admin.get(`/api/admin/orders/${paid}`)).body.order.coupon).toEqual({
    _id: coupon.id,
    code: coupon.code,
    discount: 20,
  })
})

test('T26 what is switched twice is switched once, and told once', async () => {
  const { _id: id } = (await create()).body.coupon
  const off = () => admin.put(`/api/admin/coupons/${id}/state`, { to: 'off' })
  expect([(await off()).body.coupon.state, (await off()).body.coupon.state]).toEqual(['off', 'off'])
  const entries = await academy.services.db.select().from(auditEntries).where(eq(auditEntries.thingId, id))
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['coupon.create', 'coupon.disable'])
})
