import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isDuplicate, type Tx } from '#src/server/database/database.ts'
import { currencyOf } from '#src/server/identity/currency.ts'
import { isStale } from '#src/server/versions.ts'
import { amountFault } from '#src/wire/money/coupons.ts'
import { toMinor } from '#src/wire/money/money.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { couponsContract } from '../contract.ts'
import { lockCoupon } from '../queries/find-coupon.ts'
import { countUses, couponState, findCoupon } from '../queries/manage-coupons.ts'
import { couponCourses, couponPlans, coupons } from '../tables.ts'

type Given = z.output<typeof couponsContract.createCoupon.input>
type Changed = z.output<typeof couponsContract.updateCoupon.input>

/** Makes a coupon. Refuses 'coupon-exists', 'invalid' for terms that contradict each other, and 'not-found' for a course or a plan that is gone. */
export const createCoupon = (context: Context, given: Given) =>
  writing(context, given, async (tx, fields) => {
    const [made] = await tx.insert(coupons).values(fields).returning({ id: coupons.id })
    return made?.id ?? refuse('broken')
  })

/**
 * Changes a coupon. Of one that was used, code, value and what it is for stay: what somebody was promised, and what the orders tell,
 * is not another one afterwards. Refuses like `createCoupon`, 'not-found', 'coupon-fixed', and 'conflict' for a form of an
 * older version.
 */
export const updateCoupon = (context: Context, { id, version, ...given }: Changed) =>
  writing(
    context,
    given,
    async (tx, fields) => {
      if (await isStale(version, () => couponState(tx, { id }))) return refuse('conflict')
      if ((await isAnother(tx, id, fields, given)) && (await countUses(context, tx, id)) > 0)
        return refuse('coupon-fixed')
      await tx.update(coupons).set(fields).where(eq(coupons.id, id))
      return id
    },
    id,
  )

/** A coupon as its writes answer with it. Refuses 'not-found'. */
export async function savedCoupon(context: Context, { id }: { id: string }) {
  const coupon = await findCoupon(context, id)
  return coupon ? { coupon } : refuse('not-found')
}

type Fields = Awaited<ReturnType<typeof fieldsOf>>

/** Whether what a coupon is called, gives and is for would be something else. */
async function isAnother(tx: Tx, id: string, fields: Fields, given: Given): Promise<boolean> {
  const before = await couponState(tx, { id })
  if (!before) return false
  const names = ['code', 'percentOff', 'amountOffCents', 'scope', 'planScope'] as const
  const isMoved = (['courseIds', 'planIds'] as const).some(
    chosen => before[chosen].join(' ') !== given[chosen].toSorted().join(' '),
  )
  return isMoved || names.some(name => before[name] !== fields[name])
}

/** The columns of what was given, in the academy's currency, which stays from here on. */
async function fieldsOf(context: Context, tx: Tx, given: Given) {
  const { kind, value, things, scope, courseIds: _, planIds: __, ...rest } = given
  const currency = await currencyOf(tx, context)
  const isPercent = kind === 'percent'
  return {
    ...rest,
    ...scopesOf(things, scope),
    percentOff: isPercent ? value : null,
    amountOffCents: isPercent ? null : toMinor(value, currency),
    currency: isPercent ? null : currency,
  }
}

/** A coupon for plans alone is one for chosen courses, of which there are none: so replicas of the version before read it. */
function scopesOf(things: Given['things'], scope: Given['scope']) {
  if (things === 'plans') return { scope: 'chosen', planScope: scope } as const
  return things === 'courses' ? ({ scope, planScope: 'none' } as const) : ({ scope: 'all', planScope: 'all' } as const)
}

/** What is wrong with the terms of a coupon, with the field that it stands beside. */
function faultIn(given: Given, currency: string): string | undefined {
  const { startsOn, endsOn } = given
  const wrong = valueFault(given, currency)
  if (wrong) return `value: ${wrong}`
  if (startsOn && endsOn && endsOn < startsOn) return 'endsOn: The last day lies before the first one'
  return choiceFault(given)
}

