import { useTranslations } from 'use-intl'

import { useRelativeTime } from '#src/web/words/dates.ts'

import type { DetailCourse } from '../course/course-facts.tsx'

/** L-CRS-3, D-65 */
export function OwnFacts({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const relativeTime = useRelativeTime()
  const { learning, videoCount, lessonCount, updatedAt } = course
  return (
    <p className="course-facts">
      <span>
        {course.completed ? t('completed') : t('started', { started: learning?.startedLessons ?? 0, all: lessonCount })}
      </span>
      <span>{t('videos', { count: videoCount })}</span>
      <time dateTime={updatedAt}>{t('updated', { time: relativeTime(updatedAt) })}</time>
    </p>
  )
}
