import { randomUUID } from 'node:crypto'

import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import type { membershipsContract } from '#src/features/memberships/contract/memberships.ts'
import { checkoutLifeMs, keptLink } from '#src/features/memberships/policy.ts'
import { isDeletedUnheld, isNeverPaid } from '#src/features/memberships/queries/find-plan.ts'
import { findPlan, planState } from '#src/features/memberships/queries/manage-plans.ts'
import { memberships, planCourses, plans } from '#src/features/memberships/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isDuplicate, type Tx } from '#src/server/database/database.ts'
import { currencyOf } from '#src/server/identity/currency.ts'
import { isStale } from '#src/server/versions.ts'
import { toMinor } from '#src/wire/money/money.ts'
import { isUnlinked } from '#src/wire/money/passes.ts'
import { priceFault } from '#src/wire/money/price-fault.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { comparePlan } from './compare-plan.ts'
import { insertPlan } from './create-plan.ts'

type Given = z.output<typeof membershipsContract.createPlan.input>
type Changed = z.output<typeof membershipsContract.updatePlan.input>

/**
 * A-MEM-3: puts a plan on sale. Refuses 'plan-exists' and 'plan-payment-taken' (D-6), 'plan-link-foreign' for a link that
 * leads anywhere but to the provider (T44), 'not-found' for a course that does not exist, and 'plan-differs' where the caller
 * wants that, for what the provider sells on other terms.
 */
export async function createPlan(context: Context, given: Given) {
  return writing(context, given, async (tx, { currency, trialDays }) => {
    const { name, duration, description, benefits, discount, link, opens, courseIds } = given
    const paymentId = given.paymentId || ownPaymentId()
    const said = { name, duration, description, benefits, discount, paymentId, link, opens }
    const fields = { ...said, currency, priceCents: toMinor(given.price, currency), trialDays }
    const deleted = await forgetDeleted(tx, paymentId)
    return insertPlan(tx, context.publicUrl, { ...fields, ...deleted, courseIds })
  })
}

/** A plan as its writes answer with it. Refuses 'not-found'. */
export async function savedPlan(context: Context, { id, ...given }: Given & { id: string }) {
  const plan = await findPlan(context, id)
  return plan ? { plan, comparison: await comparePlan(context, given) } : refuse('not-found')
}

/**
 * Changes a plan. Who holds it keeps paying what they agreed to, and may open at once what it opens now. A checkout that
 * was begun under its former payment id still counts for a day; a payment link that it leaves is closed at the provider.
 * Refuses like `createPlan`, 'not-found', and 'conflict' for a form of an older version.
 */
export async function updatePlan(context: Context, { id, version, ...given }: Changed) {
  return writing(
    context,
    given,
    async (tx, { link, currency, trialDays }) => {
      if (await isStale(version, () => planState(tx, { id }))) return refuse('conflict')
      const { name, duration, description, benefits, discount, opens, price } = given
      const paymentId = given.paymentId || (await keptPaymentId(tx, id))
      const fields = { name, duration, description, benefits, discount, paymentId, link, opens }
      const deleted = await forgetDeleted(tx, paymentId)
      const changed = await tx
        .update(plans)
        .set({
          ...fields,
          ...soldBefore(paymentId, context.now(), deleted?.formerPaymentIds),
          currency,
          // Nothing is changed where the provider does not say.
          trialDays,
          priceCents: toMinor(price, currency),
          updatedAt: context.now(),
        })
        .where(and(eq(plans.id, id), isNull(plans.deletedAt)))
        .returning({ id: plans.id })
      if (changed.length === 0) return refuse('not-found')
      await tx.delete(planCourses).where(eq(planCourses.planId, id))
      if (given.courseIds.length > 0)
        await tx.insert(planCourses).values(given.courseIds.map(courseId => ({ planId: id, courseId })))
      await context.queue.send(tx, 'cover-plan', { planId: id })
      await announce(tx, ['plans'])
      return id
    },
    id,
  )
}

/** Stands where the provider's id would, of a plan that none sells: each has its own. */
const ownPaymentId = (): string => `own_${randomUUID()}`

async function keptPaymentId(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.select({ paymentId: plans.paymentId }).from(plans).where(eq(plans.id, id))
  return row && isUnlinked(row.paymentId) ? row.paymentId : ownPaymentId()
}

/** What a plan lacks: cards are taken at the provider's link, and who pays otherwise pays something. */
function lackOf({ paymentId, link, price, discount }: Given, offersCard: boolean): Refused | undefined {
  if (paymentId === '' && link === '' && !offersCard)
    return price > 0 && discount < 100 ? undefined : refuse('invalid', { text: FOR_NOTHING })
  if (paymentId === '' || isUnlinked(paymentId))
    return refuse('invalid', { text: 'paymentId: Please enter the payment id' })
  return link === '' ? refuse('invalid', { text: 'link: Please enter the link' }) : undefined
}

const FOR_NOTHING = 'price: What is paid by transfer or at Chargily has to cost something'

/**
 * Closes the link that a plan leaves, and opens the one that it gets, which may have been closed after another plan. Each job
 * looks for itself whether a plan on sale has the link: this one may be off sale.
 */
async function moveLink({ queue }: Context, tx: Tx, { from, to }: { from: string | undefined; to: string }) {
  if (from === to) return
  for (const link of from === undefined ? [to] : [from, to]) await queue.send(tx, 'close-payment-link', { link })
  await queue.send(tx, 'open-payment-link', { link: to })
}

