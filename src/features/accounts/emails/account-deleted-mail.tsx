import { MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type AccountDeleted = { firstName: string }

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'account-deleted': AccountDeleted
  }
}

export const accountDeletedMail: MailTemplate<AccountDeleted> = {
  subject: () => 'Your account was deleted',
  Body: ({ firstName }) => (
    <MailLayout preview="This is our last email to this address." footer="This is our last email to this address.">
      <MailHeading>Your account was deleted</MailHeading>
      <MailText last>
        Hello {firstName}, your account is gone, and with it everything that named you. Thank you for the time that you
        learned with us.
      </MailText>
    </MailLayout>
  ),
}
