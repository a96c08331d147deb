// Places of a plan, paid by card: who takes one holds the plan until the group ends (decision 0104).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { eraseUser } from '#src/features/accounts/commands/leaving/erase-accounts.ts'
import { users } from '#src/features/accounts/tables.ts'
import { issueCertificate } from '#src/features/certificates/commands/issue-certificate.ts'
import { followPasses } from '#src/features/memberships/commands/passes/follow-passes.ts'
import { memberships, planCourses, plans } from '#src/features/memberships/tables.ts'
import { orderMovements } from '#src/features/orders/tables.ts'
import { seedCourse, seedProgress, seedUser } from '#src/testing/content/courses.ts'
import { mailText } from '#src/testing/mail-text.ts'
import { meet } from '#src/testing/meet.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { monthsAfter, placeMembership } from '#src/wire/money/passes.ts'

import { seatGroups, seats } from './tables.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const desk = openSeatsDesk({ academy, shop })
const { planTeam, invited, take, read } = desk
const { db } = academy.services
const { id: courseId } = await seedCourse(db, { title: 'Force Plates', priceCents: 5_000 })
const now = () => academy.services.now()

const heldBy = (userId: string) => db.select().from(memberships).where(eq(memberships.userId, userId))
const statesOf = async (userId: string) => (await heldBy(userId)).map(({ status }) => status)

test('D-1 L-MEM-6 n places cost the payable price n times, are paid once by card, and open nothing to their buyer', async () => {
  const planId = await desk.plan({ discount: 10 })
  const buyer = await seedUser(academy)
  const page = await buyer.client.get(`/api/plans/${planId}/seats`)
  expect(page.body).toMatchObject({ plan: { name: 'Gold', duration: 'month' }, price: 26.1 })
  const bought = { ...buyer, ...(await desk.buy(buyer.client, { planId, seats: 3, name: 'TV Sprint' })) }
  expect(bought.group).toMatchObject({ due: { amount: 78.3 }, standing: 'waiting', endsAt: null, course: null })
  const order = await shop.orderOf(bought.id)
  expect(order).toMatchObject({ amountCents: 7_830, seats: 3, planId, membershipId: null, status: 'paid' })
  const from = order?.periodFrom ?? now()
  expect(order?.periodTo).toEqual(monthsAfter(from, 1))
  const { group } = await read(bought)
  expect(group).toMatchObject({ standing: 'open', endsAt: order?.periodTo?.toISOString(), due: null, renewal: null })
  expect(await shop.owns(bought.client, courseId)).toBe(false)
  expect(await heldBy(bought.userId)).toEqual([])
  const [mail] = await academy.mailsTo(`${bought.userId}@example.org`)
  expect(mailText(mail)).toContain('3 places of Gold membership, monthly')
  const { body } = await bought.client.get('/api/my-orders')
  expect(body.orders).toMatchObject([{ seats: 3, group: bought.id, plan: { name: 'Gold' }, amount: 78.3 }])
  const receipt = (await bought.client.get(`/api/my-orders/${bought.id}/receipt`)).body.receipt
  expect(receipt).toMatchObject({ seats: 3, period: { to: order?.periodTo?.toISOString() } })
  const admin = await seedUser(academy, { role: 'admin' })
  const managed = (await admin.client.get(`/api/admin/orders/${bought.id}`)).body.order
  expect(managed).toMatchObject({ seats: 3, plan: { name: 'Gold' }, membership: null, canWithdraw: false })
  expect((await admin.client.get(`/api/admin/orders/${bought.id}/seats`)).body.group.endsAt).toBe(group.endsAt)
  const listed = (await admin.client.get('/api/admin/orders?kind=memberships')).body.orders
  expect(listed).toContainEqual(expect.objectContaining({ _id: bought.id, seats: 3 }))
  expect(await db.select().from(orderMovements).where(eq(orderMovements.orderId, bought.id))).toMatchObject([
    { what: 'payment', amountCents: 7_830 },
  ])
})

