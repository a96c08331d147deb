import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { PersonalData } from '#src/server/personal-data.ts'
import { refuse } from '#src/wire/refusals.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import type { studyContract } from './contract.ts'
import { studyDays, studyHabits } from './tables.ts'

type Report = z.output<typeof studyContract.putStudy.input>

/** Reports come a little early or late: so much more than the clock allows is taken. */
const SLACK_SECONDS = 10

/**
 * Adds time to the learner's day, no more of it than has passed since their last report: two windows study no faster than
 * one person. It is theirs alone and earns nothing.
 */
export async function putStudy({ db, actor, now }: Context, { seconds, timeZone }: Report) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const at = now().toISOString()
  // The habit is written from what was read under its lock, so that the reports of one person follow each other.
  await db.execute(sql`
    with before as (
      select counted_until from ${studyHabits} where user_id = ${user.id} for update
    ), known as (
      select max(counted_until) as counted_until from before
    ), habit as (
      insert into ${studyHabits} (user_id, time_zone, counted_until)
      select ${user.id}::uuid, ${timeZone}, ${at}::timestamptz from known
      on conflict (user_id) do update set time_zone = excluded.time_zone, counted_until = excluded.counted_until
    )
    insert into ${studyDays} (user_id, day, seconds)
    select ${user.id}::uuid, ${dayIn(timeZone, now())}::date, greatest(0, least(${seconds}::int,
      coalesce(extract(epoch from ${at}::timestamptz - known.counted_until)::int + ${SLACK_SECONDS}, ${seconds}::int)))
    from known
    on conflict (user_id, day) do update set seconds = least(86400, ${studyDays.seconds} + excluded.seconds)`)
  return { counted: true } as const
}

/** How much somebody wants to study in a week. */
export async function putStudyGoal({ db, actor }: Context, { minutes: goalMinutes }: { minutes: number }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  await db
    .insert(studyHabits)
    .values({ userId: user.id, goalMinutes })
    .onConflictDoUpdate({ target: studyHabits.userId, set: { goalMinutes } })
  return { goalMinutes }
}

/** The days on which a person studied, and what they set out to do. */
export const studyData: PersonalData = {
  name: 'study',
  collect: async (db, { userId }) => ({
    rows: {
      days: await db
        .select({ day: studyDays.day, seconds: studyDays.seconds })
        .from(studyDays)
        .where(eq(studyDays.userId, userId))
        .orderBy(studyDays.day),
      habits: await db
        .select({
          timeZone: studyHabits.timeZone,
          goalMinutes: studyHabits.goalMinutes,
          countedUntil: studyHabits.countedUntil,
        })
        .from(studyHabits)
        .where(eq(studyHabits.userId, userId)),
    },
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(studyDays).where(eq(studyDays.userId, userId))
    await tx.delete(studyHabits).where(eq(studyHabits.userId, userId))
    return []
  },
}
