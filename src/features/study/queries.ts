import { desc, eq } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'
import { GOAL_PROPOSED } from '#src/wire/study-limits.ts'

import { dayIn, daysShown, streakOf } from './policy.ts'
import { studyDays, studyHabits } from './tables.ts'

/** A streak that is longer than all of them is as long as all of them. */
const MOST_DAYS = 2000
/** Less of it is a page that was opened and left. */
const A_DAY_SECONDS = 60

/** The learner's last weeks of study, their goal, and how many days have followed each other. */
export async function myStudy({ db, actor, now }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const [habit] = await db.select().from(studyHabits).where(eq(studyHabits.userId, user.id))
  const timeZone = habit?.timeZone ?? 'UTC'
  const today = dayIn(timeZone, now())
  const secondsOn = await findDays(db, user.id)
  const studied = [...secondsOn].filter(([, seconds]) => seconds >= A_DAY_SECONDS).map(([day]) => day)
  return {
    timeZone,
    today,
    days: daysShown(today).map(day => ({ day, minutes: minutesOf(secondsOn.get(day)) })),
    goalMinutes: habit?.goalMinutes ?? GOAL_PROPOSED,
    streak: streakOf(
      // Who flew westwards may have studied on what is tomorrow here.
      studied.filter(day => day <= today).toSorted(),
      today,
    ),
  }
}

const minutesOf = (seconds = 0): number => Math.round(seconds / 60)

async function findDays(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ day: studyDays.day, seconds: studyDays.seconds })
    .from(studyDays)
    .where(eq(studyDays.userId, userId))
    .orderBy(desc(studyDays.day))
    .limit(MOST_DAYS)
  return new Map(rows.map(({ day, seconds }) => [day, seconds]))
}