test('D-4 who takes a place holds the plan until the group ends, and can neither cancel, keep nor change it', async () => {
  const bought = await planTeam()
  const person = await invited(bought)
  const { group } = await read(bought)
  const shown = (await person.client.get(`/api/place/${person.code}`)).body
  expect(shown).toMatchObject({ standing: 'free', course: null, plan: { name: 'Gold' }, until: group.endsAt })
  expect((await take(person)).body).toEqual({ course: null })
  expect(await shop.owns(person.client, courseId)).toBe(true)
  const [held] = await heldBy(person.userId)
  const [seat] = await db.select().from(seats).where(eq(seats.claimedBy, person.userId))
  expect(held).toMatchObject({
    subscriptionId: placeMembership({ id: seat?.id ?? '', moves: 0 }),
    status: 'active',
    cancelAtPeriodEnd: true,
    currentPeriodEnd: new Date(group.endsAt),
  })
  const mine = (await person.client.get('/api/memberships/mine')).body.memberships
  expect(mine).toMatchObject([{ paidOnce: true, renewable: false, from: 'TV Sprint', currentPeriodEnd: group.endsAt }])
  for (const call of [
    person.client.put(`/api/memberships/${held?.id}/cancel`, {}),
    person.client.put(`/api/memberships/${held?.id}/keep`, {}),
    person.client.post(`/api/memberships/${held?.id}/portal`, {}),
  ])
    expect((await call).body.code).toBe('membership-paid-once')
  const admin = await seedUser(academy, { role: 'admin' })
  const detail = (await admin.client.get(`/api/admin/users/${person.userId}`)).body
  expect(detail.memberships).toMatchObject([{ paidBy: 'place', lastBill: null }])
})

