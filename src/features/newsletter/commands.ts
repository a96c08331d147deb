import { and, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { countAddress, countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import type { PersonalData } from '#src/server/personal-data.ts'
import { sign } from '#src/server/security/secrets.ts'
import { days, hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { confirmedBy, confirmToken, unsubscribedBy, unsubscribeToken } from './policy.ts'
import { newsletterSubscribers as subscribers } from './tables.ts'

const perAddress: Limit = { name: 'newsletter', max: 10, windowMs: hours(1) }
const perEmail: Limit = { name: 'newsletter-mail', max: 3, windowMs: days(1) }

/**
 * Takes an address for the letter and mails the question whether it is meant (double opt-in). The answer is the same for
 * a new address, a known one, and one that was asked too often (D-33).
 */
export async function subscribe(context: Context, { email }: { email: string }) {
  const tooMany = await countAddress(context, perAddress)
  if (tooMany) return tooMany
  const accepted = { accepted: true } as const
  const { db, queue, publicUrl, secret } = context
  // A keyed hash: nobody's address stands in the table of counters.
  if (await countAttempt(context, perEmail, sign(secret, `newsletter ${email}`))) return accepted
  await db.transaction(async tx => {
    await tx.insert(subscribers).values({ email }).onConflictDoNothing()
    const [known] = await tx.select().from(subscribers).where(eq(subscribers.email, email))
    if (known?.confirmedAt && !known.unsubscribedAt) return
    const data = { url: `${publicUrl}/newsletter/confirm/${confirmToken(secret, email, context.now())}` }
    await sendMail(queue, tx, { to: email, template: 'newsletter-confirm', data })
  })
  return accepted
}

/**
 * Confirms an address: from now on it receives the letter. Mails a word of welcome with the way out, once.
 * @returns a refusal when the link is older than a week, or than what its owner decided since: an old mail signs nobody
 *   up again who has left
 */
export async function confirmSubscription(context: Context, { token }: { token: string }) {
  const asked = confirmedBy(context.secret, token, context.now())
  if (!asked) return refuse('link-unknown')
  const { email, askedAt } = asked
  const isDone = await context.db.transaction(async tx => {
    const confirmed = await tx
      .update(subscribers)
      .set({ confirmedAt: context.now(), unsubscribedAt: null })
      .where(
        and(
          eq(subscribers.email, email),
          isOlder(subscribers.confirmedAt, askedAt),
          isOlder(subscribers.unsubscribedAt, askedAt),
        ),
      )
      .returning({ email: subscribers.email })
    if (confirmed.length > 0) await welcome(context, tx, email)
    return confirmed.length > 0 || (await isSubscribed(tx, email))
  })
  return isDone ? { email } : refuse('link-unknown')
}

const isOlder = (column: PgColumn, instant: Date) => or(isNull(column), lte(column, instant))

async function welcome({ queue, publicUrl, secret, log }: Context, tx: Tx, email: string): Promise<void> {
  const token = unsubscribeToken(secret, email)
  const url = `${publicUrl}/newsletter/unsubscribe/${token}`
  const data = { url, oneClickUrl: `${publicUrl}/api/newsletter/unsubscribe/${token}` }
  await sendMail(queue, tx, { to: email, template: 'newsletter-welcome', data })
  log.info({ event: 'newsletter-confirmed' }, 'newsletter')
}

/** Whoever presses twice is told the same twice. */
async function isSubscribed(tx: Tx, email: string): Promise<boolean> {
  const found = await tx
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(eq(subscribers.email, email), isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt)))
  return found.length > 0
}

/** Takes an address off the letter, at once and without a question. */
export async function unsubscribe(context: Context, { token }: { token: string }) {
  const email = unsubscribedBy(context.secret, token)
  if (!email) return refuse('link-unknown')
  await context.db
    .update(subscribers)
    .set({ unsubscribedAt: context.now() })
    .where(and(eq(subscribers.email, email), isNull(subscribers.unsubscribedAt)))
  return { email }
}

/**
 * Whether a person's addresses get the letter. A request that nobody confirmed may be anybody's: no export holds it. It
 * goes all the same, since it is nothing but the address.
 */
export const newsletterData: PersonalData = {
  name: 'newsletter',
  collect: async (db, { emails }) => ({
    rows: await db
      .select()
      .from(subscribers)
      .where(and(inArray(subscribers.email, [...emails]), isNotNull(subscribers.confirmedAt))),
  }),
  erase: async (tx, { emails }) => {
    await tx.delete(subscribers).where(inArray(subscribers.email, [...emails]))
    return []
  },
}
