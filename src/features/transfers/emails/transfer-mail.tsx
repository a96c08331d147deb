import { MailFacts, MailTotal } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { accountLines } from '#src/wire/money/account-lines.ts'
import { sumOf } from '#src/wire/money/money.ts'

type TransferNews = {
  firstName: string
  courseTitle: string
  /** Whether it names a plan. */
  isPlan?: boolean
  turn: 'begun' | 'reminded' | 'declined' | 'expired'
  /** Why its proof was declined; empty otherwise. */
  reason: string
  amountCents: number
  currency: string
  reference: string
  account: string
  /** ISO 8601 */
  dueAt: string
  url: string
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    transfer: TransferNews
  }
}

const words = {
  begun: {
    subject: 'How to transfer for',
    preview: 'Where the transfer goes to, and what to write on it.',
    heading: 'Your place is kept',
    text: 'please transfer the sum below. Write the reference on the transfer, so that we find it. The course opens as soon as the money is here; it opens sooner when you show us your proof of payment.',
    planHeading: 'Your order is kept',
    planText:
      'please transfer the sum below. Write the reference on the transfer, so that we find it. Your membership begins as soon as the money is here, or goes on where you renew it; that is sooner when you show us your proof of payment.',
    button: 'See the transfer',
  },
  reminded: {
    subject: 'Your transfer is still expected for',
    preview: 'It has not arrived yet.',
    heading: 'Your transfer has not arrived yet',
    text: 'we keep your order until the day below. If you have transferred already, please show us your proof of payment, and nothing is lost.',
    button: 'See the transfer',
  },
  declined: {
    subject: 'Please look at your transfer for',
    preview: 'We could not match your proof of payment.',
    heading: 'We could not match your proof of payment',
    text: 'we looked at the proof that you sent, and could not find the money with it. You can send another one.',
    button: 'Send another proof',
  },
  expired: {
    subject: 'Your order was given up:',
    preview: 'No transfer arrived in time.',
    heading: 'Your order was given up',
    text: 'no transfer arrived in time, so we have given your order up. If you have transferred all the same, write to us with the reference below: money that comes is always found. You can order again at any time.',
    button: 'See the course',
    planButton: 'See the plans',
  },
} as const

type Words = {
  readonly heading: string
  readonly text: string
  readonly button: string
  readonly planHeading?: string
  readonly planText?: string
  readonly planButton?: string
}

/** What a turn is told in. */
function wordsOf(turn: TransferNews['turn'], isPlan: boolean) {
  const { heading, text, button, ...plan }: Words = words[turn]
  if (!isPlan) return { heading, text, button }
  return { heading: plan.planHeading ?? heading, text: plan.planText ?? text, button: plan.planButton ?? button }
}

export const transferMail: MailTemplate<TransferNews> = {
  subject: ({ turn, courseTitle }) => `${words[turn].subject} ${courseTitle}`,
  Body: (
    { firstName, courseTitle, isPlan = false, turn, reason, amountCents, currency, reference, account, dueAt, url },
    { day },
  ) => {
    const { heading, text, button } = wordsOf(turn, isPlan)
    return (
      <MailLayout
        preview={words[turn].preview}
        footer="If a message names another account, look at the page of your transfer first: only what stands there is ours."
      >
        <MailHeading>{heading}</MailHeading>
        <MailText>
          Hello {firstName}, {text}
        </MailText>
        {reason && <MailText>“{reason}”</MailText>}
        <MailTotal label="Amount" amount={sumOf(amountCents, currency)} />
        <MailFacts
          facts={[
            [isPlan ? 'Plan' : 'Course', courseTitle],
            ['Reference', reference],
            ...(turn === 'expired' ? [] : factsOf(account)),
            ...(turn === 'expired' ? [] : ([['Until', day(dueAt)]] as const)),
          ]}
        />
        <MailButton href={url}>{button}</MailButton>
      </MailLayout>
    )
  },
}

/** What has no name is shown below what was named before it. */
const factsOf = (account: string) =>
  accountLines(account).map(({ name, value }, index) => [name || (index > 0 ? '' : 'To'), value] as const)
