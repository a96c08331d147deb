import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

/** `url` is the page that asks, `oneClickUrl` what a mail program calls by itself. */
type Welcome = { url: string; oneClickUrl: string }

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'newsletter-welcome': Welcome
  }
}

export const newsletterWelcomeMail: MailTemplate<Welcome> = {
  subject: () => 'You are on the list',
  unsubscribeUrl: ({ oneClickUrl }) => oneClickUrl,
  Body: ({ url }) => (
    <MailLayout preview="The next issue comes to this address." footer="You receive this because you confirmed it.">
      <MailHeading>You are on the list</MailHeading>
      <MailText>The next issue comes to this address. Every issue has an unsubscribe link.</MailText>
      <MailButton quiet href={url}>
        Unsubscribe
      </MailButton>
    </MailLayout>
  ),
}
