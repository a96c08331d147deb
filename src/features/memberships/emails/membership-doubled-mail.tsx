import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import type { MembershipMail } from './membership-mail.ts'
import { PlanFacts } from './other-plans.tsx'

/** The provider has moved a membership to a plan that its holder had already. */
export const membershipDoubledMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `You will not pay for ${planName} twice`,
  Body: ({ firstName, planName, others = [], url }) => (
    <MailLayout
      preview="One of your memberships goes on, the other one is not charged again."
      footer="Questions about your memberships? Write to us."
    >
      <MailHeading>You will not pay for {planName} twice</MailHeading>
      <MailText>
        Hello {firstName}, one of your memberships was changed to the {planName} plan, which you hold already. One goes
        on; the other one is not charged again. These are your memberships:
      </MailText>
      <PlanFacts plans={others} />
      <MailButton href={url}>See your membership</MailButton>
    </MailLayout>
  ),
}
