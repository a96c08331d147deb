import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import type { MembershipMail } from './membership-mail.ts'
import { OtherPlans } from './other-plans.tsx'

export const membershipEndedMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your ${planName} membership has ended`,
  Body: ({ firstName, planName, isRefunded, isPaidOnce, others, url }) => (
    <MailLayout
      preview="Nothing more will be charged for it. Your progress and your certificates stay."
      footer="This email confirms that your membership has ended."
    >
      <MailHeading>Your {planName} membership has ended</MailHeading>
      <MailText>
        Hello {firstName}, your membership has ended and nothing more will be charged for it. Courses you bought, your
        progress and your certificates stay. You are welcome back at any time.
      </MailText>
      {isPaidOnce && !isRefunded && (
        <MailText>
          Within the next 30 days you can renew it on its page: a new payment begins a new period on the day it arrives.
        </MailText>
      )}
      {isRefunded && (
        <MailText>Your last payment was given back. It arrives where you paid from, usually within ten days.</MailText>
      )}
      <OtherPlans others={others} stopping="What you hold besides runs out, and is not charged again:" />
      <MailButton href={url}>{isPaidOnce && !isRefunded ? 'Renew your membership' : 'See your membership'}</MailButton>
    </MailLayout>
  ),
}
