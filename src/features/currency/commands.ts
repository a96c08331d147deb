import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { findUnfitAmounts, moveAmounts } from '#src/features/coupons/commands/move-amounts.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { recordAudit, wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import type { Tx } from '#src/server/database/database.ts'
import { lockCurrency, readCurrency, writeCurrency } from '#src/server/identity/currency.ts'
import { IDENTITY } from '#src/server/identity/identity.ts'
import { currencies } from '#src/server/payments/currencies.ts'
import { isStale } from '#src/server/versions.ts'
import { fromMinor, sumOf, toMinor } from '#src/wire/money/money.ts'
import { priceFault } from '#src/wire/money/price-fault.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { currencyContract } from './contract.ts'
import { currencyState, findFixed } from './queries.ts'

type Given = z.output<typeof currencyContract.updateCurrency.input>

/** So many prices that do not fit are named. */
const NAMED = 10

/**
 * Chooses the academy's currency, before its first sale: every price keeps its number of whole units. A sale that begins
 * meanwhile waits, or is waited for. Plans go off sale, since the provider sells them in the former one.
 * Refuses 'currency-fixed' once something was sold, 'invalid' for what the provider does not take and for prices that the
 * currency cannot have, and 'conflict' for a form of an older version.
 */
export async function updateCurrency(context: Context, { currency, version }: Given) {
  if (!currencies.includes(currency))
    return refuse('invalid', { text: 'currency: The payment provider does not take this currency' })
  return context.db.transaction(async tx => {
    await lockCurrency(tx)
    if (await isStale(version, () => currencyState(tx))) return refuse('conflict')
    const former = (await readCurrency(tx)) ?? context.config.currency
    if (former === currency) {
      wasRecordedElsewhere(context)
      return { currency: { currency }, offSale: [] }
    }
    if ((await findFixed(tx)) !== null) return refuse('currency-fixed')
    const misfits = [...(await findMisfits(tx, currency)), ...(await findUnfitAmounts(tx, currency))]
    if (misfits.length > 0) return refuse('invalid', { text: tellMisfits(misfits, currency) })
    await writeCurrency(tx, currency, context.now())
    await moveAmounts(tx, currency)
    await repriceCourses(tx, currency)
    const offSale = await repricePlans(context, tx, currency)
    // What was taken off stays in its own money, as does what a coupon paid for whole.
    const isNothing = and(eq(orders.amountCents, 0), eq(orders.discountCents, 0))
    await tx.update(orders).set({ currency }).where(isNothing)
    await recordAudit(tx, context, {
      action: 'currency.update',
      thing: { id: null, name: currency.toUpperCase() },
      before: { currency: former },
      after: { currency, offSale },
    })
    await announce(tx, [IDENTITY])
    return { currency: { currency }, offSale }
  })
}

const priced = { priceCents: plans.priceCents, currency: plans.currency }
const isKept = isNull(plans.deletedAt)
const nameOf = ({ name, duration }: { name: string; duration: string }) => `${name}, ${duration}`

/** What is for sale, or may be again, at a price that cannot be one in this currency. */
async function findMisfits(tx: Tx, currency: string): Promise<string[]> {
  const { title, priceCents } = courses
  const taught = await tx
    .select({ title, priceCents, currency: courses.currency })
    .from(courses)
    .where(gt(priceCents, 0))
    .orderBy(title)
  const planned = await tx
    .select({ name: plans.name, duration: plans.duration, discount: plans.discount, ...priced })
    .from(plans)
    .where(isKept)
    .orderBy(plans.name, plans.duration)
  return [
    ...taught.map(row => ({ ...row, discount: 0 })),
    ...planned.map(row => ({ ...row, title: nameOf(row) })),
  ].flatMap(row =>
    priceFault(fromMinor(row.priceCents, row.currency), currency, row.discount) === undefined
      ? []
      : [`“${row.title}” (${sumOf(row.priceCents, row.currency)})`],
  )
}

const tellMisfits = (misfits: readonly string[], currency: string): string => {
  const rest = misfits.length - NAMED
  const named = misfits.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
  return `currency: These cannot cost the same number in ${currency.toUpperCase()}. Change their prices first: ${named}`
}

/** Minor units as the new currency has them; `findMisfits` found none that would be a fraction. */
const moved = (column: typeof courses.priceCents | typeof plans.priceCents, from: string, to: string) =>
  sql`round(${column}::numeric * ${toMinor(1000, to)}::numeric / ${toMinor(1000, from)}::numeric)`

async function repriceCourses(tx: Tx, currency: string): Promise<void> {
  const found = await tx.selectDistinct({ from: courses.currency }).from(courses)
  for (const { from } of found)
    await tx
      .update(courses)
      .set({ currency, priceCents: moved(courses.priceCents, from, currency) })
      .where(eq(courses.currency, from))
}

/** @returns the names of those that go off sale. What is deleted stays as it may still be paid for. */
async function repricePlans({ queue, now }: Context, tx: Tx, currency: string): Promise<string[]> {
  const onSale = await tx
    .update(plans)
    .set({ archivedAt: now() })
    .where(and(isKept, isNull(plans.archivedAt)))
    .returning({ name: plans.name, duration: plans.duration, link: plans.link })
  for (const { link } of onSale) await queue.send(tx, 'close-payment-link', { link })
  const found = await tx.selectDistinct({ from: plans.currency }).from(plans).where(isKept)
  for (const { from } of found)
    await tx
      .update(plans)
      .set({ currency, priceCents: moved(plans.priceCents, from, currency) })
      .where(and(isKept, eq(plans.currency, from)))
  return onSale.map(nameOf)
}
