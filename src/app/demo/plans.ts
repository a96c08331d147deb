// The plans of /pricing, sold by the sandbox. With keys of the real provider there are none: its administrator makes them.

import { plans, type DemoPlan } from '@palestra/demo-academy/content/plans'

import { insertPlan } from '#src/features/memberships/commands/plans/create-plan.ts'
import type { Services } from '#src/server/context.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import { needed, type Ids } from './ids.ts'

export async function loadPlans(services: Services, courseIds: Ids): Promise<void> {
  if (services.config.stripe) return
  for (const plan of plans)
    for (const duration of ['month', 'year'] as const) await loadPlan(services, courseIds, { plan, duration })
}

async function loadPlan(
  { db, payments, publicUrl, config: { currency } }: Services,
  courseIds: Ids,
  { plan, duration }: { plan: DemoPlan; duration: 'month' | 'year' },
): Promise<void> {
  const { name, discount, description, benefits, courses } = plan
  const priceCents = duration === 'year' ? plan.yearCents : plan.monthCents
  const { url: link, priceId: paymentId } = await payments.createPlanLink({
    name,
    currency,
    amountCents: payableCents({ priceCents, discount }),
    interval: duration,
    returnUrl: `${publicUrl}/dashboard/membership?checkout={CHECKOUT_SESSION_ID}`,
    idempotencyKey: `demo-${name}-${duration}-${publicUrl}`,
  })
  const opens = courses ? ('chosen' as const) : ('all' as const)
  await insertPlan(db, publicUrl, {
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
}
