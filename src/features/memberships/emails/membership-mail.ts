// What the mails about a membership are told.
import type { MailClock } from '#src/web/mail-clock.ts'
import { sumOf } from '#src/wire/money/money.ts'

/** What somebody holds beside what a mail is about. `unpaid`: its last bill is; nothing is decided about it. */
export type OtherPlan = {
  readonly planName: string
  readonly duration: 'month' | 'year'
  readonly amountCents: number
  readonly currency: string
  readonly periodEndsAt: string
  readonly what: 'renews' | 'ends' | 'ends-unpaid' | 'unpaid'
}

/** `periodEndsAt` is an ISO instant, `url` the page on which its holder manages it. */
export type MembershipMail = {
  readonly firstName: string
  readonly planName: string
  readonly duration: 'month' | 'year'
  readonly amountCents: number
  readonly currency: string
  /** What was paid first, where that was less, as with a coupon. Mails of the version before do not say. */
  readonly paidCents?: number | undefined
  readonly periodEndsAt: string
  readonly url: string
  /** Whether it ended because the last payment was given back. */
  readonly isRefunded: boolean
  /** Whether staff gave that back themselves, such as in cash. */
  readonly isBackByHand?: boolean | undefined
  /** Whether staff gave it. Mails of the version before do not say. */
  readonly isGranted?: boolean
  /** Whether it is charged again. Mails of the version before do not say. */
  readonly renews?: boolean
  /** Whether nothing is charged before the period ends. Mails of the version before do not say. */
  readonly isTrial?: boolean
  /** Whether it is paid until a date, and a new payment renews it. */
  readonly isPaidOnce?: boolean
  /** Whether its holder can renew it by a payment: a card alone renews none. Mails of the version before do not say. */
  readonly isRenewable?: boolean
  /** Of one that staff give: whether it lengthens what its holder has. */
  readonly isLonger?: boolean
  /** Of a place that somebody else has paid for: who or which team gives it, or empty. */
  readonly giver?: string
  /** Of one that begins or ends; of two of one plan, both. */
  readonly others?: readonly OtherPlan[]
  /** Of one that begins: whether one of the others stops because of it. Mails of the version before do not say. */
  readonly hasStopped?: boolean
  /** Of one that has moved: the plan that it was of. */
  readonly former?: string | undefined
}

declare module '#src/server/mail/mail.ts' {
  interface Mails {
    'membership-welcome': MembershipMail
    'membership-unpaid': MembershipMail
    'membership-given': MembershipMail
    'membership-ending': MembershipMail
    'membership-ended': MembershipMail
    'membership-reopened': MembershipMail
    'membership-doubled': MembershipMail
    'membership-changed': MembershipMail
    'membership-charged-back': MembershipMail
    'membership-trial-ends': MembershipMail
    'membership-trial-used': MembershipMail
  }
}

export const renews = (mail: MembershipMail): boolean => mail.renews ?? true

/** What was paid, or is paid each time. */
export const priceFact = (mail: MembershipMail): [string, string] =>
  mail.isPaidOnce ? ['Paid', sumOf(mail.amountCents, mail.currency)] : ['Price', priceOf(mail)]

/** What was paid, where each further payment is another sum. */
export const paidFact = ({ paidCents, currency }: MembershipMail): [string, string][] =>
  paidCents === undefined ? [] : [['Paid now', sumOf(paidCents, currency)]]

/** Until when it is open, or charged again. */
export const termOf = (mail: MembershipMail, { day }: MailClock): [string, string] => [
  renews(mail) ? (mail.isTrial ? 'First payment' : 'Renews on') : 'Open until',
  day(mail.periodEndsAt),
]

/** @returns such as `$29.00 USD per month` */
export function priceOf({
  amountCents,
  currency,
  duration,
}: Pick<MembershipMail, 'amountCents' | 'currency' | 'duration'>): string {
  return `${sumOf(amountCents, currency)} per ${duration}`
}
