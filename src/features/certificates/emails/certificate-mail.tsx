import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Earned = {
  firstName: string
  courseTitle: string
  number: string
  /** The public page that proves it. */
  verifyUrl: string
  certificatesUrl: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    certificate: Earned
  }
}

export const certificateMail: MailTemplate<Earned> = {
  subject: ({ courseTitle }) => `Your certificate for ${courseTitle}`,
  Body: ({ firstName, courseTitle, number, verifyUrl, certificatesUrl }) => (
    <MailLayout
      preview={`Certificate ${number}: you have completed ${courseTitle}.`}
      footer="You receive this email because you completed a course."
    >
      <MailHeading>Course completed</MailHeading>
      <MailText>
        Well done, {firstName}. You have completed every lesson of {courseTitle}.
      </MailText>
      <MailText>
        Your certificate has the number {number}. Anybody can check it at {verifyUrl}
      </MailText>
      <MailButton href={certificatesUrl}>See your certificate</MailButton>
    </MailLayout>
  ),
}
