import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { priceOf, termOf, type MembershipMail } from './membership-mail.ts'

const rhythms = { month: 'monthly', year: 'yearly' } as const

export const membershipChangedMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your plan is ${planName} now`,
  Body: (membership, clock) => (
    <MailLayout
      preview={`Your membership is ${membership.planName}, ${rhythms[membership.duration]}, from now on.`}
      footer="This email confirms a change of your membership. Where something was taken for it, the receipt comes in a mail of its own. What is left of the former plan was credited."
    >
      <MailHeading>Your plan is {membership.planName} now</MailHeading>
      <MailText>
        Hello {membership.firstName}, your membership has changed
        {membership.former && ` from ${membership.former}`} to {membership.planName}, {rhythms[membership.duration]}.
        What it opens is open from now on. If this was not you, please change your password and write to us.
      </MailText>
      <MailFacts facts={[['Plan', membership.planName], ['Price', priceOf(membership)], termOf(membership, clock)]} />
      <MailButton href={membership.url}>See your membership</MailButton>
    </MailLayout>
  ),
}
