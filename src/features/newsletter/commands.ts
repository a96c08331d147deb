import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { sendMail } from '#src/server/mail.ts'
import type { PersonalData } from '#src/server/personal-data.ts'
import { days, hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import { emailIn, tokenFor } from './policy.ts'
import { newsletterSubscribers as subscribers } from './tables.ts'

const perAddress: Limit = { name: 'newsletter', max: 10, windowMs: hours(1) }
const perEmail: Limit = { name: 'newsletter-mail', max: 3, windowMs: days(1) }

/**
 * Takes an address for the letter and mails the question whether it is meant (double opt-in). The answer is the same for
 * a new address, a known one, and one that was asked too often (D-33).
 */
export async function subscribe(context: Context, { email }: { email: string }) {
  const tooMany = await countAttempt(context, perAddress, context.ip)
  if (tooMany) return tooMany
  const accepted = { accepted: true } as const
  if (await countAttempt(context, perEmail, email)) return accepted
  const { db, queue, publicUrl, secret } = context
  await db.transaction(async tx => {
    await tx.insert(subscribers).values({ email }).onConflictDoNothing()
    const [known] = await tx.select().from(subscribers).where(eq(subscribers.email, email))
    if (known?.confirmedAt && !known.unsubscribedAt) return
    const data = { url: `${publicUrl}/newsletter/confirm/${tokenFor(secret, 'confirm', email)}` }
    await sendMail(queue, tx, { to: email, template: 'newsletter-confirm', data })
  })
  return accepted
}

/** Confirms an address: from now on it receives the letter. Mails a word of welcome with the way out, once. */
export async function confirmSubscription(context: Context, { token }: { token: string }) {
  const { db, queue, publicUrl, secret } = context
  const email = emailIn(secret, 'confirm', token)
  if (!email) return refuse('link-unknown')
  return db.transaction(async tx => {
    const isOut = or(isNull(subscribers.confirmedAt), sql`${subscribers.unsubscribedAt} is not null`)
    const rows = await tx
      .update(subscribers)
      .set({ confirmedAt: context.now(), unsubscribedAt: null })
      .where(and(eq(subscribers.email, email), isOut))
      .returning({ email: subscribers.email })
    if (rows.length > 0) {
      const token = tokenFor(secret, 'unsubscribe', email)
      const url = `${publicUrl}/newsletter/unsubscribe/${token}`
      const data = { url, oneClickUrl: `${publicUrl}/api/newsletter/unsubscribe/${token}` }
      await sendMail(queue, tx, { to: email, template: 'newsletter-welcome', data })
      context.log.info({ event: 'newsletter-confirmed' }, 'newsletter')
    }
    return { email }
  })
}

/** Takes an address off the letter, at once and without a question. */
export async function unsubscribe(context: Context, { token }: { token: string }) {
  const email = emailIn(context.secret, 'unsubscribe', token)
  if (!email) return refuse('link-unknown')
  await context.db
    .update(subscribers)
    .set({ unsubscribedAt: context.now() })
    .where(and(eq(subscribers.email, email), isNull(subscribers.unsubscribedAt)))
  return { email }
}

/** Whether a person's addresses get the letter. */
export const newsletterData: PersonalData = {
  name: 'newsletter',
  collect: async (db, { emails }) => ({
    rows: await db
      .select()
      .from(subscribers)
      .where(inArray(subscribers.email, [...emails])),
  }),
  erase: async (tx, { emails }) => {
    await tx.delete(subscribers).where(inArray(subscribers.email, [...emails]))
    return []
  },
}
