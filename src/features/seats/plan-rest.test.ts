// What is given back of places of a plan is what was taken off, and no day more (decision 0104).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { memberships } from '#src/features/memberships/tables.ts'
import { orders, orderTurns } from '#src/features/orders/tables.ts'
import { openRefunds } from '#src/testing/services/refunds.ts'
import { openSeatsDesk } from '#src/testing/services/seats-desk.ts'
import { eventAbout } from '#src/testing/services/shop.ts'
import { openTestShop } from '#src/testing/services/test-shop.ts'
import { days, minutes } from '#src/wire/durations.ts'
import { monthsAfter } from '#src/wire/money/passes.ts'

import { seatGroups } from './tables.ts'

const { academy, shop } = await openTestShop({ webhooks: { drop: true } })
const { refund } = await openRefunds({ academy, shop })
const desk = openSeatsDesk({ academy, shop })
const { planTeam, read, renew } = desk
const { db } = academy.services
const nowMs = () => academy.services.now().getTime()
const news = (intentId: string, type: string) => shop.deliver(eventAbout(intentId, type))

type Team = Awaited<ReturnType<typeof planTeam>>

/** Moves a group into the past, so that this is left of it; below zero where it is over. */
async function leave(team: Team, ms: number): Promise<void> {
  const endsAt = new Date(nowMs() + ms)
  const startsAt = monthsAfter(endsAt, -1)
  await db.update(seatGroups).set({ startsAt, endsAt }).where(eq(seatGroups.orderId, team.id))
  await db.update(memberships).set({ currentPeriodEnd: endsAt }).where(eq(memberships.planId, team.planId))
}

/** Minutes that a group is open from now on; below zero where it is over. */
async function leftOf({ id }: Pick<Team, 'id'>): Promise<number> {
  const [group] = await db.select().from(seatGroups).where(eq(seatGroups.orderId, id))
  return Math.round((Number(group?.endsAt) - nowMs()) / minutes(1))
}
const near = (ms: number) => expect.closeTo(ms / minutes(1), -1)

async function lose({ intentId }: { intentId: string }): Promise<string> {
  const disputeId = await shop.dispute(intentId)
  await news(intentId, 'charge.dispute.created')
  await shop.verdict(disputeId, 'lost')
  await news(intentId, 'charge.dispute.closed')
  return disputeId
}
async function win({ intentId }: { intentId: string }, disputeId: string): Promise<void> {
  await shop.overturn(disputeId)
  await news(intentId, 'charge.dispute.funds_reinstated')
}

test('of what was over nothing is given back: neither where a dispute is won after all, nor where a refund fails', async () => {
  const disputed = await planTeam(2)
  await leave(disputed, -days(9))
  await win(disputed, await lose(disputed))
  expect(await leftOf(disputed)).toEqual(near(-days(9)))
  expect((await read(disputed)).group.standing).toBe('over')
  const refunded = await planTeam(2)
  await leave(refunded, -days(9))
  expect((await refund(refunded.id)).status).toBe(200)
  const [given] = (await shop.stripe.refunds.list({ payment_intent: refunded.intentId })).data
  await shop.failRefund(given?.id ?? '')
  await news(refunded.intentId, 'charge.refund.updated')
  expect(await shop.orderOf(refunded.id)).toMatchObject({ status: 'paid' })
  expect(await leftOf(refunded)).toEqual(near(-days(9)))
})

test('the last day comes back as one day, however often; what begins after it is not taken off with it', async () => {
  const bought = await planTeam(2)
  await leave(bought, days(1))
  const disputeId = await lose(bought)
  expect((await read(bought)).group.standing).toBe('closed')
  await win(bought, disputeId)
  expect(await leftOf(bought)).toEqual(near(days(1)))
  const before = await shop.orderOf(bought.id)
  expect(Number(before?.periodTo) - nowMs()).toBeLessThan(days(1) + minutes(1))
  await renew(bought)
  const left = await leftOf(bought)
  expect((await refund(bought.id)).status).toBe(200)
  expect((await leftOf(bought)) - left).toEqual(near(-days(1)))
})

test('a period that is over moves nothing of the one that runs, when its money goes and comes', async () => {
  const bought = await planTeam(2)
  await leave(bought, -days(2))
  const later = await renew(bought)
  const left = await leftOf(bought)
  await win(bought, await lose(bought))
  expect(await leftOf(bought)).toEqual(expect.closeTo(left, -1))
  // Its own money moves it, whole months as months.
  const disputeId = await lose(later)
  expect((await read(bought)).group.standing).not.toBe('open')
  await win(later, disputeId)
  expect(await leftOf(bought)).toEqual(expect.closeTo(left, -1))
})

test('what is said of the places is how they stand, also where a later order keeps them open', async () => {
  const bought = await planTeam(2)
  await leave(bought, days(5))
  await renew(bought)
  const disputeId = await lose(bought)
  await academy.mailsTo(`${bought.userId}@example.org`, 3)
  expect((await read(bought)).group.standing).toBe('open')
  const lost = (await academy.mailsTo(`${bought.userId}@example.org`, 3)).filter(mail =>
    mail.includes('returned your payment'),
  )
  expect(lost).toHaveLength(1)
  // Only of what is closed.
  expect(lost[0]).not.toContain('Progress is kept')
  await leave(bought, -days(1))
  await win(bought, disputeId)
  expect(await db.select().from(orderTurns).where(eq(orderTurns.orderId, bought.id))).toContainEqual(
    expect.objectContaining({ what: 'restored', isOpen: true }),
  )
  expect(await db.$count(orders, eq(orders.id, bought.id))).toBe(1)
})
