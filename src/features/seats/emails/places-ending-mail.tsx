import { MailFacts } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type PlacesEnding = {
  firstName: string
  /** Such as `12 places of Gold membership, monthly`. */
  courseTitle: string
  /** What the team is called, or empty. */
  team: string
  /** ISO instant. */
  until: string
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'places-ending': PlacesEnding
  }
}

/** Tells who bought places of a plan that they end soon, and where the next period is bought. */
export const placesEndingMail: MailTemplate<PlacesEnding> = {
  subject: ({ courseTitle, until }, { day }) => `${courseTitle} end on ${day(until)}`,
  Body: ({ firstName, courseTitle, team, until, url }, { day }) => (
    <MailLayout
      preview="Buy the next period, and nothing closes. Nothing is taken by itself."
      footer="Places that you do not buy on end on their day. Everybody keeps their progress and certificates."
    >
      <MailHeading>Your places end soon</MailHeading>
      <MailText>
        Hello {firstName}, the places below are paid until their last day, and close then for all who have taken one.
        Buy the next period for the same people on their page: it begins where this one ends, so no day is lost. If you
        have paid already, you need not do anything.
      </MailText>
      <MailFacts
        facts={[['Places', courseTitle], ...(team ? ([['Team', team]] as const) : []), ['Open until', day(until)]]}
      />
      <MailButton href={url}>See the places</MailButton>
    </MailLayout>
  ),
}
