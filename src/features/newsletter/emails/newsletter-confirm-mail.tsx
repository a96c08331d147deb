import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Confirm = { url: string }

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'newsletter-confirm': Confirm
  }
}

export const newsletterConfirmMail: MailTemplate<Confirm> = {
  subject: () => 'Confirm your subscription',
  Body: ({ url }) => (
    <MailLayout
      preview="One click confirms that you want our monthly newsletter."
      footer="You did not ask for it? Ignore this email; we will not write again."
    >
      <MailHeading>Confirm your subscription</MailHeading>
      <MailText>
        Somebody, we hope you, asked for our letter: once a month a new course, a paper worth reading, and one idea to
        use on Monday.
      </MailText>
      <MailButton href={url}>Yes, subscribe</MailButton>
    </MailLayout>
  ),
}
