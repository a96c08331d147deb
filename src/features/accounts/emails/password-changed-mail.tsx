import { MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { NotMe } from './not-me.tsx'

type PasswordChanged = {
  firstName: string
  /** ISO instant. */
  changedAt: string
  /** The page that undoes the change; its address is the secret. Null for an address that may not. */
  url: string | null
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'password-changed': PasswordChanged
  }
}

export const passwordChangedMail: MailTemplate<PasswordChanged> = {
  subject: () => 'Your password was changed',
  Body: ({ firstName, changedAt, url }, { moment }) => (
    <MailLayout
      preview={url ? 'If it was not you, take your account back now.' : 'If it was not you, read what to do.'}
      footer="We sent this to every email address of your account."
    >
      <MailHeading>Your password was changed</MailHeading>
      <MailText>
        Hello {firstName}, the password of your account was changed on {moment(changedAt)}. All other browsers were
        logged out.
      </MailText>
      <NotMe url={url} />
    </MailLayout>
  ),
}
