import { MailCode, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

/** Without a name: whose address it is, is not known yet. */
type EmailCode = {
  code: string
  /** How long the code works. */
  minutes: number
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'email-code': EmailCode
  }
}

export const emailCodeMail: MailTemplate<EmailCode> = {
  subject: () => 'The code for your secondary email',
  Body: ({ code, minutes }) => (
    <MailLayout
      preview={`${code} is your code. It works for ${minutes} minutes.`}
      footer="You did not ask for this? Ignore this email; nothing changes without the code."
    >
      <MailHeading>Your code</MailHeading>
      <MailText>Enter this code in your profile to add this address to your account.</MailText>
      <MailCode>{code}</MailCode>
      <MailText>It works for {minutes} minutes and for five attempts.</MailText>
    </MailLayout>
  ),
}
