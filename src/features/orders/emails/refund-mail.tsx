import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { amountOf } from './format.ts'

type Refund = {
  firstName: string
  courseTitle: string
  amountCents: number
  currency: string
  paymentId: string
  courseUrl: string
  /** Something else opens the course as well, such as a membership. */
  staysOpen: boolean
  /** The certificate goes with the money, and has a mail of its own. */
  certificateGoes: boolean
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    refund: Refund
  }
}

export const refundMail: MailTemplate<Refund> = {
  subject: ({ courseTitle }) => `Your payment for ${courseTitle} was refunded`,
  Body: ({ firstName, courseTitle, amountCents, currency, paymentId, courseUrl, staysOpen, certificateGoes }) => (
    <MailLayout
      preview={`${amountOf(amountCents, currency)} goes back the way it was paid.`}
      footer="Questions about the refund? Write to us and quote its reference."
    >
      <MailHeading>Your payment was refunded</MailHeading>
      <MailText>
        Hello {firstName}, the money goes back to where it came from; your bank may take some days to show it.{' '}
        {staysOpen
          ? 'The course stays open to you, because you have it by other means as well.'
          : `The course is closed now. Your progress ${certificateGoes ? 'is' : 'and your certificates are'} kept, should you buy it again.`}
      </MailText>
      <MailFacts
        facts={[
          ['Course', courseTitle],
          ['Amount', amountOf(amountCents, currency)],
          ['Payment', paymentId],
        ]}
      />
      <MailButton href={courseUrl}>See the course</MailButton>
    </MailLayout>
  ),
}
