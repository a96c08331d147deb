import { sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { couponsContract } from '../contract.ts'
import { countUses } from './manage-coupons.ts'

type Given = z.output<typeof couponsContract.couponUses.input>
type Use = z.output<typeof couponsContract.couponUses.output>['uses'][number]

const PER_PAGE = 20

type Row = {
  order_id: string | null
  user_id: string
  name: string
  course: string | null
  plan: Use['plan']
  discount_cents: number
  amount_cents: number
  currency: string
  status: Use['status']
  at: string
}

/** By whom and for what a coupon was used, the newest first. */
export async function couponUses(context: Context, { id, page }: Given) {
  const { db, answers } = context
  const [{ rows }, total] = await Promise.all([
    db.execute<Row>(sql`
      select used.order_id, used.user_id, concat(users.first_name, ' ', users.last_name) as name, courses.title as course,
        case when plans.id is not null then jsonb_build_object('name', plans.name, 'duration', plans.duration) end as plan,
        used.discount_cents, used.amount_cents, used.currency, used.status,
        to_char(used.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from ${answers.couponUses()} as used
      join users on users.id = used.user_id
      left join courses on courses.id = used.course_id
      left join plans on plans.id = used.plan_id
      where used.coupon_id = ${id}
      order by used.created_at desc, used.order_id desc nulls last, used.user_id
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`),
    countUses(context, db, id),
  ])
  return { uses: rows.map(shown), NbOfPages: Math.ceil(total / PER_PAGE), total }
}

const shown = (row: Row): Use => ({
  orderId: row.order_id,
  buyer: { _id: row.user_id, name: row.name },
  course: row.course,
  plan: row.plan,
  discount: fromMinor(row.discount_cents, row.currency),
  paid: fromMinor(row.amount_cents, row.currency),
  currency: row.currency,
  status: row.status,
  createdAt: row.at,
})
