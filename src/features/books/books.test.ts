import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { orderMovements, orders } from '#src/features/orders/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import { paymentFees } from '#src/server/payments/tables.ts'
import { seedCourse, seedUser } from '#src/testing/content/courses.ts'
import { confirmByPassword } from '#src/testing/factors.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'

import type { MovementKind } from './policy.ts'

const academy = await keepAcademy()
const { db } = academy.services
const admin = (await seedUser(academy, { role: 'admin' })).client
const { userId } = await seedUser(academy)
const { id: gait } = await seedCourse(db, { title: 'Gait' })
const { id: sprint } = await seedCourse(db, { title: 'Sprint' })

beforeEach(async () => {
  await academy.asOwner('delete from order_movements')
  await db.delete(orders)
})

type Moved = readonly [what: MovementKind, cents: number, at: string]

/** An order with its movements. */
async function sell(
  courseId: string,
  movements: readonly Moved[],
  paymentId: string | null = `pi_${crypto.randomUUID()}`,
) {
  const [order] = await db
    .insert(orders)
    .values({ userId, courseId, amountCents: 1_000, currency: 'usd', status: 'paid', paymentIntentId: paymentId })
    .returning({ id: orders.id })
  const orderId = order?.id ?? ''
  const rows = movements.map(([what, amountCents, at]) => {
    const source = what === 'fee' ? `txn_${crypto.randomUUID()}` : null
    return { orderId, paymentId, what, amountCents, currency: 'usd', happenedAt: new Date(at), source }
  })
  await db.insert(orderMovements).values(rows)
  return { orderId, paymentId }
}

const march = 'from=2026-03-01&to=2026-03-31'
const read = async (query = march) => (await admin.get(`/api/admin/books?${query}`)).body
const nothing = { gross: 0, refunds: 0, disputes: 0, fees: 0, net: 0, tax: 0 }

async function sellSome() {
  await sell(gait, [
    ['payment', 1_000, '2026-03-01T00:00:00Z'],
    ['refund', -250, '2026-03-02T12:00:00Z'],
  ])
  await sell(gait, [
    ['payment', 1_000, '2026-02-28T23:59:59.999Z'],
    ['refund', -1_000, '2026-03-31T23:59:59.999Z'],
    ['refund-failed', 1_000, '2026-04-01T00:00:00Z'],
  ])
  await sell(
    sprint,
    [
      ['payment', 4_000, '2026-03-02T00:00:00Z'],
      ['chargeback', -4_000, '2026-03-03T00:00:00Z'],
      ['chargeback-won', 4_000, '2026-03-04T00:00:00Z'],
    ],
    `tr_${crypto.randomUUID()}`,
  )
}

test('a period adds up what moved in it, by the day, by what was sold and by how it was paid, in the academy’s days', async () => {
  expect(await read()).toMatchObject({ total: { ...nothing, sales: 0 }, methods: [], sold: [], soldTotal: 0 })
  await sellSome()
  const { total, steps, methods, sold, unit } = await read()
  expect(total).toEqual({ ...nothing, gross: 50, refunds: 12.5, net: 37.5, sales: 2 })
  expect([unit, steps.length]).toEqual(['day', 31])
  expect(steps.slice(0, 4)).toEqual([
    { ...nothing, start: '2026-03-01T00:00:00.000Z', gross: 10, net: 10 },
    { ...nothing, start: '2026-03-02T00:00:00.000Z', gross: 40, refunds: 2.5, net: 37.5 },
    { ...nothing, start: '2026-03-03T00:00:00.000Z', disputes: 40, net: -40 },
    { ...nothing, start: '2026-03-04T00:00:00.000Z', disputes: -40, net: 40 },
  ])
  expect(steps.at(-1)).toMatchObject({ refunds: 10, net: -10 })
  expect(methods).toEqual([
    { ...nothing, method: 'transfer', payments: 1, gross: 40, net: 40 },
    { ...nothing, method: 'card', payments: 1, gross: 10, refunds: 12.5, net: -2.5 },
  ])
  expect(sold).toEqual([
    { ...nothing, courseId: sprint, plan: null, title: 'Sprint', sales: 1, gross: 40, net: 40 },
    { ...nothing, courseId: gait, plan: null, title: 'Gait', sales: 1, gross: 10, refunds: 12.5, net: -2.5 },
  ])
  expect((await read('from=2026-04-01&to=2026-04-01')).total).toMatchObject({ gross: 0, refunds: -10, net: 10 })
})

test('the parts of a period add up to the whole of it', async () => {
  await sellSome()
  for (const query of [march, 'from=2026-01-01&to=2026-12-31', 'period=this_year']) {
    const { total, steps, methods, sold } = await read(query)
    for (const parts of [steps, methods, sold])
      expect(parts.reduce((sum: number, { net }: { net: number }) => sum + net, 0)).toBeCloseTo(total.net)
  }
})

