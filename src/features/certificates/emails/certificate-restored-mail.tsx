import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Restored = {
  firstName: string
  courseTitle: string
  number: string
  verifyUrl: string
  certificatesUrl: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'certificate-restored': Restored
  }
}

export const certificateRestoredMail: MailTemplate<Restored> = {
  subject: ({ courseTitle }) => `Your certificate for ${courseTitle} is valid again`,
  Body: ({ firstName, courseTitle, number, verifyUrl, certificatesUrl }) => (
    <MailLayout
      preview={`Certificate ${number} counts again.`}
      footer="Questions about your certificate? Write to us and name its number."
    >
      <MailHeading>Your certificate is valid again</MailHeading>
      <MailText>
        Hello {firstName}, your certificate for {courseTitle} with the number {number} counts again, as if it had never
        been revoked. Anybody can check it at {verifyUrl}
      </MailText>
      <MailButton href={certificatesUrl}>See your certificate</MailButton>
    </MailLayout>
  ),
}
