import { MailFacts, MailTotal } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { sumOf } from '#src/wire/money/money.ts'

import { dateFormat } from './format.ts'

type Receipt = {
  firstName: string
  courseTitle: string
  amountCents: number
  /** What a coupon took off; absent in mails that were sent by the version before. */
  discountCents?: number
  couponCode?: string | null
  currency: string
  orderId: string
  paymentId: string
  /** ISO instant. */
  paidAt: string
  courseUrl: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    receipt: Receipt
  }
}

export const receiptMail: MailTemplate<Receipt> = {
  subject: ({ courseTitle }) => `Your receipt for ${courseTitle}`,
  Body: ({ firstName, courseTitle, amountCents, currency, orderId, paymentId, paidAt, courseUrl, ...coupon }) => (
    <MailLayout
      preview={`${sumOf(amountCents, currency)} received. The course is open.`}
      footer="Keep this email as your receipt. Questions about the payment? Write to us and quote its reference."
    >
      <MailHeading>It is yours, {firstName}</MailHeading>
      <MailText>Your payment has arrived, and {courseTitle} is open, to keep.</MailText>
      <MailButton href={courseUrl}>Start Learning</MailButton>
      <MailTotal label={`Paid on ${dateFormat.format(new Date(paidAt))} UTC`} amount={sumOf(amountCents, currency)} />
      <MailFacts
        facts={[
          ['Course', courseTitle],
          ...couponFacts({ amountCents, currency, ...coupon }),
          ['Order', orderId],
          ['Payment', paymentId],
        ]}
      />
    </MailLayout>
  ),
}

const couponFacts = ({
  amountCents,
  currency,
  discountCents = 0,
  couponCode,
}: Pick<Receipt, 'amountCents' | 'currency' | 'discountCents' | 'couponCode'>): [string, string][] =>
  couponCode
    ? [
        ['Price', sumOf(amountCents + discountCents, currency)],
        [`Coupon ${couponCode}`, sumOf(-discountCents, currency)],
      ]
    : []
