// Memberships that are paid once in a test: an academy that takes transfers and no cards, and people who buy its plans.
import { setTimeout } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import { followPasses } from '#src/features/memberships/commands/passes/follow-passes.ts'
import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { monthsAfter, monthsBetween } from '#src/wire/money/passes.ts'

import type { TestAcademy } from '../academy.ts'
import type { Answer, Client } from '../client.ts'
import { mailText } from '../mail-text.ts'
import type { openTransferDesk } from './transfer-desk.ts'

type Desk = Awaited<ReturnType<typeof openTransferDesk>>
type Fields = Partial<Omit<Parameters<typeof insertPlan>[2], 'link' | 'paymentId'>>

/** @returns what tests of such memberships share; the academy offers no cards from then on */
export async function openPassDesk({ academy, desk }: { academy: TestAcademy; desk: Desk }) {
  const { services } = academy
  const { db, publicUrl } = services

  const begin = async (client: Client, planId: string, method = 'transfer', replaces = false) => {
    const ordered = await client.post(`/api/memberships/${planId}/order`, { replaces })
    const orderId = String(ordered.body.order?._id)
    const pay = (): Promise<Answer> =>
      client.post('/api/payment_create', { amount: ordered.body.amount, orderId, method })
    return { orderId, ordered, answer: ordered.status === 200 ? await pay() : ordered }
  }

  const heldBy = (userId: string) =>
    db.select().from(memberships).where(eq(memberships.userId, userId)).orderBy(memberships.startedAt)
  const heldOf = async (userId: string) => {
    const held = (await heldBy(userId)).at(-1)
    if (!held) throw new Error(`${userId} holds nothing`)
    return held
  }

  const offerCards = async (offersCard: boolean): Promise<void> => {
    await desk.offer({ offersCard })
    while (services.identity().offersCard !== offersCard) await setTimeout(20)
  }
  await offerCards(false)

  return {
    begin,
    offerCards,
    /** A plan that no provider sells. */
    seed: (given: Fields = {}): Promise<string> => {
      const currency = services.identity().currency
      const fields = { name: 'Silver', duration: 'month', priceCents: 2900, opens: 'all', currency, ...given } as const
      return insertPlan(db, publicUrl, { ...fields, paymentId: `own_${crypto.randomUUID()}`, link: '' })
    },
    /** Orders a period, transfers, and has staff confirm it. @returns the order's id */
    buy: async (client: Client, planId: string, replaces = false): Promise<string> => {
      const { orderId, answer } = await begin(client, planId, 'transfer', replaces)
      if (answer.status !== 200) throw new Error(`nothing was ordered: ${answer.text}`)
      const { id } = await desk.transferOf(orderId)
      const confirmed = await desk.confirm(id)
      if (confirmed.status !== 200) throw new Error(`not confirmed: ${confirmed.text}`)
      return orderId
    },
    heldBy,
    heldOf,
    endOf: async (userId: string): Promise<Date> => (await heldOf(userId)).currentPeriodEnd,
    /** Moves what somebody has into the past, as time does. */
    age: async (userId: string, ms: number): Promise<void> => {
      for (const one of await heldBy(userId)) {
        const startedAt = new Date(one.startedAt.getTime() - ms)
        // Its months are those of the calendar, whichever they have become by that.
        const currentPeriodEnd = monthsAfter(startedAt, monthsBetween(one.startedAt, one.currentPeriodEnd))
        await db.update(memberships).set({ startedAt, currentPeriodEnd }).where(eq(memberships.id, one.id))
      }
    },
    takeOffSale: (planId: string) => db.update(plans).set({ archivedAt: services.now() }).where(eq(plans.id, planId)),
    mailsOf: async (userId: string, count: number): Promise<string[]> =>
      (await academy.mailsTo(`${userId}@example.org`, count, 8000)).map(mailText),
    mine: async (client: Client) => (await client.get('/api/memberships/mine')).body.memberships,
    /** What the job does at a time. */
    followAt: (now: Date): Promise<void> =>
      followPasses({ ...services, now: () => now, actor: { kind: 'job', name: 'follow-passes' }, ip: '' }),
  }
}
