import { MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type AccountKept = { firstName: string }

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'account-kept': AccountKept
  }
}

export const accountKeptMail: MailTemplate<AccountKept> = {
  subject: () => 'Your account will not be deleted',
  Body: ({ firstName }) => (
    <MailLayout preview="Everything stays as it was." footer="We sent this to every email address of your account.">
      <MailHeading>Your account will not be deleted</MailHeading>
      <MailText last>
        Hello {firstName}, we have cancelled the deletion of your account. Your courses, your progress and your
        certificates stay as they were. If you do want it to be deleted, you can do so in your profile.
      </MailText>
    </MailLayout>
  ),
}
