import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { priceOf, type MembershipMail } from './membership-mail.ts'

export const membershipChargedBackMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `The payment for your ${planName} membership was taken back`,
  Body: membership => (
    <MailLayout
      preview="What the membership opens is closed."
      footer="Courses you bought stay open, whatever happens to the membership."
    >
      <MailHeading>Your payment was taken back</MailHeading>
      <MailText>
        Hello {membership.firstName}, your bank has taken back the last payment for your {membership.planName}{' '}
        membership ({priceOf(membership)}), so what it opens is closed. If you did not ask your bank for this, please
        write to us. If you do not want the membership any more, cancel it on its page.
      </MailText>
      <MailButton href={membership.url}>See your membership</MailButton>
    </MailLayout>
  ),
}
