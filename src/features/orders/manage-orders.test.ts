import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { userPassword, seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days } from '#src/wire/durations.ts'

import { orders } from './tables.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { db } = academy.services
const { client: admin, userId: adminId } = await seedUser(academy, { role: 'admin' })

type Row = { _id: string; state: string; buyer: { name: string; email: string | null } }
const list = async (query = '') => (await admin.get(`/api/admin/orders?limit=100&${query}`)).body
const idsOf = async (query: string) => (await list(query)).orders.map(({ _id }: Row) => _id).toSorted()
const detail = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body.order

let counter = 0
/** An order as the table may hold it, of a buyer and a course that no other test finds. */
async function seedOrder(fields: Partial<typeof orders.$inferInsert> = {}) {
  const mark = `mark${(counter += 1)}x`
  const { userId } = await seedUser(academy)
  await db
    .update(users)
    .set({ firstName: 'Nadia', lastName: `O'${mark}` })
    .where(eq(users.id, userId))
  const { id: courseId } = await seedCourse(db, { title: `Gait 100%_${mark}` })
  const isPaid = fields.status === 'paid' || fields.status === 'refunded'
  const defaults = { userId, courseId, amountCents: 8_999, currency: 'usd', paidAt: isPaid ? new Date() : null }
  const [order] = await db
    .insert(orders)
    .values({ ...defaults, ...fields })
    .returning()
  return { id: order?.id ?? '', mark, userId, courseId }
}

test('an order is found by its buyer, their emails, its course, its payment or its own id', async () => {
  const payment = `pi_Find${Date.now()}`
  const { id, mark, userId } = await seedOrder({ status: 'paid', paymentIntentId: payment })
  await seedOrder({ status: 'paid' })
  const second = `second-${mark}@example.org`
  await db.insert(accountEmails).values({ email: second, userId, isPrimary: false })
  const words = [
    `nadia o'${mark}`,
    `gait ${mark}`,
    `100%_${mark}`,
    userId.slice(0, 13),
    second,
    payment,
    id.slice(0, 18),
  ]
  for (const word of words) expect([word, await idsOf(`words=${encodeURIComponent(word)}`)]).toEqual([word, [id]])
  expect(await idsOf(`words=${mark}+nobody`)).toEqual([])
  expect((await list(`words=${encodeURIComponent("'; drop table orders --")}`)).total).toBe(0)
})

test('D-3 the filters fit each state, and the money of all that fit is summed in cents', async () => {
  const { userId } = await seedUser(academy)
  const email = `words=${userId}`
  const made: Record<string, string[]> = {}
  const seed = async (name: string, fields: Partial<typeof orders.$inferInsert>) => {
    const { id } = await seedOrder({ userId, ...fields })
    ;(made[name] ??= []).push(id)
  }
  for (const status of ['open', 'processing', 'cancelled'] as const) await seed(status, { status })
  await seed('joined', { status: 'paid', amountCents: 0 })
  for (const amountCents of [10, 20, 8_999]) await seed('paid', { status: 'paid', amountCents })
  await seed('refunded', { status: 'refunded', amountCents: 1_999 })
  for (const [status, ids] of Object.entries(made))
    expect([status, await idsOf(`${email}&status=${status}`)]).toEqual([status, ids.toSorted()])
  expect(await list(email)).toMatchObject({ total: 8, paidAmount: 90.29, refundedAmount: 19.99, NbOfPages: 1 })
  expect((await list(email)).orders.map(({ state }: Row) => state).toSorted()).toEqual(
    ['cancelled', 'joined', 'open', 'paid', 'paid', 'paid', 'processing', 'refunded'].toSorted(),
  )
  const { body } = await admin.get(`/api/admin/orders?${email}&limit=3&page=2`)
  expect([body.orders.length, body.NbOfPages, body.paidAmount]).toEqual([3, 3, 90.29])
})

test('the list is of a period, and sorted by date or amount', async () => {
  const { userId } = await seedUser(academy)
  const made: string[] = []
  for (const [age, amountCents] of [
    [0, 200],
    [3, 300],
    [20, 100],
    [200, 400],
    [900, 500],
  ] as const) {
    const createdAt = new Date(academy.clock.now.getTime() - days(age))
    made.push((await seedOrder({ userId, createdAt, amountCents, status: 'paid' })).id)
  }
  const sorted = async (query: string) => (await list(`words=${userId}&${query}`)).orders.map(({ _id }: Row) => _id)
  expect(await sorted('')).toEqual(made)
  expect(await sorted('sort=date')).toEqual(made.toReversed())
  expect(await sorted('sort=-amount')).toEqual([4, 3, 1, 0, 2].map(index => made[index]))
  const spans = { all: 5, last_year: 4, last_month: 3, last_week: 2, last_day: 1 }
  for (const [time, count] of Object.entries(spans))
    expect([time, (await sorted(`time=${time}`)).length]).toEqual([time, count])
  for (const wrong of ['time=ever', 'status=lost', 'sort=name', 'limit=101', 'page=0'])
    expect([wrong, (await admin.get(`/api/admin/orders?${wrong}`)).status]).toEqual([wrong, 400])
})

