import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type PlaceMail = {
  isGift: boolean
  /** What the receiver of a gift is called; empty of a team. */
  name: string
  /** Who gives it; empty once they have erased their account. */
  from: string
  /** What a team is called, or empty. */
  team: string
  /** What the giver wrote, or empty. */
  message: string
  /** What it is a place of: a course, or a plan. */
  courseTitle: string
  /** Of a plan: until when it is paid, as an ISO instant. */
  until?: string
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    place: PlaceMail
  }
}

const giver = ({ from, team }: Pick<PlaceMail, 'from' | 'team'>): string => from || team || 'Somebody'

/** A gift, or an invitation to a place of a team. Nothing of it becomes a link but the button. */
export const placeMail: MailTemplate<PlaceMail> = {
  subject: mail =>
    mail.isGift ? `${giver(mail)} has a gift for you` : `${giver(mail)} has kept a place for you: ${mail.courseTitle}`,
  Body: (mail, { day }) =>
    mail.isGift ? <Gift {...mail} /> : <Invitation {...mail} end={mail.until && day(mail.until)} />,
}

const Gift = ({ name, message, courseTitle, url, ...rest }: PlaceMail) => (
  <MailLayout
    preview={`${courseTitle}, to keep.`}
    footer="The link opens the gift once, for whoever holds it. If you expect no gift from this person, do nothing."
  >
    <MailHeading>{name ? `For you, ${name}` : 'For you'}</MailHeading>
    <MailText>
      {giver(rest)} gives you the course {courseTitle}. It is yours to keep.
    </MailText>
    {message && (
      <MailText>
        {message.split('\n').map((line, index) => (
          <span key={index}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </MailText>
    )}
    <MailButton href={url}>Open your gift</MailButton>
  </MailLayout>
)

const Invitation = ({ team, courseTitle, end, url, ...rest }: PlaceMail & { end: string | undefined }) => (
  <MailLayout
    preview={`A place in ${courseTitle}.`}
    footer="The link opens the place once, for whoever holds it. If you do not know who sent it, do nothing."
  >
    <MailHeading>A place is kept for you</MailHeading>
    <MailText>
      {giver({ team, ...rest })} has bought a place in {courseTitle} for you
      {team && rest.from ? `, with ${team}` : ''}. You pay nothing.
      {end ? ` It is open until ${end}, and nothing is taken from you then.` : ''}
    </MailText>
    <MailButton href={url}>Take the place</MailButton>
  </MailLayout>
)
