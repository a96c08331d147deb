import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Decision = {
  /** Of the club or the coach; none in a mail to whom a stranger may have named (T49). */
  name?: string
  applicationName: string
  isApproved: boolean
  url: string
  /** Words of whoever decided. */
  reason?: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'registration-decision': Decision
  }
}

const footer = 'You registered with this address. Questions? Write to the address below.'

/** D-47 */
export const registrationDecisionMail: MailTemplate<Decision> = {
  subject: ({ applicationName, isApproved }) =>
    isApproved ? `You are accepted: ${applicationName}` : `Your registration: ${applicationName}`,
  Body: ({ isApproved, ...decision }) => (isApproved ? <Accepted {...decision} /> : <Rejected {...decision} />),
}

type Told = Omit<Decision, 'isApproved'>

const registrationOf = (name: string | undefined): string =>
  name ? `the registration of ${name}` : 'your registration'

const Accepted = ({ name, applicationName, url, reason }: Told) => (
  <MailLayout preview="Your registration is accepted. Here is what comes next." footer={footer}>
    <MailHeading>You are accepted</MailHeading>
    <MailText>
      We read {registrationOf(name)} for {applicationName}, and we would like to work with you. We will write to you
      with the dates and everything else you need.
    </MailText>
    {reason && <MailText>{reason}</MailText>}
    <MailButton href={url}>See what comes next</MailButton>
  </MailLayout>
)

const Rejected = ({ name, applicationName, url, reason }: Told) => (
  <MailLayout preview="We have read your registration." footer={footer}>
    <MailHeading>Not this time</MailHeading>
    <MailText>
      Thank you for your interest in {applicationName}. We read {registrationOf(name)} with care, and we cannot offer
      you a place this time. You are welcome to register again for another application.
    </MailText>
    {reason && <MailText>{reason}</MailText>}
    <MailButton href={new URL('/', url).href}>To the academy</MailButton>
  </MailLayout>
)
