import { MailFacts } from '#src/web/mail-bill.tsx'
import type { MailClock } from '#src/web/mail-clock.ts'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { priceOf, type MembershipMail } from './membership-mail.ts'

const factsOf = (membership: MembershipMail, { day }: MailClock): [string, string][] => [
  ['Plan', membership.planName],
  ['Price', priceOf(membership)],
  ['First payment', day(membership.periodEndsAt)],
]

/** Some days before the first payment is taken. */
export const membershipTrialEndsMail: MailTemplate<MembershipMail> = {
  subject: ({ planName, periodEndsAt }, { day }) => `Your first payment for ${planName} is on ${day(periodEndsAt)}`,
  Body: (membership, clock) => (
    <MailLayout
      preview="Your free days end soon. Nothing is charged if you cancel before."
      footer="You get this email once, before the free days of a membership end."
    >
      <MailHeading>Your free days end soon</MailHeading>
      <MailText>
        Hello {membership.firstName}, your {membership.planName} membership goes on after its free days, and its first
        payment is taken on {clock.day(membership.periodEndsAt)}. If you do not want that, cancel it on your membership
        page before: nothing is charged then.
      </MailText>
      <MailFacts facts={factsOf(membership, clock)} />
      <MailButton href={membership.url}>See your membership</MailButton>
    </MailLayout>
  ),
}

/** To who began the free days of a plan a second time. */
export const membershipTrialUsedMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your ${planName} membership opens with its first payment`,
  Body: (membership, clock) => (
    <MailLayout
      preview="You have had the free days of this plan. Nothing was charged."
      footer="To have it opened at once, write to us: we can begin to charge it today."
    >
      <MailHeading>You have had these free days</MailHeading>
      <MailText>
        Hello {membership.firstName}, each person has the free days of a plan once, and you had those of{' '}
        {membership.planName} before. Nothing was charged now. The membership opens with its first payment on{' '}
        {clock.day(membership.periodEndsAt)}; if you cancel it on your membership page before, nothing is charged at
        all.
      </MailText>
      <MailFacts facts={factsOf(membership, clock)} />
      <MailButton href={membership.url}>See your membership</MailButton>
    </MailLayout>
  ),
}
