// The many learners of the demo: who they are, what they took, how far they are and what they say; a few statements in all.
import { academy } from '@palestra/demo-academy/content/academy'
import { drawCrowd } from '@palestra/demo-academy/content/crowd'
import type { DemoCrowdEnrolment, DemoCrowdMember } from '@palestra/demo-academy/content/crowd-types'
import type { DemoCourse } from '@palestra/demo-academy/content/types'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { findFacts, nameOf, newNumber } from '#src/features/certificates/commands/issue-certificate.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { Questions, type Question } from '#src/features/courses/contract/questions.ts'
import { courseRatings } from '#src/features/courses/tables/courses.ts'
import { questionAttempts, videoProgress, writtenProgress } from '#src/features/courses/tables/lessons.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { isRight, percentOf, solutionOf } from '#src/features/written-lessons/policy.ts'
import type { Services } from '#src/server/context.ts'
import { hashPassword } from '#src/server/security/passwords.ts'

import type { LoadedContent } from './courses.ts'
import { daysBefore } from './days.ts'
import { needed } from './ids.ts'
import { insertAll } from './insert-all.ts'
import { watchedRow } from './progress.ts'

export type CrowdMember = DemoCrowdMember & { readonly id: string }

/** An enrolment with what it is about. */
type Taken = DemoCrowdEnrolment & { readonly userId: string; readonly courseId: string; readonly of: DemoCourse }

/** @returns their ids with what else is known of them, in the order in which they were drawn */
export async function loadCrowd(services: Services, loaded: LoadedContent): Promise<CrowdMember[]> {
  const { db, now, config } = services
  const { members, enrolments: drawn } = drawCrowd(academy.courses)
  const passwordHash = await hashPassword(crypto.randomUUID())
  const people = members.map(member => ({ ...member, id: crypto.randomUUID() }))
  const account = ({ joinedDaysAgo, email: _, ...names }: (typeof people)[number]) => ({
    ...names,
    passwordHash,
    createdAt: daysBefore(now(), joinedDaysAgo),
  })
  await insertAll(db, users, people.map(account))
  await insertAll(
    db,
    accountEmails,
    people.map(({ id: userId, email }) => ({ userId, email, isPrimary: true })),
  )
  const courses = new Map(academy.courses.map(course => [course.slug, course]))
  const taken = drawn.map((one): Taken => ({
    ...one,
    userId: needed(people[one.member]?.id, 'member'),
    courseId: needed(loaded.courseIds.get(one.course), one.course),
    of: needed(courses.get(one.course), one.course),
  }))
  await insertAll(
    db,
    orders,
    taken.map(one => orderOf(one, now(), config.currency)),
  )
  const held = taken.filter(({ isGivenUp }) => !isGivenUp)
  await insertAll(
    db,
    enrolments,
    held.map(one => enrolmentOf(one, now())),
  )
  await insertAll(
    db,
    courseRatings,
    held.flatMap(one => ratingOf(one, now())),
  )
  await loadSteps(services, loaded, held)
  await loadCertificates(services, people, held)
  return people
}

function orderOf({ userId, courseId, of, daysAgo, isGivenUp }: Taken, now: Date, currency: string) {
  const at = daysBefore(now, daysAgo)
  const outcome = isGivenUp
    ? { status: 'cancelled' as const, closedAt: daysBefore(now, Math.max(0, daysAgo - 0.02)) }
    : { status: 'paid' as const, paidAt: at }
  return { userId, courseId, amountCents: of.priceCents, currency, createdAt: at, ...outcome }
}

const enrolmentOf = ({ userId, courseId, of, daysAgo }: Taken, now: Date) => ({
  userId,
  courseId,
  source: of.priceCents === 0 ? ('free' as const) : ('purchase' as const),
  grantedAt: daysBefore(now, daysAgo),
})

function ratingOf({ userId, courseId, stars, text = '', lastDaysAgo }: Taken, now: Date) {
  const at = daysBefore(now, lastDaysAgo)
  return stars ? [{ userId, courseId, stars, text, createdAt: at, updatedAt: at }] : []
}

/** One lesson that somebody has begun. */
type Step = Taken & { readonly slug: string; readonly percent: number; readonly at: Date }

