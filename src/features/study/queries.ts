import { desc, eq, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'
import { GOAL_PROPOSED } from '#src/wire/study-limits.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import { daysShown, streakOf } from './policy.ts'
import { studyDays, studyHabits } from './tables.ts'

/** A streak that is longer than all of them is as long as all of them. */
const MOST_DAYS = 2000
/** Less of it is a page that was opened and left. */
const A_DAY_SECONDS = 60

/** The learner's last weeks of study, their goal, and how many days have followed each other. */
export async function myStudy({ db, actor, now, identity }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const { habit, secondsOn } = await findStudy(db, user.id)
  const timeZone = habit?.timeZone ?? identity().timeZone
  const today = dayIn(timeZone, now())
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

/** A person's habits and their days, in one statement: it is asked for every page of a course that they hold. */
async function findStudy(db: Db, userId: string) {
  const latest = db
    .select({ day: studyDays.day, seconds: studyDays.seconds })
    .from(studyDays)
    .where(eq(studyDays.userId, userId))
    .orderBy(desc(studyDays.day))
    .limit(MOST_DAYS)
    .as('latest')
  const rows = await db
    .select({ habit: studyHabits, day: latest.day, seconds: latest.seconds })
    .from(users)
    .leftJoin(studyHabits, eq(studyHabits.userId, users.id))
    .leftJoin(latest, sql`true`)
    .where(eq(users.id, userId))
  return {
    habit: rows[0]?.habit,
    secondsOn: new Map(rows.flatMap(({ day, seconds }) => (day ? [[day, seconds ?? 0] as const] : []))),
  }
}
