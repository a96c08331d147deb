import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { dayOf, priceOf, renews, termOf, type MembershipMail } from './membership-mail.ts'
import { OtherPlans } from './other-plans.tsx'

export const membershipWelcomeMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your ${planName} membership has started`,
  Body: membership => (
    <MailLayout
      preview={`${membership.planName} is open to you until ${dayOf(membership.periodEndsAt)}, and ${renews(membership) ? 'renews' : 'ends'} then.`}
      footer={
        renews(membership)
          ? 'This email confirms your membership. It renews automatically until you cancel it on your membership page. The receipt of each payment is on your payments page.'
          : 'This email confirms your membership. It is not charged again. The receipt of your payment is on your payments page.'
      }
    >
      <MailHeading>Welcome to {membership.planName}</MailHeading>
      <MailText>
        Hello {membership.firstName},{' '}
        {membership.isGranted
          ? 'our team has looked into a payment and given you this membership for it.'
          : 'your payment has arrived and your membership has started.'}{' '}
        What it opens is open from now on.
      </MailText>
      <MailFacts facts={[['Plan', membership.planName], ['Price', priceOf(membership)], termOf(membership)]} />
      <OtherPlans others={membership.others} />
      <MailButton href={membership.url}>See your membership</MailButton>
    </MailLayout>
  ),
}