/** The lessons that somebody has begun, one after the other since they hold the course; all but the last are done. */
function stepsOf(taken: Taken, now: Date): Step[] {
  const { of, lessons: count, daysAgo, lastDaysAgo, lastPercent } = taken
  const lessons = of.outline.flatMap(section => section.lessons).slice(0, count)
  return lessons.map((slug, index) => {
    const share = (index + 1) / lessons.length
    const at = daysBefore(now, daysAgo + (lastDaysAgo - daysAgo) * share)
    return { ...taken, slug, percent: index === lessons.length - 1 ? lastPercent : 100, at }
  })
}

async function loadSteps({ db, now }: Services, loaded: LoadedContent, held: readonly Taken[]): Promise<void> {
  const written = new Map(academy.written.map(one => [one.slug, one]))
  const steps = held.flatMap(taken => stepsOf(taken, now()))
  await insertAll(
    db,
    videoProgress,
    steps.filter(({ slug }) => !written.has(slug)).map(step => watchedRow(loaded, step)),
  )
  const read = steps.flatMap(step => {
    const lesson = written.get(step.slug)
    if (!lesson) return []
    const lessonId = needed(loaded.writtenIds.get(step.slug), step.slug)
    return [
      attemptOf(
        step,
        lessonId,
        lesson.kind === 'questions' ? Questions.parse(lesson.questions) : [],
        lesson.passPercent,
      ),
    ]
  })
  await insertAll(
    db,
    writtenProgress,
    read.map(({ progress }) => progress),
  )
  await insertAll(
    db,
    questionAttempts,
    read.flatMap(({ attempt }) => attempt ?? []),
  )
}

const hasFinished = ({ lastPercent }: Taken): boolean => lastPercent === 100

/** Nobody is sent a mail, and each PDF is drawn when it is first opened. */
async function loadCertificates({ db, now }: Services, people: readonly CrowdMember[], held: readonly Taken[]) {
  const finished = Map.groupBy(held.filter(hasFinished), ({ courseId }) => courseId)
  for (const [courseId, all] of finished) {
    const facts = needed(await findFacts(db, courseId), courseId)
    const rows = all.map(({ userId, member, lastDaysAgo }) => ({
      ...facts,
      number: newNumber(),
      userId,
      courseId,
      holderName: nameOf(needed(people[member], 'member')),
      issuedAt: daysBefore(now(), lastDaysAgo),
    }))
    await insertAll(db, certificates, rows)
  }
}

/** A reading that was read or is being read, or a first attempt at questions: most know most of them. */
function attemptOf(step: Step, lessonId: string, questions: readonly Question[], pass: number) {
  const { userId, percent, at, member } = step
  const ids = { userId, lessonId }
  if (questions.length === 0)
    return {
      progress: { ...ids, percent: percent === 100 ? 100 : 0, updatedAt: at, completedAt: percent === 100 ? at : null },
    }
  const answers = questions.map((question, place) => ({
    question: question.id,
    value: hasFinished(step) || isKnown(member, place) ? solutionOf(question) : mistakeIn(question),
  }))
  const right = questions.filter((question, place) => isRight(question, answers[place]?.value)).map(({ id }) => id)
  const reached = percentOf(right.length, questions.length)
  return {
    progress: { ...ids, percent: reached, attempts: 1, updatedAt: at, completedAt: reached >= pass ? at : null },
    attempt: { ...ids, number: 1, answers, right, percent: reached, answeredAt: at },
  }
}

/** The later a question comes, the more of the crowd get it wrong. */
const isKnown = (member: number, place: number): boolean => (member * 7 + place * 3) % 10 < 7 - place * 0.4

/** An answer that somebody might give who does not know better. */
function mistakeIn(question: Question) {
  if (question.kind === 'number') return question.right * 2 + 1
  if (question.kind === 'one')
    return question.options
      .filter(({ id }) => id !== question.right)
      .slice(0, 1)
      .map(({ id }) => id)
  if (question.kind === 'several') return question.options.slice(0, 1).map(({ id }) => id)
  const parts = solutionOf(question)
  return typeof parts === 'number' ? parts : parts.toReversed()
}