test('what was sold is sorted by each of its sums, and comes in pages', async () => {
  await sellSome()
  const titles = async (query: string) =>
    (await read(`${march}&${query}`)).sold.map(({ title }: { title: string }) => title)
  expect([await titles('sort=title'), await titles('sort=-title')]).toEqual([
    ['Gait', 'Sprint'],
    ['Sprint', 'Gait'],
  ])
  for (const sort of ['gross', 'net', '-refunds', 'disputes'])
    expect([sort, (await titles(`sort=${sort}`))[0]]).toEqual([sort, 'Gait'])
  expect(await titles('limit=1&page=2')).toEqual(['Gait'])
  expect((await read(`${march}&limit=1`)).NbOfPages).toBe(2)
  for (const wrong of ['period=ever', 'from=2026-02-30', 'to=20260301', 'sort=buyer', 'limit=101', 'from=0001-01-01'])
    expect([wrong, (await admin.get(`/api/admin/books?${wrong}`)).status]).toEqual([wrong, 400])
})

test('R5 a second payment counts in the sums, and is no second sale', async () => {
  const { orderId } = await sell(gait, [['payment', 1_000, '2026-03-05T00:00:00Z']])
  const second = { orderId, paymentId: 'pi_second', currency: 'usd', happenedAt: new Date('2026-03-05T01:00:00Z') }
  await db.insert(orderMovements).values([
    { ...second, what: 'payment', amountCents: 1_000 },
    { ...second, what: 'refund', amountCents: -1_000 },
  ])
  expect((await read()).total).toEqual({ ...nothing, gross: 20, refunds: 10, net: 10, sales: 1 })
})

test('D-3 other money is told, and in no sum', async () => {
  const { orderId } = await sell(gait, [['payment', 1_000, '2026-03-05T00:00:00Z']])
  const strange = { orderId, paymentId: 'pi_x', currency: 'eur', happenedAt: new Date('2026-03-06T00:00:00Z') }
  await db.insert(orderMovements).values({ ...strange, what: 'payment', amountCents: 700 })
  expect(await read()).toMatchObject({
    total: { gross: 10, sales: 1 },
    otherCurrencies: ['eur'],
    methods: [{ gross: 10 }],
  })
})

const cellsOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(0, -1)
    .map(line => line.slice(1, -1).split('","'))

test('T80 T69 sums and lines leave as files, without formulas, for who has proved who they are, and that is written down', async () => {
  await db.update(courses).set({ title: '=HYPERLINK("x")' }).where(eq(courses.id, gait))
  await sellSome()
  for (const file of ['books', 'ledger'])
    expect((await admin.get(`/api/admin/${file}.csv?${march}`)).body.code, file).toBe('confirmation-needed')
  await confirmByPassword(admin)
  const sums = await admin.get(`/api/admin/books.csv?${march}`)
  expect(sums.headers.get('content-disposition')).toMatch(/^attachment; filename="books-\d{4}-\d\d-\d\d\.csv"$/)
  const rows = cellsOf(sums.text)
  expect(rows[0]).toEqual(['By', 'Name', 'Sales', 'Gross', 'Refunds', 'Disputes', 'Net', 'Currency', 'Fees', 'Tax'])
  expect(rows[1]?.join()).toBe('total,2026-03-01 to 2026-03-31,2,50.00,12.50,0.00,37.50,USD,0.00,0.00')
  expect(rows.filter(([by]) => by === 'day')).toHaveLength(31)
  expect(rows.filter(([by]) => by === 'course').map(([, name]) => name)).toContain(`'=HYPERLINK(""x"")`)
  expect(rows.filter(([by]) => by === 'method')).toEqual([
    ['method', 'transfer', '1', '40.00', '0.00', '0.00', '40.00', 'USD', '0.00', '0.00'],
    ['method', 'card', '1', '10.00', '12.50', '0.00', '-2.50', 'USD', '0.00', '0.00'],
  ])
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'order.export'))
  expect(entries.map(({ after }) => after)).toEqual([{ file: 'books', from: '2026-03-01', to: '2026-03-31' }])
  const learner = await seedUser(academy)
  await confirmByPassword(learner.client)
  for (const file of ['books', 'ledger']) {
    expect((await learner.client.get(`/api/admin/${file}.csv`)).status).toBe(403)
    expect((await academy.client().get(`/api/admin/${file}.csv`)).status).toBe(401)
    expect((await admin.get(`/api/admin/${file}.csv?sort=net`)).status).toBe(400)
  }
  expect((await learner.client.get('/api/admin/books')).status).toBe(403)
  await db.update(courses).set({ title: 'Gait' }).where(eq(courses.id, gait))
})