/** Why a plan cannot be written: it was compared in a former currency of the academy's, or names a course that is gone. */
async function barOf(context: Context, tx: Tx, { currency, courseIds }: { currency: string; courseIds: string[] }) {
  if ((await currencyOf(tx, context)) !== currency) return refuse('conflict')
  const known = await tx.$count(courses, inArray(courses.id, courseIds))
  if (known === new Set(courseIds).size) return undefined
  return refuse('not-found', { text: 'courses: One of these courses does not exist any more' })
}

/** The plan that is to be changed, as it is until the transaction ends. */
const planBefore = async (context: Context, tx: Tx, id: string | undefined) =>
  id && (await lockPlan(tx, id)) ? findPlan({ ...context, db: tx }, id) : undefined

async function lockPlan(tx: Tx, id: string) {
  const isIt = and(eq(plans.id, id), isNull(plans.deletedAt))
  const [plan] = await tx.select().from(plans).where(isIt).for('update')
  return plan
}

/**
 * A deleted plan gives its payment id to the next one, and with it what it was sold as before: whoever is still paying for it
 * gets that.
 */
async function forgetDeleted(tx: Tx, paymentId: string) {
  const { formerPaymentIds, replacedAt } = plans
  const isIt = and(isDeletedUnheld, eq(plans.paymentId, paymentId))
  const [deleted] = await tx.delete(plans).where(isIt).returning({ formerPaymentIds, replacedAt })
  return deleted
}

/**
 * Keeps the payment id that a change replaces, and when; those of which no checkout can be open any more are let go.
 * @param inherited those of a deleted plan that had the new payment id
 */
function soldBefore(paymentId: string, now: Date, inherited: readonly string[] = []) {
  const isSame = sql`${plans.paymentId} = ${paymentId}`
  const isRecent = gt(plans.replacedAt, new Date(now.getTime() - checkoutLifeMs))
  return {
    replacedAt: sql`case when ${isSame} then ${plans.replacedAt} else ${now.toISOString()}::timestamptz end`,
    formerPaymentIds: sql`case when ${isSame} then ${plans.formerPaymentIds} when ${isRecent}
      then array_append(array_remove(${plans.formerPaymentIds}, ${plans.paymentId}), ${plans.paymentId})
      else array[${plans.paymentId}] end || ${sql.param([...inherited])}::text[]`,
  }
}

/** What creating and changing share: the checks before, the trace, and what a broken rule of the table means. */
async function writing(
  context: Context,
  given: Given,
  write: (
    tx: Tx,
    kept: { link: string; currency: string; trialDays: number | null | undefined },
  ) => Promise<string | Refused>,
  id?: string,
) {
  const { currency, offersCard } = context.identity()
  const lacking = lackOf(given, offersCard)
  if (lacking) return lacking
  const link = given.link && keptLink(given.link, context.publicUrl)
  if (link === undefined) return refuse('plan-link-foreign')
  const fault = priceFault(given.price, currency, given.discount)
  if (fault) return refuse('invalid', { text: fault })
  const comparison = await comparePlan(context, given)
  if (given.differing === 'refused' && comparison.differences.length > 0) return refuse('plan-differs')
  try {
    return await context.db.transaction(async tx => {
      const bar = await barOf(context, tx, { currency, courseIds: given.courseIds })
      if (bar) return bar
      const before = await planBefore(context, tx, id)
      if (id && !before) return refuse('not-found')
      const written = await write(tx, { link, currency, trialDays: comparison.trialDays })
      if (isRefused(written)) return written
      await moveLink(context, tx, { from: before?.link, to: link })
      const plan = await findPlan({ ...context, db: tx }, written)
      if (!plan) throw new Error('the plan was written in this transaction')
      const { holders: _, wasHeld: ___, courses: __, ...after } = plan
      const thing = { id: plan._id, name: `${plan.name}, ${plan.duration}` }
      const action = before ? 'plan.update' : 'plan.create'
      await recordAudit(tx, context, {
        action,
        thing,
        ...(before && { before: { ...before, holders: undefined, wasHeld: undefined, courses: undefined } }),
        after: {
          ...after,
          ...(comparison.state === 'differs' && {
            differsFromProvider: comparison.differences.map(({ code }) => code),
          }),
        },
      })
      return { plan, comparison }
    })
  } catch (error) {
    if (isDuplicate(error, 'plans_one_each')) return refuse('plan-exists')
    if (isDuplicate(error)) return refuse('plan-payment-taken')
    throw error
  }
}

/**
 * Deletes a plan that nobody ever held (D-64), and closes its payment link. It is still found for whoever is paying for it,
 * and gone for everybody else. Refuses a wrong password (T79), 'plan-held' and 'not-found'.
 */
export async function deletePlan(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const plan = await lockPlan(tx, id)
    if (!plan) return refuse('not-found')
    // A membership that begins meanwhile waits for the lock, and then brings the plan back.
    const isHeld = (await tx.$count(memberships, eq(memberships.planId, id))) > 0
    if (isHeld || (await tx.$count(plans, and(eq(plans.id, id), isNeverPaid))) === 0) return refuse('plan-held')
    const now = context.now()
    await tx
      .update(plans)
      .set({ deletedAt: now, archivedAt: plan.archivedAt ?? now })
      .where(eq(plans.id, id))
    await context.queue.send(tx, 'close-payment-link', { link: plan.link })
    const thing = { id, name: `${plan.name}, ${plan.duration}` }
    const { deletedAt: _, ...before } = plan
    await recordAudit(tx, context, { action: 'plan.delete', thing, before })
    await announce(tx, ['plans'])
    return { deleted: true } as const
  })
}
