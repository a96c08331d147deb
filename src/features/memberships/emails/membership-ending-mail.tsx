import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import type { MembershipMail } from './membership-mail.ts'

/** That a membership which is paid until a date ends soon. */
export const membershipEndingMail: MailTemplate<MembershipMail> = {
  subject: ({ planName, periodEndsAt }, { day }) => `Your ${planName} membership ends on ${day(periodEndsAt)}`,
  Body: ({ firstName, planName, duration, periodEndsAt, giver, isRenewable = true, url }, { day }) => (
    <MailLayout
      preview={
        giver === undefined
          ? `${isRenewable ? 'Renew it' : 'Write to us'}, and nothing closes. Nothing is taken by itself.`
          : 'It goes on if the place is bought again. Nothing is taken from you.'
      }
      footer="Your progress and your certificates stay, whatever happens to the membership."
    >
      <MailHeading>Your {planName} membership ends soon</MailHeading>
      <MailText>
        Hello {firstName},{' '}
        {giver === undefined
          ? `your membership is open until the day below, and what it opens closes then. ${goingOn(isRenewable, duration)}`
          : `the place that ${giver || 'somebody'} has bought for you is paid until the day below, and what it opens closes then. It goes on if they buy the next ${duration}: ask them. Nothing is taken from you.`}
      </MailText>
      <MailFacts
        facts={[
          ['Plan', planName],
          ['Open until', day(periodEndsAt)],
        ]}
      />
      <MailButton href={url}>
        {giver === undefined && isRenewable ? 'Renew your membership' : 'See your membership'}
      </MailButton>
    </MailLayout>
  ),
}

const goingOn = (isRenewable: boolean, duration: string): string =>
  isRenewable
    ? `To go on, renew it with a new payment: the next ${duration} begins where this one ends, so no day is lost. If you have paid already, you need not do anything.`
    : 'It cannot be renewed on its page at the moment: to go on, write to us.'
