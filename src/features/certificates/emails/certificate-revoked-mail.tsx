import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Revoked = {
  firstName: string
  courseTitle: string
  number: string
  cause: 'staff' | 'refund' | 'chargeback'
  /** The words of the staff. */
  reason: string | null
  verifyUrl: string
  certificatesUrl: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'certificate-revoked': Revoked
  }
}

const reasons = {
  refund: 'The purchase of the course was refunded',
  chargeback: 'The payment for the course was returned',
} as const

const whatNow = {
  staff: 'If you think that this is a mistake, please write to us: we look into it, and can restore the certificate.',
  refund: 'What you learned stays yours. Should you buy the course again, the certificate comes back by itself.',
  chargeback:
    'What you learned stays yours. Should the payment stand in the end, the certificate comes back by itself.',
} as const

export const certificateRevokedMail: MailTemplate<Revoked> = {
  subject: ({ courseTitle }) => `Your certificate for ${courseTitle} was revoked`,
  Body: ({ firstName, courseTitle, number, cause, reason, verifyUrl, certificatesUrl }) => {
    const why = cause === 'staff' ? reason : reasons[cause]
    return (
      <MailLayout
        preview={`Certificate ${number} does not count any more.`}
        footer="Questions about your certificate? Write to us and name its number."
      >
        <MailHeading>Your certificate was revoked</MailHeading>
        <MailText>
          Hello {firstName}, we are sorry to tell you that your certificate does not count any more. Who checks its
          number at {verifyUrl} now reads that it was revoked, and why.
        </MailText>
        <MailFacts
          facts={[
            ['Course', courseTitle],
            ['Number', number],
            ...(why ? [['Reason', why] satisfies [string, string]] : []),
          ]}
        />
        <MailText>{whatNow[cause]}</MailText>
        <MailButton href={certificatesUrl}>See your certificates</MailButton>
      </MailLayout>
    )
  },
}
