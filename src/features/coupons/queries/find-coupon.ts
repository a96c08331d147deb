import { and, eq, isNull } from 'drizzle-orm'

import type { Db, Tx } from '#src/server/database/database.ts'
import { CODE_MAX, CODE_SHAPE, codeOf, discountOf, type Price } from '#src/wire/money/coupons.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { faultOf, isOffered, type Use } from '../policy.ts'
import { couponCourses, couponPlans, coupons } from '../tables.ts'

export type Coupon = typeof coupons.$inferSelect

/** The coupon with a code as somebody typed it. One that is archived is not there. */
export async function findTyped(db: Db, typed: string): Promise<Coupon | undefined> {
  const code = codeOf(typed)
  if (code.length > CODE_MAX || !CODE_SHAPE.test(code)) return undefined
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), isNull(coupons.archivedAt)))
  return coupon
}

/** A coupon, locked until the transaction ends: its uses are counted and made one after the other. */
export async function lockCoupon(tx: Tx, id: string): Promise<Coupon | undefined> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  return coupon
}

/** What something costs now for who has ordered it with a coupon, in minor units: the whole price once that is offered no more. */
export const priceWith = (coupon: Coupon | null, price: Price, today: string): number =>
  price.priceCents - (coupon && isOffered(coupon, today) ? discountOf(coupon, price) : 0)

/** What is bought. */
export type Thing = { readonly courseId: string } | { readonly planId: string }

type Wish = Omit<Use, 'isFor'> & { readonly thing: Thing }

/** @returns why somebody cannot use a coupon for a course or a plan, in words; nothing when they can */
export async function findBar(
  db: Db,
  coupon: Coupon,
  { thing, ...use }: Wish,
  today: string,
): Promise<Refused | undefined> {
  const isPlan = 'planId' in thing
  const isFor = isPlan ? await isForPlan(db, coupon, thing.planId) : await isForCourse(db, coupon, thing.courseId)
  const code = faultOf(coupon, { ...use, isFor }, today)
  if (code === 'coupon-elsewhere' && isPlan) return refuse(code, { text: 'This coupon is not for this plan' })
  if (code === 'coupon-early' && coupon.startsOn) return refuse(code, { text: earlyText(coupon.startsOn) })
  return code && refuse(code)
}

async function isForCourse(db: Db, { id, scope }: Coupon, courseId: string): Promise<boolean> {
  if (scope === 'all') return true
  const isIt = and(eq(couponCourses.couponId, id), eq(couponCourses.courseId, courseId))
  return (await db.$count(couponCourses, isIt)) > 0
}

async function isForPlan(db: Db, { id, planScope }: Coupon, planId: string): Promise<boolean> {
  if (planScope !== 'chosen') return planScope === 'all'
  const isIt = and(eq(couponPlans.couponId, id), eq(couponPlans.planId, planId))
  return (await db.$count(couponPlans, isIt)) > 0
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const earlyText = (startsOn: string): string => `This coupon is valid from ${day.format(new Date(startsOn))} on`
