import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type Stopping = { firstName: string; planName: string; periodEndsAt: string; url: string }

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'membership-stopping': Stopping
  }
}

/** Staff have ended it with its period; who ends it themselves sees that on their page. */
export const membershipStoppingMail: MailTemplate<Stopping> = {
  subject: ({ planName, periodEndsAt }, { day }) => `Your ${planName} membership ends on ${day(periodEndsAt)}`,
  Body: ({ firstName, planName, periodEndsAt, url }, { day }) => (
    <MailLayout
      preview="It stays open until then, and nothing more will be charged for it."
      footer="Questions about this? Write to us and name the plan."
    >
      <MailHeading>
        Your {planName} membership ends on {day(periodEndsAt)}
      </MailHeading>
      <MailText>
        Hello {firstName}, we have ended your membership with the period that is paid. All that it opens stays open to
        you until then, and nothing more will be charged for it. Courses you bought, your progress and your certificates
        stay.
      </MailText>
      <MailButton href={url}>See your membership</MailButton>
    </MailLayout>
  ),
}
