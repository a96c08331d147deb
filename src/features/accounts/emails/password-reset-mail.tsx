import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type PasswordReset = {
  firstName: string
  /** The page that takes the new password; its address is the secret. */
  url: string
  /** How long the link works. */
  minutes: number
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'password-reset': PasswordReset
  }
}

export const passwordResetMail: MailTemplate<PasswordReset> = {
  subject: () => 'Reset your password',
  Body: ({ firstName, url, minutes }) => (
    <MailLayout
      preview={`The link works once, for ${minutes} minutes.`}
      footer="You did not ask for this? Ignore this email; your password stays as it is."
    >
      <MailHeading>Reset your password</MailHeading>
      <MailText>Hello {firstName}, use this button to choose a new password.</MailText>
      <MailText>The link works once, for {minutes} minutes. You will be logged out on every device.</MailText>
      <MailButton href={url}>Choose a new password</MailButton>
    </MailLayout>
  ),
}
