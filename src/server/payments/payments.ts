// The only folder that knows the payment provider. The sandbox is reached by the same code at another host.
import Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'
import type { Method } from '#src/wire/money/methods.ts'

import type { StripeKeys } from '../settings/env.ts'
import { findBilled } from './bills.ts'
import { type BreakerOptions, createBreaker } from './breaker.ts'
import { type Checkout, createCheckout, expireCheckout, findCheckout, type NewCheckout } from './checkouts.ts'
import { eventOf, type PaymentEvent, readEvent } from './events.ts'
import { type Fees, findFees, type ListedFee, listFees } from './fees.ts'
import { stripeHost } from './host.ts'
import { cancelIntent, createIntent, findIntent, type Intent, type NewIntent } from './intents.ts'
import { type ListedIntent, listIntents, listTouched, type Page, type Touched } from './listed-intents.ts'
import { findNextBill, type NextBill } from './next-bills.ts'
import { listPaidBills, type PaidBill } from './paid-bills.ts'
import {
  type ChangeAnswer,
  changePrice,
  type PlanChange,
  previewChange,
  type PriceChange,
  type Wanted,
} from './plan-changes.ts'
import {
  closePaymentLink,
  findPaymentLink,
  findPaymentLinkAt,
  findPrice,
  openPaymentLink,
  type PaymentLink,
  type Terms,
} from './prices.ts'
import { inTurn } from './reached.ts'
import { refund, type RefundAnswer, type RefundOrder, sumReturned } from './refunds.ts'
import { findReturned, returnSubscription, type ReturnAnswer } from './returns.ts'
import {
  cancelSubscription,
  createPlanLink,
  createPortalSession,
  findCheckoutSubscription,
  findSubscription,
  keepSubscription,
  listSubscriptionEvents,
  listSubscriptions,
  type NewPlanLink,
  type Subscription,
} from './subscriptions.ts'

export type Payments = {
  readonly publishableKey: string
  readonly livemode: boolean
  createIntent: (intent: NewIntent) => Promise<Intent>
  /** @returns the payment as it is now, or undefined when the provider knows none of this id */
  findIntent: (id: string) => Promise<Intent | undefined>
  /** Cancels a payment, unless it is too late for that. @returns what it is now, or undefined when there is none */
  cancelIntent: (id: string) => Promise<Intent | undefined>
  /**
   * Gives back all that is left of a payment, or a part of it; nothing happens when that was done before. Each attempt needs
   * a key of its own: the provider repeats a refusal for a key for a day.
   */
  refund: (intentId: string, order: RefundOrder) => Promise<RefundAnswer>
  /** @returns what has gone back of a payment for a cause, in minor units */
  sumReturned: (intentId: string, cause: string) => Promise<number>
  /** A hundred payments begun since then, the latest first. @param after the `next` of the page before */
  listIntents: (since: Date, after?: string) => Promise<Page<ListedIntent>>
  /**
   * @returns what the provider has kept of a payment so far, or undefined when it knows none of this id
   * @throws FeesRefused where the key may not read that
   */
  findFees: (intentId: string) => Promise<Fees | undefined>
  /** A page of all fees that were taken since then, of whichever payments, the latest first. @param after the `next` of the page before */
  listFees: (since: Date, after?: string) => Promise<Page<ListedFee>>
  /** The ids of subscriptions begun since then that have not ended, by the hundred. @param after the `next` of the page before */
  listSubscriptions: (since: Date, after?: string) => Promise<Page<string>>
  /** @returns the payments of which something was given back since then, or that were disputed, by whomever */
  listTouched: (since: Date) => Promise<Touched[]>
  /** @returns the subscription as it is now, or undefined when the provider knows none of this id */
  findSubscription: (id: string) => Promise<Subscription | undefined>
  /** @returns what a subscription will be billed next and by which card, or undefined when it is not billed again */
  findNextBill: (id: string) => Promise<NextBill | undefined>
  /** @returns the id of the subscription whose bill a payment paid, or undefined when it paid none */
  findBilled: (intentId: string) => Promise<string | undefined>
  /** @returns the payments by which money was received for a subscription, the latest first */
  listPaidBills: (subscriptionId: string) => Promise<PaidBill[]>
  /** Stops a subscription; one that has ended stays as it is. @returns what it is now, or undefined when there is none */
  cancelSubscription: (id: string, when: 'now' | 'period-end') => Promise<Subscription | undefined>
  /**
   * @returns what moving a subscription to another price takes; undefined where it is not as it is believed to be, `unpaid`
   *   where more would be given back than was paid
   */
  previewChange: (id: string, wanted: Wanted) => Promise<PlanChange | 'unpaid' | undefined>
  /** Moves a subscription to another price, once for each key. */
  changePrice: (id: string, change: PriceChange) => Promise<ChangeAnswer>
  /** Gives back all that was paid for a subscription and ends it at once; doing it twice does no harm. */
  returnSubscription: (id: string) => Promise<ReturnAnswer>
  /** @returns what has gone back of all that was paid for a subscription, by whomever, in minor units */
  findReturned: (id: string) => Promise<number>
  /** Lets a subscription renew that was to end with its period. @returns what it is now, or undefined when there is none */
  keepSubscription: (id: string) => Promise<Subscription | undefined>
  /** @returns the id of the subscription that a finished checkout began, if there is one */
  findCheckoutSubscription: (checkoutId: string) => Promise<string | undefined>
  /** Makes a page where one person pays a plan with something off, once for each key. @returns undefined where it makes none */
  createCheckout: (checkout: NewCheckout) => Promise<Checkout | undefined>
  /** @returns such a page as it is now */
  findCheckout: (id: string) => Promise<Checkout>
  /** Has nobody pay there any more. @returns the page as it is now: it may have been paid before */
  expireCheckout: (id: string) => Promise<Checkout>
  /** @returns the address of the provider's page where a customer changes card and cancels; it dies soon */
  createPortalSession: (session: { customerId: string; returnUrl: string }) => Promise<string>
  /** Makes the price of a plan and the payment link that sells it. */
  createPlanLink: (plan: NewPlanLink) => Promise<{ priceId: string; paymentLinkId: string; url: string }>
  /** @returns the terms of a price, or undefined when the provider knows none of this id */
  findPrice: (id: string) => Promise<Terms | undefined>
  /** @returns the payment link of this id and what it sells, or undefined when the provider knows none */
  findPaymentLink: (id: string) => Promise<PaymentLink | undefined>
  /** @returns the payment link whose address that is; `unsure` where there are too many to look through */
  findPaymentLinkAt: (isIt: (url: string) => boolean) => Promise<PaymentLink | 'none' | 'unsure'>
  /** Closes a payment link: nobody begins to pay there any more. */
  closePaymentLink: (id: string) => Promise<void>
  /** Opens one that was closed. */
  openPaymentLink: (id: string) => Promise<void>
  /** What happened to subscriptions since then, the oldest first: for what webhooks missed. */
  listSubscriptionEvents: (since: Date) => Promise<PaymentEvent[]>
  /** @throws WebhookForged unless the body carries a signature made with our secret, and a fresh one where it says its time */
  readEvent: (body: Buffer, signature: string | string[] | undefined, method?: Method) => PaymentEvent
}

