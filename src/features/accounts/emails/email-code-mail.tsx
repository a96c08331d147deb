import { MailCode, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type EmailCode = {
  firstName: string
  code: string
  /** How long the code works. */
  minutes: number
}

declare module '#src/server/mail.ts' {
  interface Mails {
    'email-code': EmailCode
  }
}

export const emailCodeMail: MailTemplate<EmailCode> = {
  subject: () => 'The code for your secondary email',
  Body: ({ firstName, code, minutes }) => (
    <MailLayout
      preview={`${code} is your code. It works for ${minutes} minutes.`}
      footer="You did not ask for this? Ignore this email; nothing changes without the code."
    >
      <MailHeading>Your code</MailHeading>
      <MailText>Hello {firstName}, enter this code in your profile to add this address to your account.</MailText>
      <MailCode>{code}</MailCode>
      <MailText>It works for {minutes} minutes and for five attempts.</MailText>
    </MailLayout>
  ),
}
