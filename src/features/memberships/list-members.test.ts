// Everybody's memberships, as administrators find them.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { seedUser } from '#src/testing/content/courses.ts'
import { once, openMembers } from '#src/testing/content/members.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { statementsOf } from '#src/testing/load/statements.ts'
import { days, hours } from '#src/wire/durations.ts'

import { memberStates, memberWays } from './contract/members.ts'

const academy = await keepAcademy()
const { db } = academy.services
const { client: admin } = await seedUser(academy, { role: 'admin' })
const { at, gold, silver, join, takePlace } = await openMembers(academy)

type Fields = Parameters<typeof join>[0]
type Row = { _id: string; state: string; paidBy: string; from: string | null; next: Record<string, unknown> }

const read = async (query: string) => (await admin.get(`/api/admin/members?limit=100&${query}`)).body
const rowOf = async ({ id, userId }: { id: string; userId: string }): Promise<Row> =>
  (await read(`words=${userId}`)).members.find(({ _id }: Row) => _id === id)
const idsOf = async (query: string): Promise<string[]> => (await read(query)).members.map(({ _id }: Row) => _id)

test('every way of paying and every state is said, and its filter finds just those', async () => {
  const end = at(days(20)).toISOString()
  const some = expect.any(String)
  const due = { what: 'due', at: some, amount: 19.5 }
  const payment = { what: 'payment', at: some, amount: 19.5 }
  const ends = { what: 'ends', at: some, amount: null }
  const ended = { what: 'ended', at: some, amount: null }
  const past = { currentPeriodEnd: at(-1) }
  const trial = { trialEndsAt: at(days(20)) }
  const lost = { status: 'refunded', paymentIntentId: 'tr_lost' } as const
  const made = {
    renews: [await join(), 'card', 'active', { ...payment, at: end }],
    old: [await join({ amountCents: null, currency: null }), 'card', 'active', { ...payment, amount: 26.1 }],
    late: [await join(past), 'card', 'active', payment],
    free: [await join(trial), 'card', 'trial', { ...payment, at: end }],
    was: [await join({ trialEndsAt: at(-1) }), 'card', 'active', payment],
    unpaid: [await join({ status: 'past-due' }), 'card', 'past-due', due],
    used: [await join({ status: 'past-due', ...trial }), 'card', 'past-due', payment],
    leaves: [await join({ cancelAtPeriodEnd: true }), 'card', 'ending', { ...ends, at: end }],
    tried: [await join({ cancelAtPeriodEnd: true, ...trial }), 'card', 'ending', ends],
    left: [await join({ status: 'ended', endedAt: at(-days(3)) }), 'card', 'over', ended],
    transfer: [await join(once(), { paymentIntentId: 'tr_a' }), 'transfer', 'active', { ...ends, at: end }],
    chargily: [await join(once(), { paymentIntentId: 'cg_b' }), 'chargily', 'active', ends],
    cash: [await join(once(), { paymentIntentId: 'trh_c' }), 'hand', 'active', ends],
    coupon: [await join(once({ amountCents: 0 }), { amountCents: 0 }), 'coupon', 'active', ends],
    given: [await join(once({ amountCents: 0 })), 'given', 'active', ends],
    back: [await join(once({ amountCents: 0 }), lost), 'given', 'active', ends],
    gone: [await join(once(past), { paymentIntentId: 'tr_d' }), 'transfer', 'over', ended],
    refunded: [
      await join(once({ ...past, status: 'ended', endedAt: at(-1) }), { ...lost, paymentIntentId: 'tr_e' }),
      'transfer',
      'over',
      ended,
    ],
    place: [await takePlace('TV Sprint'), 'place', 'active', ends],
    nameless: [await takePlace(''), 'place', 'active', ends],
  } as const
  const ways: Record<string, string> = {
    transfer: 'once',
    chargily: 'once',
    hand: 'once',
    coupon: 'free',
    given: 'free',
  }
  const all = (await read('')).members
  for (const [name, [one, paidBy, state, next]] of Object.entries(made)) {
    expect([name, await rowOf(one)]).toEqual([name, expect.objectContaining({ paidBy, state, next })])
    for (const other of memberStates)
      expect([name, other, (await idsOf(`words=${one.userId}&state=${other}`)).length]).toEqual([
        name,
        other,
        Number(other === state),
      ])
    for (const other of memberWays)
      expect([name, other, (await idsOf(`words=${one.userId}&way=${other}`)).length]).toEqual([
        name,
        other,
        Number(other === (ways[paidBy] ?? paidBy)),
      ])
  }
  expect([(await rowOf(made.place[0])).from, (await rowOf(made.nameless[0])).from]).toEqual([
    'TV Sprint',
    'Chadia Payer',
  ])
  expect((await rowOf(made.renews[0])).from).toBe(null)
  // Neither depends on a person's words: each filter of all has the rows that say so, and no others.
  for (const state of memberStates)
    expect((await idsOf(`state=${state}`)).toSorted()).toEqual(
      all.flatMap((row: Row) => (row.state === state ? [row._id] : [])).toSorted(),
    )
  // On the page of the person stands the same.
  for (const [name, [one, paidBy, state]] of Object.entries(made))
    expect([name, (await admin.get(`/api/admin/users/${one.userId}`)).body.memberships]).toEqual([
      name,
      [expect.objectContaining({ _id: one.id, paidBy, state })],
    ])
})