test('R3 of two people at one place at the same moment one holds the plan', async () => {
  const bought = await planTeam()
  const one = await invited(bought)
  const other = { ...(await seedUser(academy)), code: one.code }
  const answers = await meet(db, [seats], [() => take(one), () => take(other)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const held = [...(await heldBy(one.userId)), ...(await heldBy(other.userId))]
  expect(held).toHaveLength(1)
  expect((await read(bought)).group).toMatchObject({ taken: 1 })
})

test('D-7 who holds the plan takes nothing, and who holds it by a place does not buy it', async () => {
  const bought = await planTeam()
  const person = await invited(bought)
  const second = await invited(bought)
  expect((await take(person)).status).toBe(200)
  const again = { client: person.client, code: second.code }
  expect((await person.client.get(`/api/place/${second.code}`)).body.standing).toBe('held')
  expect((await take(again)).body.code).toBe('membership-held')
  expect((await person.client.post(`/api/memberships/${bought.planId}/order`, {})).body.code).toBe('membership-held')
  expect((await read(bought)).group).toMatchObject({ taken: 1, invited: 1 })
  const { plans: listed } = (await person.client.get('/api/memberships')).body
  expect(listed.find(({ _id }: { _id: string }) => _id === bought.planId)).toMatchObject({ held: true })
})

test('a place that is taken back ends the plan, moves twice, and stays once it has brought a certificate', async () => {
  const bought = await planTeam(2)
  const back = async () => {
    const [{ _id: place }] = (await read(bought)).places
    return bought.client.post(`/api/seats/${bought.id}/places/${place}/take-back`, {})
  }
  for (const isLast of [false, false, true]) {
    const person = await invited(bought)
    expect((await take(person)).status).toBe(200)
    const answer = await back()
    expect([answer.status, answer.body.code]).toEqual(isLast ? [409, 'place-fixed'] : [200, undefined])
    expect(await statesOf(person.userId)).toEqual([isLast ? 'active' : 'ended'])
    expect(await shop.owns(person.client, courseId)).toBe(isLast)
  }
  const other = await planTeam(2, { name: 'Silver' })
  const certified = await invited(other)
  await take(certified)
  const user = { id: certified.userId, firstName: 'Demo', lastName: 'Learner', email: certified.email }
  await db.transaction(tx => issueCertificate(academy.services, tx, { user, courseId }))
  const [{ _id: place, mayMove }] = (await read(other)).places
  expect(mayMove).toBe(false)
  const refused = await other.client.post(`/api/seats/${other.id}/places/${place}/take-back`, {})
  expect(refused.body.code).toBe('place-fixed')
})

test('what is shown of a holder: courses begun and finished, and only as long as they agree', async () => {
  const bought = await planTeam()
  const person = await invited(bought)
  await take(person)
  expect((await read(bought)).places[0].progress).toBeNull()
  const { held } = (await person.client.get('/api/seats')).body
  expect(held).toMatchObject([{ plan: { name: 'Gold' }, from: 'TV Sprint' }])
  await person.client.put(`/api/held-places/${held[0]._id}`, { shows: true })
  const shown = async () => (await read(bought)).places[0].progress
  expect(await shown()).toMatchObject({ percent: null, courses: { begun: 0, finished: 0 }, lastDay: null })
  const { userId } = person
  const done = await seedCourse(db, { videoSeconds: [60, 60] })
  const begun = await seedCourse(db, { videoSeconds: [60, 60] })
  for (const videoId of done.videoIds) await seedProgress(db, { userId, courseId: done.id, videoId, percent: 95 })
  await seedProgress(db, { userId, courseId: begun.id, videoId: begun.videoIds[0], percent: 20 })
  expect(await shown()).toMatchObject({ courses: { begun: 2, finished: 1 }, lastDay: expect.any(String) })
  // A plan that opens chosen courses tells of those alone.
  await db.update(plans).set({ opens: 'chosen' }).where(eq(plans.id, bought.planId))
  await db.insert(planCourses).values({ planId: bought.planId, courseId: begun.id })
  expect(await shown()).toMatchObject({ courses: { begun: 1, finished: 0 } })
  const file = await bought.client.get(`/api/seats/${bought.id}/places.csv`)
  expect(file.text).toContain('"Begun","Finished"')
  // Once it is over, its holder cannot take their consent back: nobody reads on.
  await db
    .update(seatGroups)
    .set({ endsAt: new Date(now().getTime() - 1_000) })
    .where(eq(seatGroups.orderId, bought.id))
  expect(await shown()).toBeNull()
  expect((await bought.client.get(`/api/seats/${bought.id}/places.csv`)).text).toContain('does not share')
})

test('a buyer whose name is a link is named to no holder', async () => {
  const bought = await planTeam(2)
  await db.update(seatGroups).set({ name: '' }).where(eq(seatGroups.orderId, bought.id))
  await db.update(users).set({ firstName: 'Visit', lastName: 'win.example.com' }).where(eq(users.id, bought.userId))
  const person = await invited(bought)
  expect((await person.client.get(`/api/place/${person.code}`)).body.from).toBe('')
  await take(person)
  expect((await person.client.get('/api/seats')).body.held).toMatchObject([{ from: '' }])
  expect((await person.client.get('/api/memberships/mine')).body.memberships).toMatchObject([{ from: '' }])
})

test('who erases their account frees no place that could not be taken back, and its mails are counted on', async () => {
  const bought = await planTeam(3)
  const people = [await invited(bought), await invited(bought), await invited(bought)]
  for (const person of people) await take(person)
  const [moved, certified, free] = people
  if (!moved || !certified || !free) throw new Error('there are three')
  await db.update(seats).set({ moves: 2 }).where(eq(seats.claimedBy, moved.userId))
  const user = { id: certified.userId, firstName: 'Demo', lastName: 'Learner', email: certified.email }
  await db.transaction(tx => issueCertificate(academy.services, tx, { user, courseId }))
  for (const { userId } of people)
    await db.transaction(tx => eraseUser(desk.asJob(), tx, { userId, emails: [`${userId}@example.org`] }))
  expect((await read(bought)).group).toMatchObject({ taken: 2 })
  const rows = await db.select().from(seats).where(eq(seats.orderId, bought.id))
  expect(rows.map(({ sends }) => sends)).toEqual([1, 1, 1])
  expect(rows.filter(({ claimedAt }) => claimedAt === null)).toMatchObject([{ moves: 1, claimedBy: null, email: null }])
})

test('a holder who erases their account frees the place; a buyer who does leaves the places to their holders', async () => {
  const bought = await planTeam(2)
  const person = await invited(bought)
  const other = await invited(bought)
  await take(person)
  await take(other)
  const erase = (userId: string) =>
    db.transaction(tx => eraseUser(desk.asJob(), tx, { userId, emails: [`${userId}@example.org`] }))
  await erase(person.userId)
  await followPasses(desk.asJob())
  expect(await statesOf(person.userId)).toEqual(['ended'])
  expect((await read(bought)).group).toMatchObject({ taken: 1 })
  await erase(bought.userId)
  expect(await statesOf(other.userId)).toEqual(['active'])
  const mine = (await other.client.get('/api/memberships/mine')).body.memberships
  expect(mine).toMatchObject([{ from: '' }])
})
