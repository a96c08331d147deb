// How often something may be tried: counters in the database, so all replicas count together (R17).
import { sql } from 'drizzle-orm'

import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { Context } from '../context.ts'
import { deleteInSlices, type Pace } from '../database/slices.ts'
import { NETWORK_SHARES, networkKey } from '../http/addresses.ts'
import { limitCounters } from './tables.ts'

export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

/**
 * Counts one attempt. Keys are made of the caller's canonical address or a stored id, never of a free field.
 * @returns a refusal with the seconds to wait when this attempt is one too many
 */
export async function countAttempt(
  { db }: Pick<Context, 'db'>,
  limit: Limit,
  who: string,
): Promise<Refused | undefined> {
  const window = sql`now() + ${limit.windowMs / 1000} * interval '1 second'`
  const { rows } = await db.execute<{ count: number; wait: number }>(sql`
    insert into limit_counters as counter (key, count, ends_at) values (${`${limit.name}:${who}`}, 1, ${window})
    on conflict (key) do update set
      count = case when counter.ends_at <= now() then 1 else counter.count + 1 end,
      ends_at = case when counter.ends_at <= now() then excluded.ends_at else counter.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as wait`)
  const counter = rows[0]
  if (!counter || counter.count <= limit.max) return undefined
  return refuse('too-many', { retryAfter: Math.max(1, counter.wait) })
}

/** The limit of a network, whose counter is kept under its `networkKey`. */
export const networkOf = ({ name, max, windowMs }: Limit): Limit => ({
  name: `${name}-network`,
  max: max * NETWORK_SHARES,
  windowMs,
})

type Caller = Pick<Context, 'db' | 'ip'>

/** Counts one attempt of the caller's address, and of its network. @returns as `countAttempt` */
export async function countAddress(context: Caller, limit: Limit): Promise<Refused | undefined> {
  const own = await countAttempt(context, limit, context.ip)
  if (own) return own
  const shared = await countAttempt(context, networkOf(limit), networkKey(context.ip))
  if (shared) await uncountAttempt(context, limit, context.ip)
  return shared
}

/** Takes back what `countAddress` has counted. */
export async function uncountAddress(context: Caller, limit: Limit): Promise<void> {
  await uncountAttempt(context, limit, context.ip)
  await uncountAttempt(context, networkOf(limit), networkKey(context.ip))
}

/** @returns a refusal when the caller's address or its network has used its attempts up, without counting one */
export const checkAddress = async (context: Caller, limit: Limit): Promise<Refused | undefined> =>
  (await checkLimit(context, limit, context.ip)) ?? checkLimit(context, networkOf(limit), networkKey(context.ip))

/** @returns a refusal when the attempts are used up, without counting one */
export async function checkLimit({ db }: Pick<Context, 'db'>, limit: Limit, who: string): Promise<Refused | undefined> {
  const { rows } = await db.execute<{ wait: number }>(sql`
    select ceil(extract(epoch from ends_at - now()))::int as wait from limit_counters
    where key = ${`${limit.name}:${who}`} and ends_at > now() and count >= ${limit.max}`)
  const counter = rows[0]
  return counter && refuse('too-many', { retryAfter: Math.max(1, counter.wait) })
}

/** Forgets the attempts, after a success. */
export async function forgetAttempts({ db }: Pick<Context, 'db'>, limit: Limit, who: string): Promise<void> {
  await db.execute(sql`delete from limit_counters where key = ${`${limit.name}:${who}`}`)
}

/** Takes back one counted attempt that turned out to be none, without forgetting the others. */
export async function uncountAttempt({ db }: Pick<Context, 'db'>, limit: Limit, who: string): Promise<void> {
  await db.execute(
    sql`update limit_counters set count = count - 1 where key = ${`${limit.name}:${who}`} and count > 0 and ends_at > now()`,
  )
}

/**
 * Does something and counts it. What is refused has done nothing and counts nothing; it is counted first all the same, so
 * that of many at once no more than the limit are done.
 * @returns what was done; or its refusal, or that of a limit
 */
export async function countDone<Done>(
  context: Pick<Context, 'db'>,
  limits: readonly Limit[],
  { who, act }: { readonly who: string; readonly act: () => Promise<Done> },
): Promise<Done | Refused> {
  for (const limit of limits) {
    const tooMany = await countAttempt(context, limit, who)
    if (tooMany) return tooMany
  }
  const outcome = await act()
  if (isRefused(outcome)) for (const limit of limits) await uncountAttempt(context, limit, who)
  return outcome
}

/** Removes the counters whose window has ended. */
export async function forgetEndedLimits({ db }: Pick<Context, 'db'>, pace?: Pace): Promise<void> {
  const isEnded = sql`${limitCounters.endsAt} <= now()`
  await deleteInSlices(db, { table: limitCounters, key: [limitCounters.key] }, isEnded, pace)
}
