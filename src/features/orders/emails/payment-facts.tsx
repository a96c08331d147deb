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
}

/** Which payment a mail is about. */
export const PaymentFacts = ({ courseTitle, amountCents, currency, paymentId }: CoursePayment) => (
  <MailFacts
    facts={[
      ['Course', courseTitle],
      ['Amount', sumOf(amountCents, currency)],
      ['Payment', paymentId],
    ]}
  />
)
