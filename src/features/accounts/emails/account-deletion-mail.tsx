import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type AccountDeletion = {
  firstName: string
  /** ISO instant. */
  deletionAt: string
  /** The page where the person keeps the account. */
  url: string
  /** False where the staff does it, for somebody who asked by mail. */
  isOwnWish: boolean
  /** Who cannot log in cannot keep the account there. */
  isDisabled: boolean
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'account-deletion': AccountDeletion
  }
}

export const accountDeletionMail: MailTemplate<AccountDeletion> = {
  subject: ({ deletionAt }, { day }) => `Your account will be deleted on ${day(deletionAt)}`,
  Body: ({ firstName, deletionAt, url, isOwnWish, isDisabled }, { day }) => (
    <MailLayout
      preview={isDisabled ? 'Until then you can write to us to keep it.' : 'Until then you can log in and keep it.'}
      footer="We sent this to every email address of your account."
    >
      <MailHeading>Your account will be deleted</MailHeading>
      <MailText>
        Hello {firstName}, {isOwnWish ? 'as you asked, your account' : 'we have arranged that your account'} will be
        deleted on {day(deletionAt)}: your courses, your progress, your certificates and everything that names you. We
        keep your orders, as required by law, but without your name; invoices that were issued keep the name that they
        say.
      </MailText>
      {isDisabled ? (
        <MailText last>The account is disabled. To keep it, write to us before that day.</MailText>
      ) : (
        <>
          <MailText>
            You have been logged out everywhere. To keep the account, log in before that day and choose to keep it.
          </MailText>
          <MailButton href={url}>Keep my account</MailButton>
        </>
      )}
    </MailLayout>
  ),
}
