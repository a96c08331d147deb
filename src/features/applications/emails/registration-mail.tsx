import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Registration = {
  /** Of the club or the coach; none in a mail to whom a stranger may have named (T49). */
  name?: string
  applicationName: string
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    registration: Registration
  }
}

export const registrationMail: MailTemplate<Registration> = {
  subject: ({ applicationName }) => `We have your registration: ${applicationName}`,
  Body: ({ name, applicationName, url }) => (
    <MailLayout
      preview="We read every registration and reply by email."
      footer="You did not register? Then someone mistyped an address; ignore this email."
    >
      <MailHeading>We have your registration</MailHeading>
      <MailText>
        {name ? `${name} is` : 'You are'} registered for {applicationName}. We read every registration and reply by
        email.
      </MailText>
      <MailButton href={url}>See what comes next</MailButton>
    </MailLayout>
  ),
}
