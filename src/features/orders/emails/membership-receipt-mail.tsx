import { MailFacts, MailTotal } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { sumOf } from '#src/wire/money/money.ts'

import { type BilledTax, taxFacts } from './payment-facts.tsx'

/** What the mails about a payment for a membership are told. */
export type MembershipPayment = {
  readonly firstName: string
  readonly planName: string
  readonly amountCents: number
  readonly currency: string
  readonly orderId: string
  readonly paymentId: string
  readonly receiptUrl: string
}

type Receipt = MembershipPayment &
  BilledTax & {
    /** ISO instant. */
    readonly paidAt: string
    /** What was paid for; null where a change within a period was. */
    readonly period: { readonly from: string; readonly to: string } | null
  }

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'membership-receipt': Receipt
  }
}

export const membershipReceiptMail: MailTemplate<Receipt> = {
  subject: ({ planName }) => `Your receipt for the ${planName} membership`,
  Body: (
    { firstName, planName, amountCents, currency, orderId, paymentId, paidAt, period, receiptUrl, ...tax },
    { moment, days },
  ) => (
    <MailLayout
      preview={`${sumOf(amountCents, currency)} received for ${planName}.`}
      footer="Keep this email as your receipt. Questions about the payment? Write to us and quote its reference."
    >
      <MailHeading>Your payment has arrived</MailHeading>
      <MailText>
        Hello {firstName}, thank you.{' '}
        {period ? `Your ${planName} membership goes on.` : `It pays for the change of your ${planName} membership.`}
      </MailText>
      <MailTotal label={`Paid on ${moment(paidAt)}`} amount={sumOf(amountCents, currency)} />
      <MailFacts
        facts={[
          ['Plan', planName],
          ...(period ? [['Period', days(period.from, period.to)] as const] : []),
          ...taxFacts(tax, currency),
          ['Order', orderId],
          ['Payment', paymentId],
        ]}
      />
      <MailButton href={receiptUrl}>See the receipt</MailButton>
    </MailLayout>
  ),
}
