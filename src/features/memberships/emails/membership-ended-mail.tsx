import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import type { MembershipMail } from './membership-mail.ts'

export const membershipEndedMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your ${planName} membership has ended`,
  Body: ({ firstName, planName, isRefunded, url }) => (
    <MailLayout
      preview="Nothing more will be charged. Your progress and your certificates stay."
      footer="This email confirms that your membership has ended."
    >
      <MailHeading>Your {planName} membership has ended</MailHeading>
      <MailText>
        Hello {firstName}, your membership has ended and nothing more will be charged. Courses you bought, your progress
        and your certificates stay. You are welcome back at any time.
      </MailText>
      {isRefunded && (
        <MailText>Your last payment was given back. It arrives where you paid from, usually within ten days.</MailText>
      )}
      <MailButton href={url}>See your membership</MailButton>
    </MailLayout>
  ),
}
