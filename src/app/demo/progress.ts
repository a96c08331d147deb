// How far people of the demo are in their courses, and the certificates of those who have finished.
import { academy } from '@palestra/demo-academy/content/academy'
import type { DemoCourse, DemoEnrolment, DemoWritten } from '@palestra/demo-academy/content/types'

import { issueCertificate } from '#src/features/certificates/commands/issue-certificate.ts'
import { Questions } from '#src/features/courses/contract/questions.ts'
import { questionAttempts, videoProgress, writtenProgress } from '#src/features/courses/tables/lessons.ts'
import { solutionOf } from '#src/features/written-lessons/policy.ts'
import type { Services } from '#src/server/context.ts'

import type { LoadedContent } from './courses.ts'
import { daysBefore } from './days.ts'
import { needed } from './ids.ts'

type Learning = { userId: string; course: DemoCourse; enrolment: DemoEnrolment }
type Begun = { slug: string; percent: number }

/** A video counts as watched from here on. */
const WATCHED = 90

/** What somebody has begun, one after the other since they hold the course, and the certificate where nothing is missing. */
export async function loadProgress(services: Services, loaded: LoadedContent, learning: Learning): Promise<void> {
  const { userId, course, enrolment } = learning
  const courseId = needed(loaded.courseIds.get(course.slug), course.slug)
  const begun = begunLessons(course, enrolment.progress ?? {})
  for (const [index, lesson] of begun.entries()) {
    const at = daysBefore(services.now(), Math.max(0.1, enrolment.daysAgo * (1 - (index + 1) / (begun.length + 1))))
    const written = academy.written.find(({ slug }) => slug === lesson.slug)
    if (written) await loadRead(services, loaded, { userId, written, at })
    else await services.db.insert(videoProgress).values(watchedRow(loaded, { userId, courseId, ...lesson, at }))
  }
  const done = new Set(begun.filter(({ percent }) => percent >= WATCHED).map(({ slug }) => slug))
  if (!neededLessons(course).every(slug => done.has(slug))) return
  const person = needed(
    academy.people.find(({ slug }) => slug === enrolment.person),
    enrolment.person,
  )
  await issueCertificate(services, services.db, { user: { ...person, id: userId }, courseId })
}

const lessonsOf = (course: DemoCourse): readonly string[] => course.outline.flatMap(({ lessons }) => lessons)

const neededLessons = (course: DemoCourse): readonly string[] =>
  lessonsOf(course).filter(lesson => academy.written.every(({ slug, isNeeded }) => isNeeded || slug !== lesson))

/** The videos that somebody has opened, and the written lessons before the last of them; all of these after the last video. */
function begunLessons(course: DemoCourse, watched: Readonly<Record<string, number>>): readonly Begun[] {
  const lessons = lessonsOf(course)
  const isDone = course.videos.every(slug => (watched[slug] ?? 0) >= WATCHED)
  const reached = isDone ? lessons.length : lessons.findLastIndex(slug => slug in watched)
  return lessons.flatMap((slug, place) => {
    const percent = watched[slug]
    if (percent !== undefined) return [{ slug, percent }]
    const isRead = place < reached && !course.videos.includes(slug)
    return isRead ? [{ slug, percent: 100 }] : []
  })
}

type Watched = { userId: string; courseId: string; slug: string; percent: number; at: Date }

/** How far somebody is in a video. */
export function watchedRow({ videoIds, seconds }: LoadedContent, { userId, courseId, slug, percent, at }: Watched) {
  const isDone = percent >= WATCHED
  return {
    userId,
    courseId,
    videoId: needed(videoIds.get(slug), slug),
    percent,
    positionSeconds: isDone ? 0 : (needed(seconds.get(slug), slug) * percent) / 100,
    startedAt: at,
    updatedAt: at,
    completedAt: isDone ? at : null,
  }
}

/** A reading that was read, or questions that were all answered right in the first attempt. */
async function loadRead(
  { db }: Services,
  { writtenIds }: LoadedContent,
  { userId, written, at }: { userId: string; written: DemoWritten; at: Date },
): Promise<void> {
  const ids = { userId, lessonId: needed(writtenIds.get(written.slug), written.slug) }
  const attempts = written.kind === 'questions' ? 1 : 0
  await db.insert(writtenProgress).values({ ...ids, percent: 100, attempts, updatedAt: at, completedAt: at })
  if (attempts === 0) return
  const questions = Questions.parse(written.questions)
  const answers = questions.map(question => ({ question: question.id, value: solutionOf(question) }))
  const right = questions.map(({ id }) => id)
  await db.insert(questionAttempts).values({ ...ids, number: attempts, answers, right, percent: 100, answeredAt: at })
}
