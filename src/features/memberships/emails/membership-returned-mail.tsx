import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { sumOf } from './membership-mail.ts'

type MembershipReturned = {
  firstName: string
  planName: string | null
  amountCents: number
  currency: string
  why: 'second' | 'unmatched'
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'membership-returned': MembershipReturned
  }
}

export const membershipReturnedMail: MailTemplate<MembershipReturned> = {
  subject: ({ why }) => (why === 'second' ? 'Your second membership payment goes back' : 'Your payment goes back'),
  Body: ({ firstName, planName, amountCents, currency, why, url }) => (
    <MailLayout
      preview={
        amountCents > 0 ? `${sumOf(amountCents, currency)} goes back to where it came from.` : 'Nothing is charged.'
      }
      footer="Questions about the refund? Write to us."
    >
      <MailHeading>{why === 'second' ? 'You hold this plan already' : 'Your payment goes back'}</MailHeading>
      <MailText>
        Hello {firstName},{' '}
        {why === 'second'
          ? `you have paid for the ${planName ?? ''} plan a second time. The first one goes on; the second has ended.`
          : 'we could not give you what your payment was for, so nothing more is charged.'}{' '}
        {amountCents > 0 &&
          `All of it, ${sumOf(amountCents, currency)}, goes back to where it came from; your bank may take some days to show it.`}
      </MailText>
      <MailButton href={url}>See your membership</MailButton>
    </MailLayout>
  ),
}
