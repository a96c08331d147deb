import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailText } from '#src/web/mail-layout.tsx'

import { dayOf, type OtherPlan, priceOf } from './membership-mail.ts'

const words = {
  renews: (plan: OtherPlan) => `${priceOf(plan)}, renews on ${dayOf(plan.periodEndsAt)}`,
  ends: ({ periodEndsAt }: OtherPlan) => `open until ${dayOf(periodEndsAt)}, then it ends`,
  'ends-unpaid': () => 'not paid, and not charged again',
  unpaid: (plan: OtherPlan) => `${priceOf(plan)}, not paid at the moment`,
} as const

const nameOf = ({ planName, duration }: OtherPlan): string =>
  `${planName}, ${duration === 'year' ? 'yearly' : 'monthly'}`

/** What becomes of each plan. */
export const PlanFacts = ({ plans }: { plans: readonly OtherPlan[] }) => (
  <MailFacts facts={plans.map(plan => [nameOf(plan), words[plan.what](plan)])} />
)

interface OtherPlansProps {
  others?: readonly OtherPlan[] | undefined
  /** Said where none of them is charged again. */
  stopping?: string
}

/** What somebody holds besides, and what becomes of it: nobody pays for two plans without knowing. */
export function OtherPlans({
  others = [],
  stopping = 'What you held before stops, and is not charged again:',
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