test('T85 an order tells what happened to it, and who may open the course by what', async () => {
  const { client, userId, courseId } = await shop.meet()
  const { orderId, intentId } = await shop.start(client, courseId)
  expect(await detail(orderId)).toMatchObject({ state: 'open', access: [], refundBar: 'unpaid', hasReceipt: false })
  await shop.pay(intentId)
  await shop.deliver(eventAbout(intentId))
  expect(await detail(orderId)).toMatchObject({
    state: 'paid',
    amount: 89,
    currency: 'usd',
    payment: intentId,
    buyer: { _id: userId, name: 'Demo Learner', email: `${userId}@example.org` },
    course: { _id: courseId, title: 'Sprint Mechanics', thumbnail: expect.stringMatching(/^\/files\/public\//) },
    access: ['purchase'],
    refundBar: null,
    hasReceipt: true,
  })
  await admin.post(`/api/admin/orders/${orderId}/refund`, { password: userPassword })
  await grantCourse(db, { userId, courseId, source: 'grant' })
  const { timeline, ...order } = await detail(orderId)
  expect(order).toMatchObject({
    state: 'refunded',
    access: ['grant'],
    refundBar: 'refunded',
    closedAt: expect.any(String),
  })
  expect(timeline.map(({ what, type, outcome, by }: Record<string, string>) => [what, type ?? outcome ?? by])).toEqual([
    ['created', null],
    ['message', 'payment_intent.succeeded'],
    ['paid', null],
    ['refund-asked', 'done'],
    ['refunded', null],
  ])
  expect(timeline[3].by).toBe('Demo Learner')
  expect((await admin.get(`/api/admin/orders/${adminId}`)).status).toBe(404)
})

test('T29 an administrator reads the receipt of a buyer, in the buyer’s name', async () => {
  const { id, userId } = await seedOrder({ status: 'paid' })
  const { receipt } = (await admin.get(`/api/my-orders/${id}/receipt`)).body
  expect(receipt).toMatchObject({ _id: id, amount: 89.99, email: `${userId}@example.org` })
  expect(receipt.buyer).toMatch(/^Nadia O'/)
})

test('T29 an erased buyer leaves the books without a name', async () => {
  const { id, userId, mark } = await seedOrder({ status: 'paid' })
  await db.delete(accountEmails).where(eq(accountEmails.userId, userId))
  await db.update(users).set({ firstName: 'Deleted', lastName: 'account' }).where(eq(users.id, userId))
  expect((await list(`words=${mark}`)).orders).toMatchObject([
    { _id: id, buyer: { name: 'Deleted account', email: null } },
  ])
})

test('T80 D-3 the filtered list comes as a file for spreadsheets, whole and without formulas', async () => {
  const { userId } = await seedUser(academy)
  await db.update(users).set({ firstName: '=HYPERLINK("x")', lastName: 'A, B' }).where(eq(users.id, userId))
  const { id: courseId } = await seedCourse(db, { title: 'Gait "in" Practice' })
  const common = { userId, courseId, currency: 'usd', status: 'paid' as const, paidAt: new Date() }
  await db.insert(orders).values(Array.from({ length: 1203 }, (_, index) => ({ ...common, amountCents: index + 1 })))
  await confirmByPassword(admin)
  const file = await admin.get(`/api/admin/orders.csv?words=${userId}&status=paid`)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = file.text.replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toMatch(/^"Order",.*"Status",.*"Email",/)
  expect([lines.length, lines.at(-1)]).toEqual([1 + 1203 + 1, ''])
  const amounts = lines.slice(1, -1).map(line => Number(/"(\d+\.\d\d)","0.00","USD"/.exec(line)?.[1]) * 100)
  expect(amounts.map(Math.round).toSorted((one, two) => one - two)).toEqual(
    Array.from({ length: 1203 }, (_, index) => index + 1),
  )
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"") A, B","${userId}@example.org","course","Gait ""in"" Practice",""`)
  const others = await seedUser(academy)
  await confirmByPassword(others.client)
  expect((await others.client.get('/api/admin/orders.csv')).status).toBe(403)
  expect((await admin.get('/api/admin/orders.csv?limit=5')).status).toBe(400)
})
