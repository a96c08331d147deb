import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'

type FactorChanged = {
  firstName: string
  change:
    | 'passkey-added'
    | 'passkey-removed'
    | 'app-added'
    | 'app-removed'
    | 'codes-renewed'
    | 'code-used'
    | 'reset'
    | 'guessed'
  /** What a passkey is called; empty for anything else. */
  name: string
  /** Recovery codes that are left, where one was used. */
  left: number
  /** ISO instant. */
  changedAt: string
  /** The page that undoes the change, or that shows what to do where nothing changed. Null for who may not undo it. */
  url: string | null
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'factor-changed': FactorChanged
  }
}

type Words = {
  readonly subject: string
  readonly text: (data: FactorChanged) => string
  readonly advice?: string
  /** Of the button, where the mail is about no change that could be undone. */
  readonly button?: string
}

const ifNotYou = (url: string | null) =>
  `If this was you, there is nothing to do. If not, take your account back with ${url ? 'this link, which works once, for 72 hours' : 'the link that we sent to its primary email'}.`

const words: Readonly<Record<FactorChanged['change'], Words>> = {
  'passkey-added': {
    subject: 'A passkey was added to your account',
    text: ({ name }) => `The passkey “${name}” was added to your account`,
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    text: ({ name }) => `The passkey “${name}” was removed from your account`,
  },
  'app-added': {
    subject: 'An authenticator app was added to your account',
    text: () => 'An authenticator app was added to your account',
  },
  'app-removed': {
    subject: 'The authenticator app was removed from your account',
    text: () => 'The authenticator app was removed from your account',
  },
  'codes-renewed': {
    subject: 'You have new recovery codes',
    text: () => 'New recovery codes were made for your account, and the old ones do not work any more',
  },
  'code-used': {
    subject: 'A recovery code was used',
    text: ({ left }) =>
      `One of your recovery codes was used to confirm that it is you (${left} ${left === 1 ? 'is' : 'are'} left)`,
    advice:
      'If this was you, there is nothing to do. If not, change your password now, log out everywhere, and make new recovery codes.',
    button: 'Security settings',
  },
  reset: {
    subject: 'Your second factor was removed',
    text: () => 'The academy removed the second factor of your account, and logged you out everywhere',
    advice:
      'You can log in with your password, and set up a second factor again in your profile. If you did not ask for this, please tell us as well.',
  },
  guessed: {
    subject: 'Somebody may know your password',
    text: () => 'Somebody entered your right password and then several wrong codes, and was kept out',
    advice: 'If this was not you, please set a new password now.',
    button: 'Set a new password',
  },
}

export const factorChangedMail: MailTemplate<FactorChanged> = {
  subject: ({ change }) => words[change].subject,
  Body: (data, { moment }) => {
    const { subject, text, advice, button } = words[data.change]
    return (
      <MailLayout preview={subject} footer="We sent this to every email address of your account.">
        <MailHeading>{subject}</MailHeading>
        <MailText>
          Hello {data.firstName}, this happened on {moment(data.changedAt)}. {text(data)}.
        </MailText>
        {advice && <MailText>{advice}</MailText>}
        {!button && <MailText>{ifNotYou(data.url)}</MailText>}
        {data.url && <MailButton href={data.url}>{button ?? 'It was not me'}</MailButton>}
      </MailLayout>
    )
  },
}
