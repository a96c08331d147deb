// The plans of /pricing, sold by the sandbox. With keys of the real provider there are none: its administrator makes them.

import { plans, type DemoPlan } from '@palestra/demo-academy/content/plans'

import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import type { Services } from '#src/server/context.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import { needed, type Ids } from './ids.ts'

/** By name and duration, such as `Gold, month`. */
export type SoldPlans = ReadonlyMap<string, { readonly id: string; readonly link: string }>

export async function loadPlans(services: Services, courseIds: Ids): Promise<SoldPlans> {
  const sold = new Map<string, { id: string; link: string }>()
  if (services.config.stripe) return sold
  for (const plan of plans)
    for (const duration of ['month', 'year'] as const)
      sold.set(`${plan.name}, ${duration}`, await loadPlan(services, courseIds, { plan, duration }))
  return sold
}

async function loadPlan(
  { db, payments, publicUrl, config: { currency } }: Services,
  courseIds: Ids,
  { plan, duration }: { plan: DemoPlan; duration: 'month' | 'year' },
): Promise<{ id: string; link: string }> {
  const { name, discount, description, benefits, courses } = plan
  const priceCents = duration === 'year' ? plan.yearCents : plan.monthCents
  const { url: link, priceId: paymentId } = await payments.createPlanLink({
    name,
    currency,
    amountCents: payableCents({ priceCents, discount, currency }),
    interval: duration,
    returnUrl: `${publicUrl}/dashboard/membership?checkout={CHECKOUT_SESSION_ID}`,
    idempotencyKey: `demo-${name}-${duration}-${publicUrl}`,
  })
  const opens = courses ? ('chosen' as const) : ('all' as const)
  const id = await insertPlan(db, publicUrl, {
    name,
    duration,
    priceCents,
    currency,
    discount,
    description,
    benefits: [...benefits],
    paymentId,
    link,
    opens,
    courseIds: (courses ?? []).map(slug => needed(courseIds.get(slug), slug)),
  })
  return { id, link }
}
