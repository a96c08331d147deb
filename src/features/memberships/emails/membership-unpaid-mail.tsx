import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { priceOf, type MembershipMail } from './membership-mail.ts'
import { OtherPlans } from './other-plans.tsx'

export const membershipUnpaidMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your ${planName} membership could not be renewed`,
  Body: membership => (
    <MailLayout
      preview="Your card was declined. Here is what to do."
      footer="Courses you bought stay open, whatever happens to the membership."
    >
      <MailHeading>Your membership could not be renewed</MailHeading>
      <MailText>
        Hello {membership.firstName}, your bank did not accept the payment for your {membership.planName} membership.
        What it opens is closed until the payment arrives. Please check your card, or choose another one; we will try
        again within the next days.
      </MailText>
      <MailFacts
        facts={[
          ['Plan', membership.planName],
          ['Price', priceOf(membership)],
        ]}
      />
      <OtherPlans others={membership.others} />
      <MailButton href={membership.url}>Update card</MailButton>
    </MailLayout>
  ),
}
