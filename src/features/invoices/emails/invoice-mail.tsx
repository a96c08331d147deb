import { MailFacts, MailTotal } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { sumOf } from '#src/wire/money/money.ts'

type Issued = {
  firstName: string
  kind: 'invoice' | 'credit-note' | 'credit-reversal'
  number: string
  buyerName: string
  /** What was bought. */
  title: string
  totalCents: number
  currency: string
  /** ISO instant. */
  issuedAt: string
  receiptUrl: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    invoice: Issued
  }
}

const words = {
  invoice: { name: 'Invoice', text: 'the invoice of what was paid is issued.' },
  'credit-note': { name: 'Credit note', text: 'money of an order went back, and is credited.' },
  'credit-reversal': {
    name: 'Credit taken back',
    text: 'a sum that had been credited did not go back, or was paid again: that credit does not count any more.',
  },
} as const

export const invoiceMail: MailTemplate<Issued> = {
  subject: ({ kind, number }) => `${words[kind].name} ${number}`,
  Body: ({ firstName, kind, number, buyerName, title, totalCents, currency, issuedAt, receiptUrl }, { day }) => (
    <MailLayout
      preview={`${title}: ${sumOf(totalCents, currency)}.`}
      footer="You get this email because your billing details name a business. What was issued is never changed; for the next one, change the details under Billing in your profile."
    >
      <MailHeading>
        {words[kind].name} {number}
      </MailHeading>
      <MailText>
        Hello {firstName}, {words[kind].text} It lies beside the receipt, as PDF and as XML for your books.
      </MailText>
      <MailTotal label={`Issued on ${day(issuedAt)}`} amount={sumOf(totalCents, currency)} />
      <MailFacts
        facts={[
          ['For', title],
          ['Buyer', buyerName],
        ]}
      />
      <MailButton href={receiptUrl}>Open the receipt</MailButton>
    </MailLayout>
  ),
}
