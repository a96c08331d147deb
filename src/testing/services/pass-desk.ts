// Memberships that are paid once in a test: an academy that takes transfers and no cards, and people who buy its plans.
import { eq } from 'drizzle-orm'

import { followPasses } from '#src/features/memberships/commands/passes/follow-passes.ts'
import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import { memberships } from '#src/features/memberships/tables.ts'

import type { TestAcademy } from '../academy.ts'
import type { Answer, Client } from '../client.ts'
import type { openTransferDesk } from './transfer-desk.ts'

type Desk = Awaited<ReturnType<typeof openTransferDesk>>
type Fields = Partial<Omit<Parameters<typeof insertPlan>[2], 'link' | 'paymentId'>>

/** @returns what tests of such memberships share */
export function openPassDesk({ academy, desk }: { academy: TestAcademy; desk: Desk }) {
  const { services } = academy
  const { db, publicUrl } = services

  const begin = async (client: Client, planId: string, method = 'transfer', replaces = false) => {
    const ordered = await client.post(`/api/memberships/${planId}/order`, { replaces })
    const orderId = String(ordered.body.order?._id)
    const pay = (): Promise<Answer> =>
      client.post('/api/payment_create', { amount: ordered.body.amount, orderId, method })
    return { orderId, ordered, answer: ordered.status === 200 ? await pay() : ordered }
  }

  return {
    begin,
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
    heldBy: (userId: string) =>
      db.select().from(memberships).where(eq(memberships.userId, userId)).orderBy(memberships.startedAt),
    mine: async (client: Client) => (await client.get('/api/memberships/mine')).body.memberships,
    /** What the job does at a time. */
    followAt: (now: Date): Promise<void> =>
      followPasses({ ...services, now: () => now, actor: { kind: 'job', name: 'follow-passes' }, ip: '' }),
  }
}
