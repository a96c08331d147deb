import { MailFacts, MailTotal } from '#src/web/mail-bill.tsx'
import { MailButton, MailHeading, MailLayout, MailText, type MailTemplate } from '#src/web/mail-layout.tsx'
import { sumOf } from '#src/wire/money/money.ts'

import { type BilledTax, taxFacts } from './payment-facts.tsx'

type Receipt = BilledTax & {
  firstName: string
  courseTitle: string
  amountCents: number
  /** What a coupon took off; absent in mails that were sent by the version before. */
  discountCents?: number
  couponCode?: string | null
  currency: string
  orderId: string
  paymentId: string
  /** ISO instant. */
  paidAt: string
  courseUrl: string
  /** Of places for others; absent in mails that were sent by the version before. */
  seats?: number | null
  /** Of places of a plan that go on; absent in mails that were sent by the version before. */
  isRenewal?: boolean
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    receipt: Receipt
  }
}

export const receiptMail: MailTemplate<Receipt> = {
  subject: ({ courseTitle }) => `Your receipt for ${courseTitle}`,
  Body: (
    {
      firstName,
      courseTitle,
      seats = null,
      isRenewal = false,
      amountCents,
      currency,
      orderId,
      paymentId,
      paidAt,
      courseUrl,
      ...terms
    },
    { moment },
  ) => (
    <MailLayout
      preview={`${sumOf(amountCents, currency)} received. ${texts[thing(seats, isRenewal)].preview}`}
      footer="Keep this email as your receipt. Questions about the payment? Write to us and quote its reference."
    >
      <MailHeading>
        {texts[thing(seats, isRenewal)].heading}, {firstName}
      </MailHeading>
      <MailText>
        Your payment has arrived, and {courseTitle} {texts[thing(seats, isRenewal)].text}
      </MailText>
      <MailButton href={courseUrl}>{texts[thing(seats, isRenewal)].button}</MailButton>
      <MailTotal label={`Paid on ${moment(paidAt)}`} amount={sumOf(amountCents, currency)} />
      <MailFacts
        facts={[
          [seats === null ? 'Course' : 'Places', courseTitle],
          ...couponFacts({ amountCents: terms.netCents ?? amountCents, currency, ...terms }),
          ...taxFacts(terms, currency),
          ['Order', orderId],
          ['Payment', paymentId],
        ]}
      />
    </MailLayout>
  ),
}

const texts = {
  course: {
    preview: 'The course is open.',
    heading: 'It is yours',
    text: 'is open, to keep.',
    button: 'Start Learning',
  },
  gift: {
    preview: 'Your gift is on its way.',
    heading: 'Thank you',
    text: 'is yours to give. Its mail leaves on the day that you chose.',
    button: 'See the gift',
  },
  renewal: {
    preview: 'The places run on.',
    heading: 'They run on',
    text: 'run on. Nobody has to be invited again.',
    button: 'See the places',
  },
  team: {
    preview: 'The places are open.',
    heading: 'They are yours to give',
    text: 'are open. Invite who is to learn.',
    button: 'Invite your team',
  },
} as const

function thing(seats: number | null, isRenewal: boolean): keyof typeof texts {
  if (isRenewal) return 'renewal'
  if (seats === null) return 'course'
  return seats === 1 ? 'gift' : 'team'
}

const couponFacts = ({
  amountCents,
  currency,
  discountCents = 0,
  couponCode,
}: Pick<Receipt, 'amountCents' | 'currency' | 'discountCents' | 'couponCode'>): [string, string][] =>
  couponCode
    ? [
        ['Price', sumOf(amountCents + discountCents, currency)],
        [`Coupon ${couponCode}`, sumOf(-discountCents, currency)],
      ]
    : []
