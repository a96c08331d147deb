import './free-lesson-link.css'
import { Play } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Media } from '#src/ui/display/card.tsx'
import { Link } from '#src/web/links/link.tsx'

import { CourseImage, type DetailCourse } from './course-facts.tsx'
import { freeLessonOf } from './main-link.tsx'

/** To the first of the lessons that everybody may watch; a few seconds of it play where a mouse rests on it. */
export function FreeLessonLink({ course }: { course: DetailCourse }) {
  const t = useTranslations('coursePage')
  const free = freeLessonOf(course)
  if (!free) return null
  const { address, thumbnail } = free
  return (
    <Link className="taste" to={address}>
      <Media>
        <CourseImage course={{ thumbnail, glimpse: course.glimpse }} sizes="24rem" />
      </Media>
      <span className="taste-words">
        <Play />
        {t('watchFree')}
      </span>
    </Link>
  )
}
