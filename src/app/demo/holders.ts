// Who holds a plan of the demo: they bought it at the sandbox some time ago, and have paid since.
import type { DemoHolder } from '@palestra/demo-academy/content/crowd-types'
import { drawHolders } from '@palestra/demo-academy/content/holders'
import type { RunningSandbox } from '@palestra/stripe-sandbox'

import { coverHolders } from '#src/features/memberships/commands/cover-holders.ts'
import { writeMembership } from '#src/features/memberships/commands/write-membership.ts'
import { statusOf } from '#src/features/memberships/policy.ts'
import { findBySubscription } from '#src/features/memberships/queries/find-memberships.ts'
import { insertBills } from '#src/features/orders/commands/bills/record-bills.ts'
import type { Services } from '#src/server/context.ts'

import type { CrowdMember } from './crowd.ts'
import { daysBefore } from './days.ts'
import { needed } from './ids.ts'
import type { SoldPlans } from './plans.ts'

/** The sandbox's card that pays once, and fails at each renewal. */
const FAILS_RENEWALS = '4000000000000341'

type Loaded = { crowd: readonly CrowdMember[]; plans: SoldPlans; sandbox: RunningSandbox }

export async function loadHolders(services: Services, { crowd, ...loaded }: Loaded): Promise<void> {
  const holders = drawHolders(crowd).map(holder => ({ ...holder, person: needed(crowd[holder.member], 'member') }))
  for (const holder of holders) await loadHolder(services, loaded, holder)
  await coverHolders(
    services.db,
    holders.map(({ person }) => person.id),
  )
}

async function loadHolder(
  services: Services,
  { plans, sandbox }: Omit<Loaded, 'crowd'>,
  { person, plan, duration, daysAgo, outcome }: DemoHolder & { person: CrowdMember },
): Promise<void> {
  const { db, payments, now } = services
  const { id: planId, link } = needed(plans.get(`${plan}, ${duration}`), plan)
  const subscriptionId = await sandbox.subscribeSince({
    link,
    email: person.email,
    reference: person.id,
    since: daysBefore(now(), daysAgo),
    ...(outcome === 'unpaid' && { card: FAILS_RENEWALS }),
  })
  if (outcome === 'leaves') await payments.cancelSubscription(subscriptionId, 'period-end')
  const subscription = needed(await payments.findSubscription(subscriptionId), subscriptionId)
  const status = needed(statusOf(subscription), subscription.status)
  const answer = { subscription, readAt: now().toISOString() }
  await writeMembership(db, { userId: person.id, planId, status, answer })
  const membership = needed(await findBySubscription(db, subscriptionId), subscriptionId)
  const bills = await payments.listPaidBills(subscriptionId)
  await insertBills(services, db, { membership, bills, readAt: answer.readAt })
}
