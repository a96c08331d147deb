import { Award, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { DetailCourse } from './course-facts.tsx'

export const firstVideo = (course: DetailCourse): string => `/video/${course._id}/${course.videos[0]?._id ?? ''}`

/** L-CRS-6: opens the first video; who has completed them all goes to the certificate. */
export function MainLink({ course, large = false }: { course: DetailCourse; large?: boolean }) {
  const t = useTranslations('courses')
  const look = buttonClass({ variant: 'primary', ...(large && { size: 'lg', block: true }) })
  if (course.completed) {
    return (
      <Link className={look} to="/dashboard/certificates">
        <Award />
        {t('toOwnCertificate')}
      </Link>
    )
  }
  return (
    <Link className={look} to={firstVideo(course)}>
      <Play />
      {t('start')}
    </Link>
  )
}
