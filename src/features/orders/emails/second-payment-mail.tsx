import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { amountOf } from './format.ts'

type SecondPayment = {
  firstName: string
  courseTitle: string
  amountCents: number
  currency: string
  paymentId: string
  courseUrl: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'second-payment': SecondPayment
  }
}

export const secondPaymentMail: MailTemplate<SecondPayment> = {
  subject: ({ courseTitle }) => `Your second payment for ${courseTitle} goes back`,
  Body: ({ firstName, courseTitle, amountCents, currency, paymentId, courseUrl }) => (
    <MailLayout
      preview={`${amountOf(amountCents, currency)} goes back the way it was paid.`}
      footer="Questions about the refund? Write to us and quote its reference."
    >
      <MailHeading>Your second payment goes back</MailHeading>
      <MailText>
        Hello {firstName}, a payment for a course that you have already came in. All of it goes back to where it came
        from; your bank may take some days to show it. The course stays yours.
      </MailText>
      <MailFacts
        facts={[
          ['Course', courseTitle],
          ['Amount', amountOf(amountCents, currency)],
          ['Payment', paymentId],
        ]}
      />
      <MailButton href={courseUrl}>Open the course</MailButton>
    </MailLayout>
  ),
}
