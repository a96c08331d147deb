import { Text } from 'react-email'

import { MailLayout, type MailTemplate } from '#src/web/mail-layout.tsx'

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

declare module '#src/server/mail.ts' {
  interface Mails {
    receipt: Receipt
  }
}

export const receiptMail: MailTemplate<Receipt> = {
  subject: ({ courseTitle }) => `Your receipt for ${courseTitle}`,
  Body: ({ firstName, courseTitle }) => (
    <MailLayout>
      <Text>
        {firstName}, {courseTitle} is yours.
      </Text>
    </MailLayout>
  ),
}
