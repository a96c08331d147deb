import type { World } from './world.ts'

/** @returns the payments among those acknowledged that did not become a paid order with its course (R1) */
export async function findLost({ pool }: World, acknowledged: Iterable<string>): Promise<string[]> {
  const all = [...acknowledged]
  const { rows } = await pool.query<{ id: string }>(
    `select o.payment_intent_id as id from orders o
     join enrolments e on e.user_id = o.user_id and e.course_id = o.course_id and e.revoked_at is null
     where o.status = 'paid' and o.payment_intent_id = any($1)`,
    [all],
  )
  const granted = new Set(rows.map(({ id }) => id))
  return all.filter(id => !granted.has(id))
}

const twice = {
  'grants of one person': `select user_id as who from enrolments group by user_id, course_id having count(*) > 1`,
  'payments of one order': `select object -> 'metadata' ->> 'orderId' as who from sandbox.objects
    where kind = 'payment_intent' group by 1 having count(*) > 1`,
  'charges of one payment': `select object ->> 'payment_intent' as who from sandbox.objects
    where kind = 'charge' group by 1 having count(*) > 1`,
  'receipts of one order': `select data -> 'data' ->> 'orderId' as who from pgboss.job
    where name = 'send-mail' and data ->> 'template' = 'receipt' group by 1 having count(*) > 1`,
  refunds: `select object ->> 'id' as who from sandbox.objects where kind = 'refund'`,
}

/** @returns what exists twice, or was given back although nobody paid twice; one line each */
export async function findDoubles({ pool }: World): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(twice).map(async ([what, statement]) => {
      const { rows } = await pool.query<{ who: string }>(statement)
      return rows.map(({ who }) => `${what}: ${who}`)
    }),
  )
  return found.flat()
}

/** @returns counts that must all be equal when every purchase has come to its end */
export async function countAll({ pool, courseId }: World): Promise<Record<string, number>> {
  const { rows } = await pool.query<Record<string, number>>(
    `select
       (select count(*)::int from orders where status = 'paid') as "paid orders",
       (select count(*)::int from enrolments where revoked_at is null) as grants,
       (select learners_count + coalesce((select sum(change) from learner_changes where course_id = $1), 0)::int
         from courses where id = $1) as learners,
       (select count(*)::int from sandbox.objects where kind = 'payment_intent') as payments,
       (select count(*)::int from pgboss.job where name = 'send-mail' and data ->> 'template' = 'receipt') as receipts`,
    [courseId],
  )
  return rows[0] ?? {}
}