function choiceFault({ things, scope, courseIds, planIds }: Given): string | undefined {
  if (scope === 'all' || things === 'everything') return undefined
  if (things === 'plans') return planIds.length === 0 ? 'planIds: Please choose at least one plan' : undefined
  return courseIds.length === 0 ? 'courseIds: Please choose at least one course' : undefined
}

function valueFault({ kind, value }: Given, currency: string): string | undefined {
  if (kind === 'amount') return amountFault(value, currency)
  const isWhole = Number.isInteger(value) && value >= 1 && value <= 100
  return isWhole ? undefined : 'A discount is a whole number of percent from 1 to 100'
}

/** Why a coupon cannot be written. Locks the one that is changed. */
async function barOf(context: Context, tx: Tx, given: Given, id: string | undefined): Promise<Refused | undefined> {
  const fault = faultIn(given, await currencyOf(tx, context))
  if (fault) return refuse('invalid', { text: fault })
  if (id && !(await lockCoupon(tx, id))) return refuse('not-found')
  const known = await tx.$count(courses, inArray(courses.id, given.courseIds))
  if (known < given.courseIds.length)
    return refuse('not-found', { text: 'courseIds: One of these courses does not exist any more' })
  const isThere = and(inArray(plans.id, given.planIds), isNull(plans.deletedAt))
  if ((await tx.$count(plans, isThere)) < given.planIds.length)
    return refuse('not-found', { text: 'planIds: One of these plans does not exist any more' })
  return undefined
}

/** What creating and changing share: the checks before, the courses, and the trace. */
async function writing(
  context: Context,
  sent: Given,
  write: (tx: Tx, fields: Fields) => Promise<string | Refused>,
  id?: string,
) {
  const chosen = (things: Given['things'], ids: readonly string[]) =>
    sent.scope === 'chosen' && sent.things === things ? [...new Set(ids)] : []
  const given = {
    ...sent,
    courseIds: chosen('courses', sent.courseIds),
    planIds: chosen('plans', sent.planIds),
  }
  try {
    return await context.db.transaction(async tx => {
      const bar = await barOf(context, tx, given, id)
      if (bar) return bar
      const before = id ? await findCoupon({ ...context, db: tx }, id) : undefined
      const written = await write(tx, await fieldsOf(context, tx, given))
      if (isRefused(written)) return written
      await choose(tx, written, given)
      const coupon = await findCoupon({ ...context, db: tx }, written)
      if (!coupon) throw new Error('the coupon was written in this transaction')
      await recordAudit(tx, context, {
        action: before ? 'coupon.update' : 'coupon.create',
        thing: { id: coupon._id, name: coupon.code },
        ...(before && { before: audited(before) }),
        after: audited(coupon),
      })
      return { coupon }
    })
  } catch (error) {
    if (isDuplicate(error, 'coupons_code')) return refuse('coupon-exists')
    throw error
  }
}

async function choose(tx: Tx, couponId: string, { courseIds, planIds }: Given): Promise<void> {
  await tx.delete(couponCourses).where(eq(couponCourses.couponId, couponId))
  await tx.delete(couponPlans).where(eq(couponPlans.couponId, couponId))
  if (courseIds.length > 0) await tx.insert(couponCourses).values(courseIds.map(courseId => ({ couponId, courseId })))
  if (planIds.length > 0) await tx.insert(couponPlans).values(planIds.map(planId => ({ couponId, planId })))
}

/** Without what its uses make of it. */
const audited = ({ state: _, uses: __, given: ___, courses: chosen, plans: chosenPlans, ...coupon }: Coupon) => ({
  ...coupon,
  courses: chosen.map(({ title }) => title),
  plans: chosenPlans.map(({ name, duration }) => `${name}, ${duration}`),
})

type Coupon = NonNullable<Awaited<ReturnType<typeof findCoupon>>>
