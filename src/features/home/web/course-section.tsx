import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'

import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'
import { MoreLabel, SectionHead } from '#src/ui/layout/section-head.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'

interface CourseSectionProps {
  kind: 'popular' | 'fresh'
  result: { courses: CardCourse[] } | Failed
  shown: ComponentType<{ courses: CardCourse[] }>
}

/** Some courses under their heading, with the way to all of them; nothing while there are none. */
export function CourseSection({ kind, result, shown: Shown }: CourseSectionProps) {
  const t = useTranslations('home')
  if (!hasFailed(result) && result.courses.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={t(`${kind}.title`)}
          text={t(`${kind}.text`)}
          aside={
            <Link className="more" to="/courses">
              <MoreLabel>{t('allCourses')}</MoreLabel>
            </Link>
          }
        />
        {hasFailed(result) ? <FailedRead title={t('coursesFailed')} /> : <Shown courses={result.courses} />}
      </div>
    </section>
  )
}
