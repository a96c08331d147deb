import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { PaymentFacts, type CoursePayment } from './payment-facts.tsx'

type PaymentTurn = CoursePayment & {
  isOpen: boolean
  turn: keyof typeof texts
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'payment-turn': PaymentTurn
  }
}

const texts = {
  'refunded-in-part': {
    heading: 'A part of your payment was refunded',
    text: 'the part of your payment that is named below goes back to where it came from; your bank may take some days to show it.',
  },
  'refund-failed': {
    heading: 'Your refund did not reach you',
    text: 'your bank has not taken the money that we gave back. We know of it, and will write to you about another way. You need not do anything.',
  },
  'dispute-lost': {
    heading: 'Your bank has returned your payment',
    text: 'your bank has taken your payment back from us and returned it to you.',
  },
  'dispute-won': {
    heading: 'Your payment stands',
    text: 'your bank has closed the dispute about your payment, and the payment stands.',
  },
} as const

function standing({ seats, isPlan, isOpen }: Pick<PaymentTurn, 'seats' | 'isPlan' | 'isOpen'>): string {
  if (seats && isPlan) return 'The page of the places says until when they are open.'
  if (seats) return isOpen ? 'The places are open.' : 'The places are closed now.'
  return isOpen ? 'The course is open to you.' : 'The course is closed now.'
}

/** What became of a payment after it was made: a part that goes back, a refund that failed, or a dispute that was decided. */
export const paymentTurnMail: MailTemplate<PaymentTurn> = {
  subject: ({ courseTitle, turn }) => `${texts[turn].heading}: ${courseTitle}`,
  Body: ({ isOpen, turn, ...payment }) => (
    <MailLayout
      preview={standing({ ...payment, isOpen })}
      footer="Questions about this payment? Write to us and name it."
    >
      <MailHeading>{texts[turn].heading}</MailHeading>
      <MailText>
        Hello {payment.firstName}, {texts[turn].text} {standing({ ...payment, isOpen })}{' '}
        {!isOpen && 'Progress is kept.'}
      </MailText>
      <PaymentFacts {...payment} />
      <MailButton href={payment.courseUrl}>{payment.seats ? 'See the places' : 'See the course'}</MailButton>
    </MailLayout>
  ),
}
