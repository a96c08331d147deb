// What a person finds of their invoices, and what an order has.
import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import { readUser } from '#src/features/accounts/queries.ts'
import { listOwnOrders } from '#src/features/orders/queries/own-orders.ts'
import { selectSold, wasPaid } from '#src/features/orders/queries/sold-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { isWhole } from '#src/wire/money/billing-fields.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { billingDetails, invoices } from '../tables.ts'
import { isInvoicing } from './settings.ts'

/** So many stand on a person's page. */
const MOST = 200

export type Row = typeof invoices.$inferSelect

export const shownInvoice = ({ id, kind, number, orderId, lines, issuedAt, totalCents, currency }: Row) => ({
  _id: id,
  kind,
  number,
  orderId,
  title: lines[0]?.title ?? '',
  issuedAt: issuedAt.toISOString(),
  total: fromMinor(Math.abs(totalCents), currency),
  currency,
})

async function listInvoices(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(MOST)
  return rows.map(shownInvoice)
}

export async function myInvoices({ db, actor }: Context) {
  const user = userOf(actor)
  return user ? { invoices: await listInvoices(db, user.id) } : refuse('sign-in')
}

/** What was issued to a person, for administrators. */
export const userInvoices = async ({ db }: Context, { id }: { id: string }) => ({
  invoices: await listInvoices(db, id),
})

export async function findBilling(db: Db, userId: string) {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.userId, userId))
  if (!row) return null
  const { userId: _, updatedAt: __, ...billing } = row
  return billing
}

/** What the caller gave for their invoices. */
export async function myBilling(context: Context) {
  const { db, actor } = context
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const [billing, isOn, person] = await Promise.all([
    findBilling(db, user.id),
    isInvoicing(db),
    readUser(context, user.id),
  ])
  return { billing, name: person?.name ?? '', isOn }
}

/** A page of the caller's orders, each with what was issued about it. */
export async function myPayments(context: Context, { page }: { page: number }) {
  const { db, actor } = context
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const found = await listOwnOrders(context, { page })
  if (isRefused(found)) return found
  const ids = found.orders.map(({ _id }) => _id)
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, user.id), inArray(invoices.orderId, ids)))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
  const issuedOf = Map.groupBy(rows.map(shownInvoice), ({ orderId }) => orderId)
  return { ...found, orders: found.orders.map(order => ({ ...order, issued: issuedOf.get(order._id) ?? [] })) }
}

/** What was issued about an order: for its buyer and administrators; to others it is not there (T29). */
export async function orderInvoices({ db, actor }: Context, { id }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const isTheirs = user.role === 'admin' ? undefined : eq(orders.userId, user.id)
  const [order] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.id, id), isTheirs))
  if (!order) return refuse('not-found')
  const [isOn, sold, billing, issued] = await Promise.all([
    isInvoicing(db),
    selectSold(db).where(and(eq(orders.id, id), wasPaid)),
    findBilling(db, order.userId),
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, id), eq(invoices.userId, order.userId)))
      .orderBy(asc(invoices.issuedAt), asc(invoices.id)),
  ])
  return {
    isOn,
    isSold: sold.length > 0,
    hasBilling: billing !== null && isWhole(billing),
    isOwn: order.userId === user.id,
    invoices: issued.map(shownInvoice),
  }
}

/** An invoice of one's own, or of anybody for administrators. @returns undefined for everybody else (T29) */
export async function findInvoice({ db, actor }: Context, id: string): Promise<Row | undefined> {
  const user = userOf(actor)
  if (!user) return undefined
  const isTheirs = user.role === 'admin' ? undefined : eq(invoices.userId, user.id)
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), isTheirs))
  return found
}
