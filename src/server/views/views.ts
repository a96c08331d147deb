// Counts views once per visitor and day, without a cookie and without robots (D-60).
import { lt } from 'drizzle-orm'

import { days, hours } from '#src/wire/durations.ts'
import type { Refused } from '#src/wire/refusals.ts'

import { userOf } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'
import { deleteInSlices, nightly, type Pace } from '../database/slices.ts'
import type { Job } from '../jobs/queue.ts'
import { countAttempt, type Limit } from '../limits/limits.ts'
import { sign } from '../security/secrets.ts'
import { viewMarks } from './tables.ts'

declare module '../jobs/queue.ts' {
  interface Jobs {
    'forget-views': Record<string, never>
  }
}

export type Viewed = { readonly kind: (typeof viewMarks.$inferInsert)['kind']; readonly id: string }

/** From one network address, whatever browsers it claims to be: a school fits in, a machine that inflates does not. */
const limit: Limit = { name: 'views', max: 300, windowMs: hours(1) }

/** Programs say so in one of these words; who says nothing is one, too. Cubot makes phones. */
const ROBOTS =
  /(?<!cu)bot|crawl|spider|slurp|scan|archiver|preview|fetch|monitor|headless|lighthouse|curl|wget|python|java\/|perl|ruby|php|go-http|axios|okhttp|httpclient|facebookexternalhit|embedly|whatsapp/i

export const isRobot = (userAgent: string): boolean => userAgent.trim() === '' || ROBOTS.test(userAgent)

/**
 * Counts a view unless this visitor's was counted today.
 * @param add adds one to the thing's own number, in the same transaction; only called for a view that counts
 * @returns a refusal when one network address asks too often
 */
export async function countView(
  context: Context,
  { kind, id }: Viewed,
  add: (tx: Tx) => Promise<void>,
): Promise<Refused | undefined> {
  if (isRobot(context.userAgent ?? '')) return undefined
  const refused = await countAttempt(context, limit, context.ip)
  if (refused) return refused
  const day = dayOf(context.now())
  const mark = { kind, thingId: id, day, visitor: visitorHash(context, day) }
  await context.db.transaction(async tx => {
    const marked = await tx.insert(viewMarks).values(mark).onConflictDoNothing().returning({ day: viewMarks.day })
    if (marked.length > 0) await add(tx)
  })
  return undefined
}

/** A person by their account; anybody else by address and browser, under a key that is good for one day. */
function visitorHash({ actor, ip, userAgent = '', secret }: Context, day: string): string {
  const who = userOf(actor)?.id ?? `${ip} ${userAgent}`
  return sign(sign(secret, `views:${day}`), who).slice(0, 22)
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** Removes the marks of days that are over. */
export async function forgetViews({ db, now }: { db: Db; now: () => Date }, pace?: Pace): Promise<void> {
  const { kind, thingId, day, visitor } = viewMarks
  const isOver = lt(day, dayOf(new Date(now().getTime() - days(1))))
  await deleteInSlices(db, { table: viewMarks, key: [kind, thingId, day, visitor] }, isOver, pace)
}

export const viewsJob = (services: { db: Db; now: () => Date }): Job<'forget-views'> => ({
  name: 'forget-views',
  schedule: '41 0 * * *',
  retries: 3,
  retryDelaySeconds: 60,
  run: (_, { signal }) => forgetViews(services, { ...nightly, signal }),
})
