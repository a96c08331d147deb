import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Invitation = {
  academy: string
  /** The page where its account is made. */
  url: string
  /** How long the link works. */
  days: number
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    invitation: Invitation
  }
}

export const invitationMail: MailTemplate<Invitation> = {
  subject: ({ academy }) => `You are invited to ${academy}`,
  Body: ({ academy, url, days }) => (
    <MailLayout
      preview={`Your account at ${academy} takes a minute.`}
      footer="You do not want an account? Ignore this email: without you none is made."
    >
      <MailHeading>You are invited to {academy}</MailHeading>
      <MailText>The button leads to a form where you choose a name and a password.</MailText>
      <MailText>The link is for this address alone and works for {days} days.</MailText>
      <MailButton href={url}>Accept the invitation</MailButton>
    </MailLayout>
  ),
}
