import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Welcome = { url: string }

declare module '#src/server/mail.ts' {
  interface Mails {
    'newsletter-welcome': Welcome
  }
}

export const newsletterWelcomeMail: MailTemplate<Welcome> = {
  subject: () => 'You are on the list',
  Body: ({ url }) => (
    <MailLayout preview="The next letter comes to this address." footer="You receive this because you confirmed it.">
      <MailHeading>You are on the list</MailHeading>
      <MailText>The next letter comes to this address. Every one of them has a way out at its end.</MailText>
      <MailButton href={url}>Unsubscribe</MailButton>
    </MailLayout>
  ),
}
