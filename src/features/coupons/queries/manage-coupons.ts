import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { todayOf } from '#src/server/identity/clock.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { couponsContract, states } from '../contract.ts'
import { couponCourses, couponPlans, coupons } from '../tables.ts'

type Reading = Pick<Context, 'db' | 'answers' | 'now' | 'identity'>
type State = (typeof states)[number]

/** What is known of a coupon by what it was used for. The table's names stand here themselves: in a query of one table its columns go without. */
function figuresOf(context: Reading) {
  const { answers, identity } = context
  const used = sql`from ${answers.couponUses()} as used where used.coupon_id = coupons.id`
  const uses = sql<number>`(select count(*)::int ${used})`
  const { currency } = identity()
  const today = todayOf(context)
  return {
    uses,
    givenCents:
      sql<number>`(select coalesce(sum(used.discount_cents), 0) ${used} and used.paid_at is not null and used.currency = ${currency})`.mapWith(
        Number,
      ),
    state: sql<State>`case
      when coupons.archived_at is not null then 'archived'
      when coupons.switched_off_at is not null then 'off'
      when coupons.ends_on < ${today}::date then 'over'
      when coupons.max_uses <= ${uses} then 'used-up'
      when coupons.starts_on > ${today}::date then 'scheduled'
      else 'active' end`,
  }
}

/** How often a coupon was used: by orders that were not given up, and by plans that are paid with it. */
export async function countUses({ answers }: Pick<Context, 'answers'>, db: Db, id: string): Promise<number> {
  const { rows } = await db.execute<{ uses: number }>(
    sql`select count(*)::int as uses from ${answers.couponUses()} as used where used.coupon_id = ${id}`,
  )
  return rows[0]?.uses ?? 0
}

/** One page of the coupons, the newest first unless sorted otherwise; those that are archived only where they are asked for. */
export async function manageCoupons(
  context: Context,
  { words, state, page, limit, sort }: z.output<typeof couponsContract.manageCoupons.input>,
) {
  const { db } = context
  const figures = figuresOf(context)
  const { createdAt: created, code, endsOn: ends } = coupons
  const sorts = { created, code, uses: figures.uses, given: figures.givenCents, ends }
  const found = [or(...both(words)), state ? eq(figures.state, state) : isNull(coupons.archivedAt)]
  const [rows, total] = await Promise.all([
    db
      .select({ coupon: coupons, ...figures })
      .from(coupons)
      .where(and(...found))
      .orderBy(...orderOf(sort, sorts, coupons.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(coupons, and(...found)),
  ])
  return { coupons: rows.map(row => shown(row, context)), NbOfPages: Math.ceil(total / limit), total }
}

const both = (words: string | undefined): (SQL | undefined)[] =>
  [coupons.code, coupons.note].map(column => and(...likeEachWord(column, words)))

/** One coupon with the courses, or the plans, that it is for. Refuses with 'not-found'. */
export async function getCoupon(context: Context, { id }: { id: string }) {
  const coupon = await findCoupon(context, id)
  return coupon ? { coupon } : refuse('not-found')
}

export async function findCoupon(context: Reading, id: string) {
  const { db } = context
  const [row] = await db
    .select({ coupon: coupons, ...figuresOf(context) })
    .from(coupons)
    .where(eq(coupons.id, id))
  return row && { ...shown(row, context), courses: await findCourses(db, id), plans: await findPlans(db, id) }
}

const findCourses = (db: Db, id: string) =>
  db
    .select({ _id: courses.id, title: courses.title })
    .from(couponCourses)
    .innerJoin(courses, eq(courses.id, couponCourses.courseId))
    .where(eq(couponCourses.couponId, id))
    .orderBy(courses.title, courses.id)

const findPlans = (db: Db, id: string) =>
  db
    .select({ _id: plans.id, name: plans.name, duration: plans.duration })
    .from(couponPlans)
    .innerJoin(plans, eq(plans.id, couponPlans.planId))
    .where(eq(couponPlans.couponId, id))
    .orderBy(plans.name, plans.duration, plans.id)

/** What the form of a coupon changes. */
export async function couponState(db: Db, { id }: { id: string }) {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, id))
  if (!coupon) return undefined
  const [chosen, chosenPlans] = await Promise.all([findCourses(db, id), findPlans(db, id)])
  return {
    ...coupon,
    switchedOffAt: undefined,
    archivedAt: undefined,
    createdAt: undefined,
    courseIds: chosen.map(({ _id }) => _id).toSorted(),
    planIds: chosenPlans.map(({ _id }) => _id).toSorted(),
  }
}

type Row = { coupon: typeof coupons.$inferSelect; uses: number; givenCents: number; state: State }

function shown({ coupon, uses, givenCents, state }: Row, { identity }: Pick<Context, 'identity'>) {
  const { id, code, percentOff, amountOffCents, maxUses, perPerson, startsOn, endsOn, note } = coupon
  const { currency } = identity()
  return {
    _id: id,
    code,
    kind: percentOff === null ? ('amount' as const) : ('percent' as const),
    value: percentOff ?? fromMinor(amountOffCents ?? 0, coupon.currency ?? currency),
    maxUses,
    perPerson,
    startsOn,
    endsOn,
    ...choiceOf(coupon),
    note,
    state,
    uses,
    given: fromMinor(givenCents, currency),
    createdAt: coupon.createdAt.toISOString(),
  }
}

/** What it is for, and whether that is chosen. */
function choiceOf({ scope, planScope }: Pick<typeof coupons.$inferSelect, 'scope' | 'planScope'>) {
  if (planScope === 'none') return { things: 'courses', scope } as const
  return scope === 'all' ? ({ things: 'everything', scope } as const) : ({ things: 'plans', scope: planScope } as const)
}
