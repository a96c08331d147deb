import { MailButton, MailText } from '#src/web/mail-layout.tsx'

/** What to do about a change that one did not make. @param url undoes it; null for an address that may not (T16) */
export const NotMe = ({ url }: { url: string | null }) =>
  url ? (
    <>
      <MailText>
        If this was you, there is nothing to do. If not, take your account back: the link works once, for 72 hours.
      </MailText>
      <MailButton href={url}>It was not me</MailButton>
    </>
  ) : (
    <MailText>
      If this was you, there is nothing to do. If not, take your account back with the link that we sent to its primary
      email.
    </MailText>
  )
