import { Text } from 'react-email'

import { MailLayout, type MailTemplate } from '#src/web/mail-layout.tsx'

type SecondPayment = { firstName: string; courseTitle: string; paymentId: string }

declare module '#src/server/mail.ts' {
  interface Mails {
    'second-payment': SecondPayment
  }
}

export const secondPaymentMail: MailTemplate<SecondPayment> = {
  subject: ({ courseTitle }) => `Your second payment for ${courseTitle} goes back`,
  Body: ({ firstName, courseTitle }) => (
    <MailLayout>
      <Text>
        {firstName}, you had paid for {courseTitle} already, so the second payment goes back to your card.
      </Text>
    </MailLayout>
  ),
}
