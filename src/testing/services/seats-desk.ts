// Places for others in a test: teams and gifts that are paid for, and their links as the mails have them.
import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'

import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { sendPlaces } from '#src/features/seats/commands/send-places.ts'
import type { Context } from '#src/server/context.ts'
import type { TestAcademy } from '#src/testing/academy.ts'
import type { Client } from '#src/testing/client.ts'
import { mailText } from '#src/testing/mail-text.ts'

import { seedUser } from '../content/courses.ts'
import { eventAbout, intentIdOf, type Shop } from './shop.ts'

type PlanFields = Partial<Omit<Parameters<typeof insertPlan>[2], 'link' | 'paymentId'>>

/** @returns what tests of places share */
export function openSeatsDesk({ academy, shop }: { academy: TestAcademy; shop: Shop }) {
  const asJob = (): Context => ({ ...academy.services, actor: { kind: 'job', name: 'test' }, ip: '' })

  /** Orders places and begins their payment. */
  const begin = async (client: Client, wanted: object) => {
    const { body } = await client.post('/api/seats', wanted)
    const id = String(body.order._id)
    const { group } = (await client.get(`/api/seats/${id}`)).body
    const started = await client.post('/api/payment_create', { amount: group.due.amount, orderId: id })
    const intentId = String(started.body.clientSecret).split('_secret')[0] ?? ''
    return { id, intentId, group }
  }

  /** The same, paid and opened. */
  const buy = async (client: Client, wanted: object) => {
    const begun = await begin(client, wanted)
    await shop.pay(begun.intentId)
    await shop.deliver(eventAbout(begun.intentId))
    return begun
  }

  /** A team whose places are open. */
  const team = async (count = 3) => {
    const buyer = await shop.meet({ priceCents: 8_950 })
    return { ...buyer, ...(await buy(buyer.client, { courseId: buyer.courseId, seats: count, name: 'TV Sprint' })) }
  }
  /** A plan that no provider sells, and that opens every course. */
  const plan = async (given: PlanFields = {}): Promise<string> => {
    const { db, publicUrl, identity } = academy.services
    const fields = { name: 'Gold', duration: 'month', priceCents: 2_900, opens: 'all', ...given } as const
    // Of one name and rhythm there is one on sale.
    const isSame = and(eq(plans.name, fields.name), eq(plans.duration, fields.duration), isNull(plans.archivedAt))
    await db.update(plans).set({ archivedAt: academy.services.now() }).where(isSame)
    const sold = { paymentId: `own_${crypto.randomUUID()}`, link: '', currency: identity().currency, archivedAt: null }
    return insertPlan(db, publicUrl, { ...sold, ...fields })
  }
  /** A team whose places of a plan are open; three by standard, and $29 for each. */
  const planTeam = async (count = 3, given: PlanFields = {}) => {
    const planId = await plan(given)
    const buyer = await seedUser(academy)
    return { ...buyer, planId, ...(await buy(buyer.client, { planId, seats: count, name: 'TV Sprint' })) }
  }
  /** Orders the next period of a group, pays it, and has the academy hear of it. */
  const renew = async ({ client, id }: { client: Client; id: string }) => {
    const { body } = await client.post(`/api/seats/${id}/renew`, {})
    const orderId = String(body.order._id)
    const { group } = (await client.get(`/api/seats/${id}`)).body
    const started = await client.post('/api/payment_create', { amount: group.due.amount, orderId })
    const intentId = intentIdOf(started)
    await shop.pay(intentId)
    await shop.deliver(eventAbout(intentId))
    return { orderId, intentId }
  }
  const send = () => sendPlaces(asJob())
  const codesTo = async (email: string, count = 1): Promise<string[]> =>
    (await academy.mailsTo(email, count)).flatMap(mail => /\/place\/([\w-]{43})/.exec(mailText(mail))?.[1] ?? [])
  let nth = 0

  return {
    asJob,
    team,
    plan,
    planTeam,
    renew,
    /** Somebody who is invited to a place of a team, with the code of their mail. */
    invited: async ({ client, id }: { client: Client; id: string }) => {
      const person = await seedUser(academy)
      const email = `invited-${(nth += 1)}@example.org`
      expect((await client.post(`/api/seats/${id}/invite`, { emails: [email] })).body).toEqual({ invited: 1 })
      await send()
      const [code = ''] = await codesTo(email)
      return { ...person, email, code }
    },
    take: ({ client, code }: { client: Client; code: string }) => client.post(`/api/place/${code}/take`, {}),
    read: async ({ client, id }: { client: Client; id: string }) => (await client.get(`/api/seats/${id}`)).body,
    /** What is open to somebody now. */
    grantsOf: async (userId: string) => (await shop.grantsOf(userId)).filter(({ revokedAt }) => revokedAt === null),
    begin,
    buy,
    /** Sends whatever is due. */
    send,
    /** The codes in the mails that have come to an address. */
    codesTo,
  }
}
