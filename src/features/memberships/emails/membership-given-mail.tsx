import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import type { MembershipMail } from './membership-mail.ts'
import { OtherPlans } from './other-plans.tsx'

/** That staff have given a membership, or made it longer, without a payment. */
export const membershipGivenMail: MailTemplate<MembershipMail> = {
  subject: ({ planName, isLonger }) =>
    isLonger ? `Your ${planName} membership is open longer` : `A ${planName} membership for you`,
  Body: ({ firstName, planName, periodEndsAt, isLonger, others, url }, { day }) => (
    <MailLayout
      preview={`${planName} is open to you until ${day(periodEndsAt)}. Nothing is charged for it.`}
      footer="This email confirms what our team has given you."
    >
      <MailHeading>{isLonger ? `More time with ${planName}` : `Welcome to ${planName}`}</MailHeading>
      <MailText>
        Hello {firstName},{' '}
        {isLonger
          ? 'our team has made your membership longer.'
          : 'our team has given you this membership. What it opens is open from now on.'}{' '}
        Nothing is charged for it, and it ends by itself: we write to you before.
      </MailText>
      <MailFacts
        facts={[
          ['Plan', planName],
          ['Open until', day(periodEndsAt)],
        ]}
      />
      <OtherPlans others={others} />
      <MailButton href={url}>See your membership</MailButton>
    </MailLayout>
  ),
}
