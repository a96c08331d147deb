import { MailFacts } from '#src/web/mail-bill.tsx'
import { sumOf } from '#src/wire/money/money.ts'

/** What every mail about a payment for a course knows. */
export interface CoursePayment {
  firstName: string
  courseTitle: string
  amountCents: number
  currency: string
  paymentId: string
  courseUrl: string
  /** Of places for others; absent in mails that were sent by the version before. */
  seats?: number | null
}

/** Which payment a mail is about. */
export const PaymentFacts = ({ courseTitle, seats = null, amountCents, currency, paymentId }: CoursePayment) => (
  <MailFacts
    facts={[
      [seats === null ? 'Course' : 'Places', courseTitle],
      ['Amount', sumOf(amountCents, currency)],
      ['Payment', paymentId],
    ]}
  />
)
