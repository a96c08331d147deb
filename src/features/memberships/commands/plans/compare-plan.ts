import type { z } from 'zod'

import type { membershipsContract } from '#src/features/memberships/contract/memberships.ts'
import { differencesOf, isSameLink, keptLink, type Offer } from '#src/features/memberships/policy.ts'
import type { Context } from '#src/server/context.ts'
import type { Terms } from '#src/server/payments/prices.ts'
import { PaymentsRefused, PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import { isOffSaleAt } from './close-link.ts'

type Given = z.output<typeof membershipsContract.comparePlan.input>
type Comparison = z.input<typeof membershipsContract.comparePlan.output>

/** Compares what is entered of a plan with what the provider takes for it. A provider that is away keeps nobody from work; of what none sells there is nothing to compare. */
export async function comparePlan(context: Context, given: Given): Promise<Comparison> {
  if (given.paymentId === '') return { state: 'same', differences: [] }
  const { currency } = context.identity()
  const plan = { ...given, priceCents: toMinor(given.price, currency), currency }
  try {
    const offer = await findOffer(context, given)
    const found = differencesOf(plan, offer)
    const isOurs = await isOffSaleAt(context, keptLink(given.link, context.publicUrl) ?? given.link)
    // We closed that link ourselves, and open it again with the plan.
    const told = found.filter(({ code }) => !(isOurs && code === 'link-inactive'))
    const differences = told.map(({ field, code, terms }) => ({
      field,
      code,
      amount: amountOf(terms),
      currency: terms?.currency ?? currency,
      interval: terms?.interval ?? null,
      every: terms?.every ?? 1,
    }))
    return {
      state: differences.length > 0 ? 'differs' : 'same',
      differences,
      ...(typeof offer.link === 'object' && { trialDays: offer.link.trialDays }),
    }
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable || error instanceof PaymentsRefused)) throw error
    return { state: 'unknown', differences: [] }
  }
}

const amountOf = (terms: Terms | undefined): number | null =>
  typeof terms?.amountCents === 'number' ? fromMinor(terms.amountCents, terms.currency) : null

/** What the provider may be asked about: everything else is no id of its. */
const isName = /^\w{1,100}$/

/** What the provider sells under a payment id and at a link. @throws PaymentsUnavailable */
export async function findOffer(
  { payments, publicUrl }: Pick<Context, 'payments' | 'publicUrl'>,
  { paymentId, link }: Pick<Given, 'paymentId' | 'link'>,
): Promise<Offer> {
  const [address = ''] = (keptLink(link, publicUrl) ?? link).split('?')
  const isIt = (url: string) => isSameLink(url, address)
  const named = /^plink_\w{1,90}$/.test(paymentId) ? await payments.findPaymentLink(paymentId) : undefined
  const sold = named ?? (isName.test(paymentId) ? await payments.findPrice(paymentId) : undefined)
  const at = named && isIt(named.url) ? named : await payments.findPaymentLinkAt(isIt)
  return { sold, soldBy: named?.id, link: at }
}
