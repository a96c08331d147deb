import { MailButton, MailCode, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

/** Without a name: until the code is entered, anybody may have typed it for anybody else. */
type Activation = {
  code: string
  /** How long the code works. */
  minutes: number
  /** The page that takes the code. */
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    activation: Activation
  }
}

export const activationMail: MailTemplate<Activation> = {
  subject: () => 'Your activation code',
  Body: ({ code, minutes, url }) => (
    <MailLayout
      preview={`${code} is your code. It works for ${minutes} minutes.`}
      footer="You did not sign up? Ignore this email, and give nobody the code: no account is opened without it."
    >
      <MailHeading>Your activation code</MailHeading>
      <MailText>Enter this code to open your account.</MailText>
      <MailCode>{code}</MailCode>
      <MailText>It works for {minutes} minutes and for five attempts.</MailText>
      <MailButton href={url}>Enter the code</MailButton>
    </MailLayout>
  ),
}
