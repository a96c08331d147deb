import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { sumOf } from '#src/wire/money/money.ts'

type MembershipReturned = {
  firstName: string
  planName: string | null
  amountCents: number
  currency: string
  why: keyof typeof texts
  /** Where the membership is shown; null when the payment was for a course. */
  url: string | null
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'membership-returned': MembershipReturned
  }
}

const onItsWay = (sum: string) => `${sum} goes back to where it came from; your bank may take some days to show it.`

const texts = {
  second: {
    subject: 'Your second membership payment goes back',
    heading: 'You hold this plan already',
    text: (plan: string) =>
      `you have paid for the ${plan} plan a second time. The first one goes on; the second has ended.`,
    money: onItsWay,
  },
  unmatched: {
    subject: 'Your payment goes back',
    heading: 'Your payment goes back',
    text: () => 'we could not give you what your payment was for, so nothing more is charged.',
    money: onItsWay,
  },
  twin: {
    subject: 'Your payment goes back',
    heading: 'Your payment goes back',
    text: () =>
      'you had bought the same plan again, so you have paid for it twice. One membership goes on; the other one ends, and nothing more is charged for it.',
    money: onItsWay,
  },
  failed: {
    subject: 'Your refund did not reach you',
    heading: 'Your refund did not reach you',
    text: () => 'your bank has not taken the money that we gave back. We know of it, and you need not do anything.',
    money: (sum: string) => `It is about ${sum}; we will write to you when we have found another way.`,
  },
  again: {
    subject: 'Your payment goes back once more',
    heading: 'Your payment goes back once more',
    text: () => 'your bank had not taken the money that we gave back, so we have sent it again.',
    money: onItsWay,
  },
  gone: {
    subject: 'Your payment has gone back',
    heading: 'Your payment has gone back',
    text: () => 'we could not give you what your payment was for, so nothing more is charged.',
    money: (sum: string) => `${sum} has gone back to where it came from before we wrote this.`,
  },
} as const

function previewOf(why: keyof typeof texts, sum: string): string {
  if (why === 'failed') return `${sum} came back to us.`
  return why === 'gone' ? `${sum} has gone back to where it came from.` : `${sum} goes back to where it came from.`
}

/** What becomes of money that goes back because nothing could be given for it. */
export const membershipReturnedMail: MailTemplate<MembershipReturned> = {
  subject: ({ why }) => texts[why].subject,
  Body: ({ firstName, planName, amountCents, currency, why, url }) => (
    <MailLayout
      preview={amountCents > 0 ? previewOf(why, sumOf(amountCents, currency)) : 'Nothing is charged.'}
      footer="Questions about the refund? Write to us."
    >
      <MailHeading>{texts[why].heading}</MailHeading>
      <MailText>
        Hello {firstName}, {texts[why].text(planName ?? '')}{' '}
        {amountCents > 0 && texts[why].money(sumOf(amountCents, currency))}
      </MailText>
      {url && <MailButton href={url}>See your membership</MailButton>}
    </MailLayout>
  ),
}
