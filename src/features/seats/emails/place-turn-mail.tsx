import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type PlaceTurn = {
  firstName: string
  courseTitle: string
  turn: 'ended' | 'reopened'
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
    text: 'the place that somebody had bought for you has ended, so the course is closed to you. Your progress is kept.',
  },
  reopened: {
    subject: 'Your place is open again:',
    heading: 'Your place is open again',
    text: 'the place that somebody bought for you is open again, with all your progress.',
  },
} as const

export const placeTurnMail: MailTemplate<PlaceTurn> = {
  subject: ({ turn, courseTitle }) => `${words[turn].subject} ${courseTitle}`,
  Body: ({ firstName, courseTitle, turn, url }) => (
    <MailLayout preview={courseTitle} footer="Questions about the place? Ask who gave it to you, or write to us.">
      <MailHeading>{words[turn].heading}</MailHeading>
      <MailText>
        Hello {firstName}, {words[turn].text}
      </MailText>
      <MailText>{courseTitle}</MailText>
      <MailButton href={url}>See the course</MailButton>
    </MailLayout>
  ),
}
