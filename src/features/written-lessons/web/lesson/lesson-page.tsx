import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import type { WrittenKind } from '#src/features/courses/contract/questions.ts'
import { outlineOf } from '#src/features/courses/web/course-outline.ts'
import { onGround } from '#src/features/courses/web/ground.ts'
import { lessonAddress } from '#src/features/courses/web/lesson-address.ts'
import { KindPlate, KindSign, useKindName } from '#src/features/courses/web/lesson-kind.tsx'
import { VideoTitle } from '#src/features/lessons/web/lesson/video-title.tsx'
import { useIsThere, useStudyTime } from '#src/features/study/web/use-study-time.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Head } from '#src/web/head.tsx'
import { later } from '#src/web/later.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useDuration } from '#src/web/words/durations.ts'

import type { lessonLoader, OpenLesson } from '../loaders.ts'

import './written-lesson.css'
import './questions.css'

const CourseVideos = later(
  'course-videos',
  import.meta.env.SSR ? (await import('#src/features/lessons/web/lesson/course-videos.tsx')).CourseVideos : undefined,
  async () => (await import('#src/features/lessons/web/lesson/course-videos.tsx')).CourseVideos,
)

const CourseCompleted = later(
  'completed',
  undefined,
  async () => (await import('#src/features/lessons/web/lesson/completed.tsx')).CourseCompleted,
)

const CertificateNeeds = later(
  'certificate-needs',
  import.meta.env.SSR
    ? (await import('#src/features/courses/web/course/certificate-needs.tsx')).CertificateNeeds
    : undefined,
  async () => (await import('#src/features/courses/web/course/certificate-needs.tsx')).CertificateNeeds,
)

const Reading = later(
  'reading',
  import.meta.env.SSR ? (await import('./reading.tsx')).Reading : undefined,
  async () => (await import('./reading.tsx')).Reading,
)

const FigureLesson = later(
  'figure-lesson',
  import.meta.env.SSR ? (await import('./figure-lesson.tsx')).FigureLesson : undefined,
  async () => (await import('./figure-lesson.tsx')).FigureLesson,
)

const Questions = later(
  'questions',
  import.meta.env.SSR ? (await import('./questions.tsx')).Questions : undefined,
  async () => (await import('./questions.tsx')).Questions,
)

const LockedLesson = later(
  'locked-lesson',
  import.meta.env.SSR ? (await import('./locked-lesson.tsx')).LockedLesson : undefined,
  async () => (await import('./locked-lesson.tsx')).LockedLesson,
)

/** D-71: a lesson that is read, tried, or whose questions are answered. */
export function LessonPage() {
  const { lesson, course, videos, lessons, sections, isPurchased } = useLoaderData<typeof lessonLoader>()
  const { hasEarned, onAdvance } = useAdvance(lesson._id)
  useStudyTime(useIsThere() && isPurchased)
  const outline = outlineOf({ videos, lessons, sections })
  const all = outline.flatMap(section => section.lessons)
  const index = all.findIndex(({ _id }) => _id === lesson._id)
  const next = all[index + 1]
  const place = { courseId: course._id, lessonId: lesson._id, onAdvance }
  return (
    <div className="player">
      <Head title={`${lesson.title} · ${course.title}`} description={course.title} hidden />
      <div className="lesson-main">
        <header className="lesson-head" {...onGround(course.ground)}>
          <div>
            <VideoTitle course={course} title={lesson.title} number={index + 1} count={all.length} />
            <Facts lesson={lesson} />
          </div>
          <KindPlate kind={lesson.kind} ground={course.ground} />
        </header>
        {'content' in lesson ? <Open key={lesson._id} {...place} lesson={lesson} /> : <LockedLesson course={course} />}
        {hasEarned && <CourseCompleted title={course.title} />}
        {isPurchased && next && !hasEarned && (
          <Next title={next.title} to={lessonAddress(course._id, next)} isDone={lesson.completed} />
        )}
        {isPurchased && !next && lesson.completed && <CertificateNeeds courseId={course._id} lessons={all} />}
      </div>
      <CourseVideos course={course} outline={outline} currentId={lesson._id} isPurchased={isPurchased} />
    </div>
  )
}

/** Whether this lesson has just completed the course; with each advance the lists are read again. */
function useAdvance(lessonId: string) {
  const { revalidate } = useRevalidator()
  const [earnedBy, setEarnedBy] = useState<string>()
  const onAdvance = async ({ certificateId }: { certificateId: string | null }) => {
    if (certificateId) setEarnedBy(lessonId)
    await revalidate()
  }
  return { hasEarned: earnedBy === lessonId, onAdvance }
}

type Place = {
  courseId: string
  lessonId: string
  onAdvance: (answer: { certificateId: string | null }) => Promise<void>
}

function Open({ lesson, ...place }: Place & { lesson: OpenLesson }) {
  if (lesson.kind === 'questions') return <Questions {...place} lesson={lesson} />
  if (lesson.kind === 'figure') return <FigureLesson {...place} lesson={lesson} />
  return <Reading {...place} lesson={lesson} />
}

type LessonFacts = { kind: WrittenKind; minutes: number; questionCount: number; isNeeded: boolean }

function Facts({ lesson }: { lesson: LessonFacts }) {
  const t = useTranslations('lessons')
  const duration = useDuration()
  const kindName = useKindName()
  const { minutes, isNeeded } = lesson
  return (
    <p className="lesson-facts">
      <KindSign kind={lesson.kind} />
      <span>{kindName(lesson)}</span>
      <span>{duration(minutes * 60)}</span>
      {!isNeeded && <span>{t('notNeeded')}</span>}
    </p>
  )
}

type NextProps = { title: string; to: string; /** Then it is what there is to do. */ isDone: boolean }

function Next({ title, to, isDone }: NextProps) {
  const t = useTranslations('lessons')
  return (
    <nav className="lesson-next" aria-label={t('next')}>
      <p>
        <span>{t('next')}</span>
        <b dir="auto">{title}</b>
      </p>
      <Link className={buttonClass(isDone ? { variant: 'primary' } : {})} to={to}>
        {t('open')}
      </Link>
    </nav>
  )
}
