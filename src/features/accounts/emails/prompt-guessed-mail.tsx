import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type PromptGuessed = {
  firstName: string
  /** ISO instant. */
  happenedAt: string
  /** The page where a new password is asked for. */
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'prompt-guessed': PromptGuessed
  }
}

export const promptGuessedMail: MailTemplate<PromptGuessed> = {
  subject: () => 'Wrong answers in a browser that is logged in as you',
  Body: ({ firstName, happenedAt, url }, { moment }) => (
    <MailLayout
      preview="If it was not you, set a new password now."
      footer="We sent this to every email address of your account."
    >
      <MailHeading>Wrong answers in a browser that is logged in as you</MailHeading>
      <MailText>
        Hello {firstName}, a browser that is logged in to your account was asked to confirm that it is you, and too many
        answers were wrong. This happened on {moment(happenedAt)}. That browser has to log in again, or wait.
      </MailText>
      <MailText>
        If this was you, log in again. If not, set a new password now: that logs every browser out of your account.
      </MailText>
      <MailButton href={url}>Set a new password</MailButton>
    </MailLayout>
  ),
}
