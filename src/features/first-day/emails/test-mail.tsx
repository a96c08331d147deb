import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Test = {
  /** The page that notes that it arrived. */
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    test: Test
  }
}

export const testMail: MailTemplate<Test> = {
  subject: () => 'Mails arrive',
  Body: ({ url }) => (
    <MailLayout footer="An administrator asked for this test in the dashboard.">
      <MailHeading>Mails arrive</MailHeading>
      <MailText>The academy can send mails, and this is what they look like.</MailText>
      <MailButton href={url}>It arrived</MailButton>
    </MailLayout>
  ),
}