type ConnectOptions = BreakerOptions & {
  /** Another host for the same SDK, such as the sandbox's. */
  readonly apiUrl?: string | undefined
}

/** Every call ends within half a minute, and at once while the provider is away (R12). */
export function connectPayments(keys: StripeKeys, { apiUrl, ...breaking }: ConnectOptions = {}): Payments {
  const stripe = new Stripe(keys.secretKey, {
    ...stripeHost(apiUrl),
    timeout: seconds(10),
    maxNetworkRetries: 2,
    telemetry: false,
  })
  const call = createBreaker(breaking)
  return {
    publishableKey: keys.publishableKey,
    livemode: keys.secretKey.includes('_live_'),
    createIntent: intent => call(() => inTurn(() => createIntent(stripe, intent))),
    findIntent: id => call(() => findIntent(stripe, id)),
    cancelIntent: id => call(() => cancelIntent(stripe, id)),
    refund: (intentId, order) => call(() => refund(stripe, intentId, order)),
    sumReturned: (intentId, cause) => call(() => sumReturned(stripe, intentId, cause)),
    listIntents: (since, after) => call(() => listIntents(stripe, since, after)),
    findFees: id => call(() => findFees(stripe, id)),
    listFees: (since, after) => call(() => listFees(stripe, since, after)),
    listSubscriptions: (since, after) => call(() => listSubscriptions(stripe, since, after)),
    listTouched: since => call(() => listTouched(stripe, since)),
    findSubscription: id => call(() => findSubscription(stripe, id)),
    findNextBill: id => call(() => findNextBill(stripe, id)),
    findBilled: intentId => call(() => findBilled(stripe, intentId)),
    listPaidBills: id => call(() => listPaidBills(stripe, id)),
    cancelSubscription: (id, when) => call(() => cancelSubscription(stripe, id, when)),
    previewChange: (id, wanted) => call(() => previewChange(stripe, id, wanted)),
    changePrice: (id, change) => call(() => inTurn(() => changePrice(stripe, id, change))),
    returnSubscription: id => call(() => returnSubscription(stripe, id)),
    findReturned: id => call(() => findReturned(stripe, id)),
    keepSubscription: id => call(() => keepSubscription(stripe, id)),
    findCheckoutSubscription: id => call(() => findCheckoutSubscription(stripe, id)),
    createCheckout: checkout => call(() => inTurn(() => createCheckout(stripe, checkout))),
    findCheckout: id => call(() => findCheckout(stripe, id)),
    expireCheckout: id => call(() => expireCheckout(stripe, id)),
    createPortalSession: session => call(() => createPortalSession(stripe, session)),
    createPlanLink: plan => call(() => createPlanLink(stripe, plan)),
    findPrice: id => call(() => findPrice(stripe, id)),
    findPaymentLink: id => call(() => findPaymentLink(stripe, id)),
    findPaymentLinkAt: isIt => call(() => findPaymentLinkAt(stripe, isIt)),
    closePaymentLink: id => call(() => closePaymentLink(stripe, id)),
    openPaymentLink: id => call(() => openPaymentLink(stripe, id)),
    listSubscriptionEvents: since =>
      call(async () => (await listSubscriptionEvents(stripe, since)).map(event => eventOf(event))),
    readEvent: (body, signature) => readEvent(stripe, keys.webhookSecret, { body, signature }),
  }
}
