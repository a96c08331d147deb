import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { priceOf, termOf, type MembershipMail } from './membership-mail.ts'

export const membershipReopenedMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your ${planName} membership is open again`,
  Body: (membership, clock) => (
    <MailLayout
      preview="Its payment has arrived. You need not do anything."
      footer="This email confirms that your membership is open."
    >
      <MailHeading>Your {membership.planName} membership is open again</MailHeading>
      <MailText>
        Hello {membership.firstName}, the payment for your {membership.planName} membership is there now, and what it
        opens is open again. You need not do anything.
      </MailText>
      <MailFacts facts={[['Plan', membership.planName], ['Price', priceOf(membership)], termOf(membership, clock)]} />
      <MailButton href={membership.url}>See your membership</MailButton>
    </MailLayout>
  ),
}