test('the file of the ledger has two lines for each movement, the oldest first, which add up to nothing', async () => {
  await confirmByPassword(admin)
  const lots = Array.from({ length: 603 }, (_, index): Moved => ['payment', index + 1, '2026-03-05T10:00:00Z'])
  const { orderId, paymentId } = await sell(gait, lots)
  await sell(sprint, [
    ['payment', 1_000, '2026-03-01T00:00:00Z'],
    ['chargeback', -1_000, '2026-03-31T23:59:59.999Z'],
  ])
  const [head, ...lines] = cellsOf((await admin.get(`/api/admin/ledger.csv?${march}`)).text)
  expect(head?.join()).toBe('Happened,Written,Movement,What,Account,Debit,Credit,Currency,Order,Payment,Title,Document')
  expect(lines).toHaveLength(2 * 605)
  expect(lines[0]?.slice(3, 8)).toEqual(['payment', 'card:stripe', '10.00', '', 'USD'])
  expect(lines[1]?.slice(3, 8)).toEqual(['payment', 'sales:courses', '', '10.00', 'USD'])
  expect(lines.at(-1)?.slice(3, 8)).toEqual(['chargeback', 'disputes', '10.00', '', 'USD'])
  expect(lines[2]?.slice(8)).toEqual([orderId, paymentId, 'Gait', ''])
  const sum = (column: number) => lines.reduce((all, cells) => all + Math.round(100 * Number(cells[column] ?? 0)), 0)
  expect(sum(5)).toBe(sum(6))
  expect(new Set(lines.map(([, , movement]) => movement)).size).toBe(605)
})

test('D-3 fees are what the providers kept: they count against what is left, of each day, course and method', async () => {
  const { orderId, paymentId } = await sell(gait, [
    ['payment', 1_000, '2026-03-01T00:00:00Z'],
    ['fee', -59, '2026-03-01T00:00:00Z'],
    ['fee', -1_500, '2026-03-02T00:00:00Z'],
    ['fee', 1_500, '2026-03-03T00:00:00Z'],
  ])
  const before = { ...nothing, gross: 10, fees: 0.59, net: 9.41 }
  const { total, steps, methods, sold, feesUnknown } = await read()
  expect([total, feesUnknown]).toEqual([{ ...before, sales: 1 }, 1])
  expect(steps.slice(0, 3)).toMatchObject([before, { fees: 15, net: -15 }, { fees: -15, net: 15 }])
  expect([methods, sold]).toMatchObject([[{ method: 'card', payments: 1, ...before }], [{ sales: 1, ...before }]])
  await db
    .insert(paymentFees)
    .values({ paymentId: paymentId ?? '', paidAt: new Date('2026-03-01'), readAt: new Date('2026-03-01') })
  const other = { orderId, paymentId, currency: 'jpy', happenedAt: new Date('2026-03-06T00:00:00Z'), source: 'txn_yen' }
  await db.insert(orderMovements).values({ ...other, what: 'fee', amountCents: -45 })
  await sell(sprint, [['payment', 4_000, '2026-03-02T00:00:00Z']], `tr_${crypto.randomUUID()}`)
  expect(await read()).toMatchObject({
    total: { gross: 50, fees: 0.59, net: 49.41 },
    otherCurrencies: [],
    otherFees: [{ currency: 'jpy', amount: 45 }],
    feesUnknown: 0,
  })
  expect((await read(`${march}&sort=-fees`)).sold[0].title).toBe('Gait')
  const office = (await seedUser(academy, { role: 'admin' })).client
  await confirmByPassword(office)
  const lines = cellsOf((await office.get(`/api/admin/ledger.csv?${march}`)).text).filter(cells => cells[3] === 'fee')
  expect(lines.slice(0, 2).map(cells => cells.slice(4, 8))).toEqual([
    ['card:stripe', '', '0.59', 'USD'],
    ['fees:stripe', '0.59', '', 'USD'],
  ])
  expect(lines.at(-1)?.slice(4, 8)).toEqual(['fees:stripe', '45', '', 'JPY'])
})

test('D-3 a fee of a sale in other money is told, and in no sum, as the sale is', async () => {
  const { orderId } = await sell(gait, [['fee', -59, '2026-03-06']])
  await db.update(orders).set({ currency: 'eur' }).where(eq(orders.id, orderId))
  await sell(sprint, [['payment', 4_000, '2026-03-02']])
  const { total, methods, sold, ...others } = await read()
  const own = { gross: 40, fees: 0, net: 40 }
  expect([total, methods, sold]).toMatchObject([own, [own], [{ title: 'Sprint', ...own }]])
  expect(others).toMatchObject({ otherCurrencies: [], otherFees: [{ currency: 'usd', amount: 0.59 }] })
})
