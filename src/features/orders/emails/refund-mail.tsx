import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { isByHand } from '#src/wire/money/methods.ts'
import { sumOf } from '#src/wire/money/money.ts'

import { waysBack } from './membership-refund-mail.tsx'
import { PaymentFacts, type CoursePayment } from './payment-facts.tsx'

type Refund = CoursePayment & {
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
  Body: ({ staysOpen, certificateGoes, ...payment }) => (
    <MailLayout
      preview={`${sumOf(payment.amountCents, payment.currency)} goes back${isByHand(payment.paymentId) ? ' to you' : ' the way it was paid'}.`}
      footer="Questions about the refund? Write to us and quote its reference."
    >
      <MailHeading>Your payment was refunded</MailHeading>
      <MailText>
        Hello {payment.firstName}, the money {waysBack(payment.paymentId)}{' '}
        {payment.seats ? placesText(payment) : courseText({ staysOpen, certificateGoes })}
      </MailText>
      <PaymentFacts {...payment} />
      <MailButton href={payment.courseUrl}>{payment.seats ? 'See the places' : 'See the course'}</MailButton>
    </MailLayout>
  ),
}

const placesText = ({ isPlan }: CoursePayment): string =>
  isPlan
    ? 'The time that it paid for is taken off the places: their page says until when they are open. Progress is kept.'
    : 'The places are closed now, and so is the course to whoever had taken one. Their progress is kept.'

const courseText = ({ staysOpen, certificateGoes }: Pick<Refund, 'staysOpen' | 'certificateGoes'>): string =>
  staysOpen
    ? 'The course stays open to you, because you have it by other means as well.'
    : `The course is closed now. Your progress ${certificateGoes ? 'is' : 'and your certificates are'} kept, should you buy it again.`
