import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Registration = {
  /** Of the club or the coach. */
  name: string
  applicationName: string
  url: string
}

declare module '#src/server/mail.ts' {
  interface Mails {
    registration: Registration
  }
}

export const registrationMail: MailTemplate<Registration> = {
  subject: ({ applicationName }) => `We have your registration: ${applicationName}`,
  Body: ({ name, applicationName, url }) => (
    <MailLayout
      preview="We read every registration and answer by mail."
      footer="You did not register? Then somebody mistyped an address; ignore this mail."
    >
      <MailHeading>We have your registration</MailHeading>
      <MailText>
        {name} is registered for {applicationName}. We read every registration and answer by mail.
      </MailText>
      <MailButton href={url}>See what comes next</MailButton>
    </MailLayout>
  ),
}
