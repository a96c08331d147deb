import { MailFacts } from '#src/web/mail-bill.tsx'
import type { MailClock } from '#src/web/mail-clock.ts'
import { MailText, useMailClock } from '#src/web/mail-layout.tsx'

import { type OtherPlan, priceOf } from './membership-mail.ts'

const words = {
  renews: (plan: OtherPlan, { day }: MailClock) => `${priceOf(plan)}, renews on ${day(plan.periodEndsAt)}`,
  ends: ({ periodEndsAt }: OtherPlan, { day }: MailClock) => `open until ${day(periodEndsAt)}, then it ends`,
  'ends-unpaid': () => 'not paid, and not charged again',
  unpaid: (plan: OtherPlan) => `${priceOf(plan)}, not paid at the moment`,
} as const

const nameOf = ({ planName, duration }: OtherPlan): string =>
  `${planName}, ${duration === 'year' ? 'yearly' : 'monthly'}`

/** What becomes of each plan. */
export function PlanFacts({ plans }: { plans: readonly OtherPlan[] }) {
  const clock = useMailClock()
  return <MailFacts facts={plans.map(plan => [nameOf(plan), words[plan.what](plan, clock)])} />
}

interface OtherPlansProps {
  others?: readonly OtherPlan[] | undefined
  /** Said where none of them is charged again. */
  stopping?: string
}

/** What somebody holds besides, and what becomes of it: nobody pays for two plans without knowing. */
export function OtherPlans({
  others = [],
  stopping = 'What you hold besides runs out, and is not charged again:',
}: OtherPlansProps) {
  if (others.length === 0) return null
  const isCharged = others.some(({ what }) => what === 'renews' || what === 'unpaid')
  return (
    <>
      <MailText>
        {isCharged
          ? 'You hold another membership besides, which goes on being charged until you cancel it on your membership page:'
          : stopping}
      </MailText>
      <PlanFacts plans={others} />
    </>
  )
}
