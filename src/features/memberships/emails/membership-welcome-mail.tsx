import { MailFacts } from '#src/web/mail-bill.tsx'
import type { MailClock } from '#src/web/mail-clock.ts'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { paidFact, priceFact, renews, termOf, type MembershipMail } from './membership-mail.ts'
import { OtherPlans } from './other-plans.tsx'

const then = ({ isTrial }: MembershipMail): string => (isTrial ? 'is charged for the first time then' : 'renews then')

/** What was paid until now. */
const paidOf = ({ isPaidOnce, amountCents, paidCents }: MembershipMail): number =>
  isPaidOnce ? amountCents : (paidCents ?? amountCents)

function begun(membership: MembershipMail, { day }: MailClock): string {
  if (membership.isTrial)
    return `your membership has started with its free days, until ${day(membership.periodEndsAt)}. Nothing was charged.`
  return paidOf(membership) === 0
    ? 'your membership has started, and there was nothing to pay for its first period.'
    : 'your payment has arrived and your membership has started.'
}

function goesOn(membership: MembershipMail): string {
  const isCharged = renews(membership)
  if (membership.isTrial)
    return isCharged
      ? 'Its first payment is taken when the free days end, unless you cancel it on your membership page before. It renews automatically from then on.'
      : 'It is not charged.'
  if (isCharged)
    return 'It renews automatically until you cancel it on your membership page. The receipt of each payment is on your payments page.'
  return paidOf(membership) === 0
    ? 'It is not charged.'
    : 'It is not charged again. The receipt of your payment is on your payments page.'
}

/** What its holder took another one for stops; beside one that staff sell or give, nothing does. */
const stoppingOf = ({ hasStopped = true }: MembershipMail) =>
  hasStopped && { stopping: 'What you held before stops, and is not charged again:' }

export const membershipWelcomeMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your ${planName} membership has started`,
  Body: (membership, clock) => (
    <MailLayout
      preview={`${membership.planName} is open to you until ${clock.day(membership.periodEndsAt)}, and ${renews(membership) ? then(membership) : 'ends then'}.`}
      footer={`This email confirms your membership. ${goesOn(membership)}`}
    >
      <MailHeading>Welcome to {membership.planName}</MailHeading>
      <MailText>
        Hello {membership.firstName},{' '}
        {membership.isGranted
          ? 'our team has looked into a payment and given you this membership for it.'
          : begun(membership, clock)}{' '}
        What it opens is open from now on.
      </MailText>
      {membership.isPaidOnce && (
        <MailText>
          It is open until {clock.day(membership.periodEndsAt)}. Nothing is taken by itself: we write to you before that
          day{membership.isRenewable === false ? '' : ', and you renew it with a new payment if you like'}.
        </MailText>
      )}
      <MailFacts
        facts={[
          ['Plan', membership.planName],
          ...paidFact(membership),
          priceFact(membership),
          termOf(membership, clock),
        ]}
      />
      <OtherPlans others={membership.others} {...stoppingOf(membership)} />
      <MailButton href={membership.url}>See your membership</MailButton>
    </MailLayout>
  ),
}
