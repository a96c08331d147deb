import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { sumOf } from '#src/wire/money/money.ts'

type PaymentFailed = {
  firstName: string
  courseTitle: string
  /** Whether it names a plan. */
  isPlan?: boolean
  amountCents: number
  currency: string
  paymentUrl: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'payment-failed': PaymentFailed
  }
}

export const paymentFailedMail: MailTemplate<PaymentFailed> = {
  subject: ({ courseTitle }) => `Your payment for ${courseTitle} did not go through`,
  Body: ({ firstName, courseTitle, isPlan, amountCents, currency, paymentUrl }) => (
    <MailLayout
      preview="Nothing was charged. You can pay again."
      footer="If it fails again, your bank can tell you why, and we are glad to help."
    >
      <MailHeading>Your payment did not go through</MailHeading>
      <MailText>
        Hello {firstName}, your bank declined the payment that was being processed. Nothing was charged, and{' '}
        {isPlan ? 'the membership has not begun' : 'nothing is open yet'}.
      </MailText>
      <MailFacts
        facts={[
          [isPlan ? 'Plan' : 'Bought', courseTitle],
          ['Amount', sumOf(amountCents, currency)],
        ]}
      />
      <MailButton href={paymentUrl}>Pay again</MailButton>
    </MailLayout>
  ),
}
