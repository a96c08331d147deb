// Membership plans for tests, sold by the sandbox, and users who buy them.
import { randomUUID } from 'node:crypto'

import { subscribe } from '@palestra/stripe-sandbox/testing/subscribe'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { coverages } from '#src/features/enrolments/tables.ts'
import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import { memberships, planCourses, plans } from '#src/features/memberships/tables.ts'
import { orders, paymentEvents } from '#src/features/orders/tables.ts'
import { paymentCases } from '#src/server/payments/tables.ts'

import type { TestAcademy } from '../academy.ts'
import type { Client } from '../client.ts'
import { JOBS_DUE } from '../meet.ts'
import type { SeededUser } from './courses.ts'

type PlanFields = Omit<Partial<Parameters<typeof insertPlan>[2]>, 'link' | 'paymentId'> & { soldAtCents?: number }

export type SeededPlan = { readonly id: string; readonly priceId: string; readonly link: string }

/** @param email that is typed; unless it is given, one that nobody here has */
type Purchase = { reference: string; card?: string; email?: string }

/** @returns what a test of memberships needs around an academy that runs with the sandbox */
export function openPlans({ academy, services, url, asOwner }: TestAcademy) {
  const { sandbox } = academy
  if (!sandbox) throw new Error('This academy has no sandbox')
  const { db, payments, publicUrl } = services

  const seed = async ({ soldAtCents, ...given }: PlanFields = {}): Promise<SeededPlan> => {
    const fields = { name: 'Silver', duration: 'month', priceCents: 2900, trialDays: null, ...given } as const
    const { url: link, priceId } = await payments.createPlanLink({
      name: fields.name,
      amountCents: soldAtCents ?? fields.priceCents,
      currency: services.identity().currency,
      interval: fields.duration,
      returnUrl: `${publicUrl}/dashboard/membership?checkout={CHECKOUT_SESSION_ID}`,
      trialDays: fields.trialDays ?? undefined,
      idempotencyKey: randomUUID(),
    })
    const id = await insertPlan(db, publicUrl, { ...fields, paymentId: priceId, link })
    return { id, priceId, link }
  }

  const membershipsOf = (userId: string) =>
    db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, userId))
      .orderBy(memberships.startedAt, memberships.createdAt)

  /** What the provider has still to tell is not told any more, and what is on its way arrives. */
  const silence = () =>
    expect
      .poll(async () => {
        await asOwner(`update sandbox.deliveries set state = 'dropped'
          where state = 'pending' and attempts = jsonb_array_length(log)`)
        return asOwner(`select from sandbox.deliveries where state = 'pending'`)
      })
      .toEqual([])

  return {
    seed,
    /** Waits until all that the provider has told by now was taken up: nothing that was read before goes on after this. */
    arrived: () =>
      expect
        .poll(
          () =>
            asOwner(`select 'delivery' as what, state from sandbox.deliveries where state = 'pending'
              union all ${JOBS_DUE}`),
          { timeout: 20_000 },
        )
        .toEqual([]),
    /** No plan and no membership of a former test is left, and nothing is told of one later: it would find no plan. */
    clear: async () => {
      await silence()
      // The role that serves adds to the ledger alone.
      await asOwner(
        'delete from order_movements using orders where order_id = orders.id and orders.plan_id is not null',
      )
      await db.transaction(async tx => {
        await tx.execute(sql`lock table ${memberships} in exclusive mode`)
        await tx.delete(orders).where(isNotNull(orders.planId))
        await tx.delete(memberships)
        await tx.delete(planCourses)
        await tx.delete(plans)
        await tx.delete(paymentCases)
      })
    },
    sandbox,
    membershipsOf,
    coverageOf: (userId: string) => db.select().from(coverages).where(eq(coverages.userId, userId)),
    toReview: () => db.select().from(paymentEvents).where(eq(paymentEvents.outcome, 'needs-review')),
    casesOf: (userId: string) => db.select().from(paymentCases).where(eq(paymentCases.userId, userId)),
    mine: async (client: Client) => (await client.get('/api/memberships/mine')).body.memberships,
    opens: async (client: Client, courseId: string): Promise<boolean> =>
      (await client.get(`/api/course/${courseId}`)).body.isPurchased,
    /** Pays at a plan's link. @returns the id of the checkout, as it stands in the address that it leads to */
    buy: async ({ link }: SeededPlan, { reference, card, email }: Purchase): Promise<string> => {
      const paid = await subscribe(`${link}?client_reference_id=${reference}&prefilled_email=a%40example.org`, {
        site: url,
        ...(card && { card }),
        ...(email && { email }),
      })
      expect(paid.status, paid.page).toBe(303)
      return new URL(paid.location).searchParams.get('checkout') ?? ''
    },
    /** Waits until webhooks have made of somebody's memberships what is expected, the oldest first. */
    becomes: async ({ userId }: SeededUser, expected: readonly object[]) => {
      await expect.poll(() => membershipsOf(userId), { timeout: 20_000, interval: 100 }).toMatchObject(expected)
      return membershipsOf(userId)
    },
  }
}
