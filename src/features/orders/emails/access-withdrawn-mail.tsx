import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Withdrawn = {
  firstName: string
  courseTitle: string
  courseUrl: string
  /** Something else opens the course as well, such as a membership. */
  staysOpen: boolean
  /** It was bought, and the money stays where it is. */
  isPaid: boolean
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'access-withdrawn': Withdrawn
  }
}

export const accessWithdrawnMail: MailTemplate<Withdrawn> = {
  subject: ({ courseTitle, staysOpen }) =>
    staysOpen ? `Your access to ${courseTitle} has changed` : `${courseTitle} is closed to you now`,
  Body: ({ firstName, courseTitle, courseUrl, staysOpen, isPaid }) => (
    <MailLayout
      preview={staysOpen ? 'The course stays open to you.' : 'Your progress is kept.'}
      footer="Questions about your access? Write to us and name the course."
    >
      <MailHeading>{staysOpen ? 'Your access has changed' : 'Your access was withdrawn'}</MailHeading>
      <MailText>
        Hello {firstName}, our team has withdrawn your access to {courseTitle}.{' '}
        {staysOpen
          ? 'The course stays open to you all the same, because you have it by other means as well.'
          : 'The course is closed to you now. Your progress and your certificates are kept, should it open again.'}
        {isPaid && ' No money goes back with this.'}
      </MailText>
      <MailText>
        If you did not expect this, please write to us: we look into it, and can open the course again.
      </MailText>
      <MailButton href={courseUrl}>See the course</MailButton>
    </MailLayout>
  ),
}
