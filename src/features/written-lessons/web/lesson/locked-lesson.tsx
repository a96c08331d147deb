import { Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import { CourseOffer } from '#src/features/lessons/web/lesson/course-offer.tsx'

/** What stands in the place of a lesson for who may not open it, with the way to open it. */
export function LockedLesson({ course }: ComponentProps<typeof CourseOffer>) {
  const t = useTranslations('lessons')
  return (
    <section className="lesson-closed panel" aria-label={t('locked')}>
      <Lock aria-hidden="true" />
      <p>{t('lockedText')}</p>
      <CourseOffer course={course} />
    </section>
  )
}
