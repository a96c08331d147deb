import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { sumOf } from '#src/wire/money/money.ts'

import { PaymentFacts, type CoursePayment } from './payment-facts.tsx'

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'second-payment': CoursePayment
  }
}

export const secondPaymentMail: MailTemplate<CoursePayment> = {
  subject: ({ courseTitle }) => `Your second payment for ${courseTitle} goes back`,
  Body: payment => (
    <MailLayout
      preview={`${sumOf(payment.amountCents, payment.currency)} goes back the way it was paid.`}
      footer="Questions about the refund? Write to us and quote its reference."
    >
      <MailHeading>Your second payment goes back</MailHeading>
      <MailText>
        Hello {payment.firstName}, a payment for a course that you have already came in. All of it goes back to where it
        came from; your bank may take some days to show it. The course stays yours.
      </MailText>
      <PaymentFacts {...payment} />
      <MailButton href={payment.courseUrl}>Open the course</MailButton>
    </MailLayout>
  ),
}
