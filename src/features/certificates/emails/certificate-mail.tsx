import { Text } from 'react-email'

import { MailLayout, type MailTemplate } from '#src/web/mail-layout.tsx'

type Earned = { firstName: string; courseTitle: string; number: string; verifyUrl: string; certificatesUrl: string }

declare module '#src/server/mail.ts' {
  interface Mails {
    certificate: Earned
  }
}

export const certificateMail: MailTemplate<Earned> = {
  subject: ({ courseTitle }) => `Your certificate for ${courseTitle}`,
  Body: ({ firstName, courseTitle, number }) => (
    <MailLayout>
      <Text>
        {firstName}, you have completed {courseTitle}. Your certificate has the number {number}.
      </Text>
    </MailLayout>
  ),
}
