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
  /** Of places of a plan, which are paid until a day; absent in mails that were sent by the version before. */
  isPlan?: boolean
}

/** What was added to the price as tax; absent where that holds it. `taxName` has its rate. */
export interface BilledTax {
  netCents?: number
  taxCents?: number
  taxName?: string
}

/** The price before it, and the tax. */
export const taxFacts = ({ netCents, taxCents = 0, taxName = '' }: BilledTax, currency: string): [string, string][] =>
  netCents === undefined
    ? []
    : [
        ['Before tax', sumOf(netCents, currency)],
        [taxName, sumOf(taxCents, currency)],
      ]

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
