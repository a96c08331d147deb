import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { isByHand } from '#src/wire/money/methods.ts'
import { sumOf } from '#src/wire/money/money.ts'

import type { MembershipPayment } from './membership-receipt-mail.tsx'

type Refund = MembershipPayment & {
  /** Whether nothing is left of the payment. */
  readonly isAll: boolean
  /** When the membership ends by that, an ISO instant; null where it is over, absent where it does not change. */
  readonly until?: string | null | undefined
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'membership-refund': Refund
  }
}

export const membershipRefundMail: MailTemplate<Refund> = {
  subject: ({ planName, isAll }) =>
    isAll ? `Your payment for ${planName} was refunded` : `A part of your payment for ${planName} was refunded`,
  Body: ({ firstName, planName, amountCents, currency, orderId, paymentId, receiptUrl, isAll, until }, { day }) => (
    <MailLayout
      preview={`${sumOf(amountCents, currency)} goes back${isByHand(paymentId) ? ' to you' : ' the way it was paid'}.`}
      footer="Questions about the refund? Write to us and quote its reference."
    >
      <MailHeading>{isAll ? 'Your payment was refunded' : 'A part of your payment was refunded'}</MailHeading>
      <MailText>
        Hello {firstName}, {sumOf(amountCents, currency)} {waysBack(paymentId)} {becomes(planName, until && day(until))}
      </MailText>
      <MailFacts
        facts={[
          ['Plan', planName],
          ['Order', orderId],
          ['Payment', paymentId],
        ]}
      />
      <MailButton href={receiptUrl}>See the receipt</MailButton>
    </MailLayout>
  ),
}

/** What was received by hand, such as in cash, no bank brings back. */
export const waysBack = (paymentId: string): string =>
  isByHand(paymentId)
    ? 'goes back to you from our team, as you had paid it to us.'
    : 'goes back to where it came from; your bank may take some days to show it.'

function becomes(planName: string, until: string | null | undefined): string {
  if (until === undefined) return `Your ${planName} membership does not change by this.`
  return until === null ? '' : `Your ${planName} membership is open until ${until} now.`
}
