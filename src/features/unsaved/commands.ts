import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { deleteInSlices, type Pace } from '#src/server/database/slices.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import type { PersonalData } from '#src/server/personal-data.ts'
import { days, hours } from '#src/wire/durations.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { unsavedContract } from './contract.ts'
import { unsavedForms } from './tables.ts'

type OfForm = z.output<typeof unsavedContract.dropUnsaved.input>

/** A form that is typed into without a pause is kept every ten seconds. */
const perUser: Limit = { name: 'keep-unsaved', max: 1200, windowMs: hours(1) }
/** How many forms one administrator has; the oldest make room. */
const MOST_FORMS = 50
/** How long what nobody came back to stays. */
const KEPT_MS = days(60)

/** Keeps what an administrator typed into a form, in place of what was there. Refuses 'too-many'. */
export async function keepUnsaved(context: Context, { place, typed }: OfForm & { typed: string }) {
  const user = userOf(context.actor)
  if (user?.role !== 'admin') return refuse('forbidden')
  const tooMany = await countAttempt(context, perUser, user.id)
  if (tooMany) return tooMany
  const updatedAt = context.now()
  await context.db.transaction(async tx => {
    await tx
      .insert(unsavedForms)
      .values({ userId: user.id, place, typed, updatedAt })
      .onConflictDoUpdate({ target: [unsavedForms.userId, unsavedForms.place], set: { typed, updatedAt } })
    const isTheirs = eq(unsavedForms.userId, user.id)
    const tooOld = tx
      .select({ place: unsavedForms.place })
      .from(unsavedForms)
      .where(isTheirs)
      .orderBy(desc(unsavedForms.updatedAt), unsavedForms.place)
      .offset(MOST_FORMS)
    await tx.delete(unsavedForms).where(and(isTheirs, inArray(unsavedForms.place, tooOld)))
  })
  return { at: updatedAt.toISOString() }
}

/** Gives up what an administrator typed into a form; what is gone stays gone. */
export async function dropUnsaved({ db, actor }: Context, { place }: OfForm) {
  const user = userOf(actor)
  if (user?.role !== 'admin') return refuse('forbidden')
  await db.delete(unsavedForms).where(and(eq(unsavedForms.userId, user.id), eq(unsavedForms.place, place)))
  return { deleted: true } as const
}

/** Removes what nobody came back to for two months. */
export const removeForgotten = ({ db }: Pick<Context, 'db'>, pace?: Pace) =>
  deleteInSlices(
    db,
    { table: unsavedForms, key: [unsavedForms.userId, unsavedForms.place] },
    sql`${unsavedForms.updatedAt} < now() - ${KEPT_MS / 1000} * interval '1 second'`,
    pace,
  )

export const unsavedData: PersonalData = {
  name: 'unsaved',
  collect: async (db, { userId }) => {
    const { place, typed, updatedAt } = unsavedForms
    return {
      rows: await db.select({ place, typed, updatedAt }).from(unsavedForms).where(eq(unsavedForms.userId, userId)),
    }
  },
  erase: async (tx, { userId }) => {
    await tx.delete(unsavedForms).where(eq(unsavedForms.userId, userId))
    return []
  },
}
