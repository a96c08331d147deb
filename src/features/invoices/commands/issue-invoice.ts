import { and, eq, isNull } from 'drizzle-orm'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { users } from '#src/features/accounts/tables.ts'
import { selectSold, wasPaid } from '#src/features/orders/queries/sold-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit, wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { clockOf } from '#src/server/identity/clock.ts'
import type { InvoiceBuyer } from '#src/wire/documents.ts'
import { taxIn } from '#src/wire/money/tax.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { taxOf } from '../policy.ts'
import { findBilling, shownInvoice, type Row } from '../queries/own-invoices.ts'
import { readInvoicing, type Invoicing } from '../queries/settings.ts'
import { invoices } from '../tables.ts'
import { lockIssuing, nextNumber } from './number.ts'
import { tellBusiness } from './tell-business.ts'

type Sold = Awaited<ReturnType<typeof selectSold>>[number]

/** An invoice that its buyer or somebody of the staff asks for: at once, and the same one however often they ask. */
export async function askForInvoice(context: Context, { id }: { id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const isOwn = and(eq(orders.id, id), eq(orders.userId, user.id))
  if ((await context.db.$count(orders, isOwn)) === 0) {
    if (user.role !== 'admin') return refuse('not-found')
    // Of somebody else's it is issued for good.
    const confirmed = await requireConfirmation(context)
    if (isRefused(confirmed)) return confirmed
  }
  const issued = await issueInvoice(context, id)
  return isRefused(issued) ? issued : { invoice: shownInvoice(issued) }
}

/**
 * Issues the invoice of an order that was paid with money, once: number and row in one transaction, under one lock. What
 * stands in it is what is true now, and stays so whatever changes later.
 * @returns it, also where it was issued before; 'invoices-off', 'not-found' for an order without money, and 'number-unknown' where
 *   a business was charged no tax whose number is not known any more
 */
export function issueInvoice(context: Context, orderId: string): Promise<Row | Refused> {
  return context.db.transaction(async tx => {
    await lockIssuing(tx)
    const [before] = await tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
    if (before) {
      noteNothing(context)
      return before
    }
    const settings = await readInvoicing(tx)
    if (!settings?.isOn) return refuse('invoices-off')
    const [order] = await selectSold(tx, context.identity().timeZone).where(and(eq(orders.id, orderId), wasPaid))
    if (!order?.paidAt) return refuse('not-found')
    const row = await write(context, tx, { settings, order, paidAt: order.paidAt })
    if (isRefused(row)) return row
    await recordAsked(context, tx, row)
    if (userOf(context.actor)?.id !== row.userId) await tellBusiness(context, tx, { row, settings })
    return row
  })
}

const isStaff = ({ actor }: Context): boolean => userOf(actor)?.role === 'admin'

function noteNothing(context: Context): void {
  if (isStaff(context)) wasRecordedElsewhere(context)
}

async function recordAsked(context: Context, tx: Tx, { id, number, orderId }: Row): Promise<void> {
  if (isStaff(context))
    await recordAudit(tx, context, { action: 'invoice.issue', thing: { id, name: number }, after: { orderId } })
}

async function write(
  context: Pick<Context, 'now' | 'identity'>,
  tx: Tx,
  { settings, order, paidAt }: { settings: Invoicing; order: Sold; paidAt: Date },
): Promise<Row | Refused> {
  const { id: orderId, userId, title, seats, amountCents: totalCents, currency } = order
  const buyer = buyerWith(order, await buyerOf(tx, userId))
  if (order.untaxed === 'reverse-charge' && buyer.taxNumber === '') return refuse('number-unknown')
  const taxed = taxedOf(settings, order, buyer)
  const netCents = totalCents - taxed.taxCents
  const isNet = order.netCents !== null
  const { name: academy, accent, logo, timeZone } = context.identity()
  const [row] = await tx
    .insert(invoices)
    .values({
      kind: 'invoice',
      ...(await nextNumber(tx, settings.prefix, clockOf(context))),
      orderId,
      userId,
      paidAt,
      currency,
      netCents,
      totalCents,
      ...taxed,
      seller: sellerOf(settings),
      buyer,
      buyerName: buyer.company || buyer.name,
      lines: [{ title, totalCents, ...(isNet && { netCents }), ...(seats && seats > 1 && { quantity: seats }) }],
      letterhead: { academy, accent, logo, timeZone },
    })
    .returning()
  if (!row) throw new Error('an invoice without a row')
  return row
}

/** The tax of a sale: as it was added when it was ordered, or as it is in the price by the settings of now. */
function taxedOf(settings: Invoicing, { amountCents, currency, ...order }: Sold, buyer: InvoiceBuyer) {
  if (order.taxCents !== null) {
    return { taxCents: order.taxCents, rate: order.taxRate ?? 0, taxName: order.taxName ?? '', noTax: order.untaxed }
  }
  const { rate, noTax } = taxOf(settings, buyer)
  return { taxCents: taxIn(amountCents, rate, currency), rate, taxName: settings.taxName, noTax }
}

/**
 * Who buys, in the country whose tax was added, and with the number for which none was. An address in another one, which they
 * have given since, is none of it.
 */
function buyerWith({ taxCountry, taxNumber, untaxed }: Sold, buyer: InvoiceBuyer): InvoiceBuyer {
  if (taxCountry === null) return buyer
  const { name, company } = buyer
  const there = buyer.country === taxCountry ? buyer : { ...nobody, name, company, country: taxCountry }
  return untaxed === 'reverse-charge' ? { ...there, taxNumber: taxNumber ?? there.taxNumber } : there
}

const sellerOf = ({ legalName: name, address, country, taxNumber, registration, foot }: Invoicing) => ({
  name,
  address,
  country,
  taxNumber,
  registration,
  foot,
})

const nobody = { name: '', company: '', line1: '', line2: '', postalCode: '', city: '', country: '', taxNumber: '' }

/** What the person gave for their invoices, or their name alone; nothing of who was erased. */
async function buyerOf(tx: Tx, userId: string) {
  const billing = await findBilling(tx, userId)
  if (billing?.name) return billing
  const [person] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  return { ...nobody, ...billing, name: person ? `${person.firstName} ${person.lastName}`.trim() : '' }
}
