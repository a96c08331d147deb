import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type PlaceTurn = {
  firstName: string
  /** What it is a place of: a course, or a plan. */
  courseTitle: string
  /** `until`: of a plan, it is open until another day now. */
  turn: 'ended' | 'reopened' | 'until'
  /** Of a plan: when it ends, or has ended, as an ISO instant. Mails of the version before do not say. */
  until?: string
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'place-turn': PlaceTurn
  }
}

const words = {
  ended: {
    subject: 'Your place has ended:',
    heading: 'Your place has ended',
    text: 'the place that somebody had bought for you has ended, so what it opened is closed to you. Your progress is kept.',
  },
  reopened: {
    subject: 'Your place is open again:',
    heading: 'Your place is open again',
    text: 'the place that somebody bought for you is open again, with all your progress.',
  },
  until: {
    subject: 'Your place has a new last day:',
    heading: 'Your place has a new last day',
    text: 'the place that somebody bought for you is open until the day below. Nothing is taken from you.',
  },
} as const

export const placeTurnMail: MailTemplate<PlaceTurn> = {
  subject: ({ turn, courseTitle }) => `${words[turn].subject} ${courseTitle}`,
  Body: ({ firstName, courseTitle, turn, until, url }, { day }) => (
    <MailLayout preview={courseTitle} footer="Questions about the place? Ask who gave it to you, or write to us.">
      <MailHeading>{words[turn].heading}</MailHeading>
      <MailText>
        Hello {firstName}, {words[turn].text}
      </MailText>
      <MailText>
        {courseTitle}
        {turn === 'until' && until ? `, until ${day(until)}` : ''}
      </MailText>
      <MailButton href={url}>{until ? 'See your membership' : 'See the course'}</MailButton>
    </MailLayout>
  ),
}
