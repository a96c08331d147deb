import { MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

import { NotMe } from './not-me.tsx'

type EmailChanged = {
  firstName: string
  change: 'added' | 'removed' | 'primary'
  /** The address that it happened to. */
  email: string
  /** ISO instant. */
  changedAt: string
  /** The page that undoes the change; its address is the secret. Null for who may not undo it. */
  url: string | null
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'email-changed': EmailChanged
  }
}

const changes = {
  added: 'was added to your account',
  removed: 'was removed from your account',
  primary: 'is now the primary email of your account',
} as const

export const emailChangedMail: MailTemplate<EmailChanged> = {
  subject: () => 'The emails of your account were changed',
  Body: ({ firstName, change, email, changedAt, url }, { moment }) => (
    <MailLayout
      preview={`${email} ${changes[change]}.`}
      footer="We sent this to every email address of your account, before and after the change."
    >
      <MailHeading>The emails of your account were changed</MailHeading>
      <MailText>
        Hello {firstName}, {email} {changes[change]} on {moment(changedAt)}.
      </MailText>
      {url && <NotMe url={url} />}
    </MailLayout>
  ),
}
