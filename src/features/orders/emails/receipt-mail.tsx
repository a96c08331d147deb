import { MailButton, MailFacts, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { amountOf, dateFormat } from './format.ts'

type Receipt = {
  firstName: string
  courseTitle: string
  amountCents: number
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
  Body: ({ firstName, courseTitle, amountCents, currency, orderId, paymentId, paidAt, courseUrl }) => (
    <MailLayout
      preview={`${amountOf(amountCents, currency)} received. The course is open.`}
      footer="Keep this email as your receipt. Questions about the payment? Write to us and quote its reference."
    >
      <MailHeading>{courseTitle} is yours</MailHeading>
      <MailText>Hello {firstName}, your payment has arrived and the course is yours to keep.</MailText>
      <MailFacts
        facts={[
          ['Course', courseTitle],
          ['Amount', amountOf(amountCents, currency)],
          ['Paid on', `${dateFormat.format(new Date(paidAt))} UTC`],
          ['Order', orderId],
          ['Payment', paymentId],
        ]}
      />
      <MailButton href={courseUrl}>Start Learning</MailButton>
    </MailLayout>
  ),
}
