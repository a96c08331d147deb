import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import type { MembershipMail } from './membership-mail.ts'
import { OtherPlans } from './other-plans.tsx'

export const membershipEndedMail: MailTemplate<MembershipMail> = {
  subject: ({ planName }) => `Your ${planName} membership has ended`,
  Body: ({ firstName, planName, others, url, ...mail }) => (
    <MailLayout
      preview="Nothing more will be charged for it. Your progress and your certificates stay."
      footer="This email confirms that your membership has ended."
    >
      <MailHeading>Your {planName} membership has ended</MailHeading>
      <MailText>
        Hello {firstName}, your membership has ended and nothing more will be charged for it. Courses you bought, your
        progress and your certificates stay. You are welcome back at any time.
      </MailText>
      {mail.giver !== undefined && (
        <MailText>
          It was a place that {mail.giver || 'somebody'} had bought for you. It opens again if they buy it on.
        </MailText>
      )}
      {isRenewable(mail) && (
        <MailText>
          Within the next 30 days you can renew it on its page: a new payment begins a new period on the day it arrives.
        </MailText>
      )}
      {mail.isRefunded && (
        <MailText>
          Your last payment was given back.{' '}
          {!mail.isBackByHand && 'It arrives where you paid from, usually within ten days.'}
        </MailText>
      )}
      <OtherPlans others={others} />
      <MailButton href={url}>{isRenewable(mail) ? 'Renew your membership' : 'See your membership'}</MailButton>
    </MailLayout>
  ),
}

/** What somebody else has paid for is renewed by them. */
const isRenewable = ({
  isPaidOnce,
  isRenewable: isPayable = true,
  giver,
  isRefunded,
}: Pick<MembershipMail, 'isPaidOnce' | 'isRenewable' | 'giver' | 'isRefunded'>): boolean =>
  isPaidOnce === true && isPayable && giver === undefined && !isRefunded
