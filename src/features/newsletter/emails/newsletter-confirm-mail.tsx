import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Confirm = { url: string }

declare module '#src/server/mail.ts' {
  interface Mails {
    'newsletter-confirm': Confirm
  }
}

export const newsletterConfirmMail: MailTemplate<Confirm> = {
  subject: () => 'Is this letter for you?',
  Body: ({ url }) => (
    <MailLayout
      preview="One press confirms that you want our monthly letter."
      footer="You did not ask for it? Ignore this mail; nothing else will come."
    >
      <MailHeading>Is this letter for you?</MailHeading>
      <MailText>
        Somebody, we hope you, asked for our letter: once a month a new course, a paper worth reading, and one idea to
        use on Monday.
      </MailText>
      <MailButton href={url}>Yes, send it to me</MailButton>
    </MailLayout>
  ),
}
