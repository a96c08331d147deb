import { Award, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

import { lessonAddress } from '../lesson-address.ts'
import type { DetailCourse } from './course-facts.tsx'

/** L-CRS-6: the first video; the first lesson of a course that has none. */
export function startOf({ _id: courseId, videos, lessons }: DetailCourse): string {
  const [video] = videos
  const [lesson] = lessons
  const first = video ? { kind: 'video', _id: video._id } : lesson
  return first ? lessonAddress(courseId, first) : `/course/${courseId}`
}

/** The first of the lessons that everybody may watch. */
export function freeLessonOf({ _id: courseId, videos }: DetailCourse) {
  const video = videos.find(({ isFree }) => isFree)
  return video && { ...video, address: lessonAddress(courseId, { kind: 'video', _id: video._id }) }
}

/** L-CRS-6: to the start; who has completed them all goes to the certificate. */
export function MainLink({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const look = buttonClass({ variant: 'primary', size: 'lg', block: true })
  if (course.completed) {
    return (
      <Link className={look} to="/dashboard/certificates">
        <Award />
        {t('toOwnCertificate')}
      </Link>
    )
  }
  return (
    <Link className={look} to={startOf(course)}>
      <Play />
      {t('start')}
    </Link>
  )
}
