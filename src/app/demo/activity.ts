// Who holds which course, how far they are, and what they say about it.

import { academy } from '@palestra/demo-academy/content/academy'
import type { DemoEnrolment } from '@palestra/demo-academy/content/types'
import { eq, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { courseRatings, courses } from '#src/features/courses/tables/courses.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Services } from '#src/server/context.ts'

import type { LoadedContent } from './courses.ts'
import { loadCrowd, type CrowdMember } from './crowd.ts'
import { daysBefore } from './days.ts'
import { needed, type Ids } from './ids.ts'
import { loadLearner } from './learner.ts'
import { loadProgress } from './progress.ts'

type Loaded = LoadedContent & { people: Ids }

/** @returns the many of whom only the name is known */
export async function loadActivity(services: Services, loaded: Loaded): Promise<CrowdMember[]> {
  for (const enrolment of academy.enrolments) await loadEnrolment(services, loaded, enrolment)
  await loadReviews(services, loaded)
  const crowd = await loadCrowd(services, loaded)
  await loadLearner(services, loaded, needed(loaded.people.get('lina'), 'lina'))
  await sumUp(services)
  return crowd
}

async function loadEnrolment(services: Services, loaded: Loaded, enrolment: DemoEnrolment): Promise<void> {
  const { db, now, config } = services
  const userId = needed(loaded.people.get(enrolment.person), enrolment.person)
  const courseId = needed(loaded.courseIds.get(enrolment.course), enrolment.course)
  const course = needed(
    academy.courses.find(one => one.slug === enrolment.course),
    enrolment.course,
  )
  const at = daysBefore(now(), enrolment.daysAgo)
  await db.insert(enrolments).values({ userId, courseId, source: enrolment.source, grantedAt: at })
  await db.insert(orders).values({
    userId,
    courseId,
    amountCents: course.priceCents,
    currency: config.currency,
    status: 'paid',
    createdAt: at,
    paidAt: at,
  })
  if (enrolment.progress) await loadProgress(services, loaded, { userId, course, enrolment })
}

async function loadReviews({ db, now }: Services, { people, courseIds }: Loaded): Promise<void> {
  const rows = academy.reviews.map(({ course, person, stars, text, daysAgo }) => ({
    courseId: needed(courseIds.get(course), course),
    userId: needed(people.get(person), person),
    stars,
    text: text ?? '',
    createdAt: daysBefore(now(), daysAgo),
    updatedAt: daysBefore(now(), daysAgo),
  }))
  await db.insert(courseRatings).values(rows)
}

/** Averages and counts as the commands would have kept them. */
async function sumUp({ db }: Services): Promise<void> {
  const rated = db
    .select({
      courseId: courseRatings.courseId,
      average: sql<number>`round(avg(${courseRatings.stars}), 2)`.as('average'),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(courseRatings)
    .groupBy(courseRatings.courseId)
    .as('rated')
  await db
    .update(courses)
    .set({ ratingAverage: sql`${rated.average}`, ratingCount: sql`${rated.count}` })
    .from(rated)
    .where(eq(courses.id, rated.courseId))
  await db
    .update(courses)
    .set({ learnersCount: sql`(select count(*)::int from ${enrolments} where ${enrolments.courseId} = ${courses.id})` })
  await db
    .update(users)
    .set({ coursesHeld: sql`(select count(*)::int from ${enrolments} where ${enrolments.userId} = ${users.id})` })
}