test('a membership is found by names and emails, and by its plan; who is erased has no email', async () => {
  const one = await join()
  const other = await join({ userId: one.userId, planId: silver, startedAt: at(-days(30)) })
  const second = `second-${other.mark.toLowerCase()}@example.org`
  await db.insert(accountEmails).values({ email: second, userId: one.userId, isPrimary: false })
  for (const words of [`nadia o'${other.mark}`, `${other.mark} ${one.userId.slice(0, 13)}`, second])
    expect([words, (await idsOf(`words=${encodeURIComponent(words)}`)).toSorted()]).toEqual([
      words,
      [one.id, other.id].toSorted(),
    ])
  expect(await idsOf(`words=${one.userId}&plan=${silver}`)).toEqual([other.id])
  expect(await idsOf(`words=${other.mark}+nobody`)).toEqual([])
  expect(await idsOf(`words=${encodeURIComponent("'; drop table memberships --")}`)).toEqual([])
  expect((await read('')).plans).toEqual([
    { _id: silver, name: 'Silver', duration: 'month', onSale: false },
    { _id: gold, name: 'Gold', duration: 'year', onSale: true },
  ])
  await db.delete(accountEmails).where(eq(accountEmails.userId, one.userId))
  await db
    .update(users)
    .set({ firstName: 'Deleted', lastName: 'account', erasedAt: at(0) })
    .where(eq(users.id, one.userId))
  expect((await read(`plan=${silver}`)).members).toMatchObject([
    { person: { _id: one.userId, name: 'Deleted account', email: null } },
  ])
  for (const wrong of ['state=lost', 'way=gold', 'sort=name', 'limit=101', 'page=0', 'plan=gold', 'until=today'])
    expect([wrong, (await admin.get(`/api/admin/members?${wrong}`)).status]).toEqual([wrong, 400])
})

test('what comes next stands first and what is over last, over the borders of pages, either way', async () => {
  const { userId } = await seedUser(academy)
  const ending = (ms: number, fields: Fields = {}) =>
    join({ userId, currentPeriodEnd: at(ms), startedAt: at(-days(300) - ms), ...fields })
  const ended = (ms: number) => ({ status: 'ended', endedAt: at(ms) }) as const
  const overdue = await ending(-hours(1))
  const soon = await ending(days(1))
  const later = await ending(days(9), once())
  const latest = await ending(days(90), { status: 'past-due' })
  const unseen = await ending(-days(1), once())
  const last = await ending(days(2), ended(-days(2)))
  const longAgo = await ending(-days(400), ended(-days(400)))
  const on = [overdue, soon, later, latest].map(({ id }) => id)
  const over = [unseen, last, longAgo].map(({ id }) => id)
  const words = `words=${userId}`
  expect(await idsOf(words)).toEqual([...on, ...over])
  expect(await idsOf(`${words}&sort=next`)).toEqual([...on, ...over])
  expect(await idsOf(`${words}&sort=-next`)).toEqual([...on.toReversed(), ...over])
  expect(await idsOf(`${words}&state=over`)).toEqual(over)
  const bySince = [latest, later, last, soon, overdue, unseen, longAgo].map(({ id }) => id)
  expect(await idsOf(`${words}&sort=since`)).toEqual(bySince)
  expect(await idsOf(`${words}&sort=-since`)).toEqual(bySince.toReversed())
  for (const [sort, whole] of [
    ['next', [...on, ...over]],
    ['-next', [...on.toReversed(), ...over]],
    ['since', bySince],
  ] as const)
    for (const limit of [1, 2, 3, 4, 5, 7]) {
      const pages: string[][] = []
      for (let page = 1; page <= Math.ceil(7 / limit); page += 1) {
        const { body } = await admin.get(`/api/admin/members?${words}&sort=${sort}&limit=${limit}&page=${page}`)
        expect([body.total, body.NbOfPages]).toEqual([7, Math.ceil(7 / limit)])
        pages.push(body.members.map(({ _id }: Row) => _id))
      }
      expect([sort, limit, pages.flat()]).toEqual([sort, limit, whole])
    }
  expect((await admin.get(`/api/admin/members?${words}&page=9`)).body).toMatchObject({ members: [], total: 7 })
})

test('L6 a page asks as many questions for a hundred rows as for one', async () => {
  await takePlace('TV Sprint')
  await join(once(), { paymentIntentId: 'tr_f' })
  const asked = async (query: string) => (await statementsOf(() => admin.get(`/api/admin/members?${query}`))).length
  const all = await asked('limit=100')
  expect((await admin.get('/api/admin/members?limit=100')).body.total).toBeGreaterThan(20)
  expect(all - (await asked('limit=1&state=past-due'))).toBeLessThanOrEqual(4)
  await Promise.all(Array.from({ length: 40 }, () => join()))
  expect(await asked('limit=100')).toBe(all)
})
