import { useTranslations } from 'use-intl'

import { CourseCard, CourseRowCard } from '#src/features/courses/web/course-card.tsx'
import type { CardCourse } from '#src/features/courses/web/course/course-facts.tsx'
import { Reveal } from '#src/ui/layout/reveal.tsx'
import { MoreLabel, SectionHead } from '#src/ui/layout/section-head.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Link } from '#src/web/links/link.tsx'

type Props = { kind: 'popular' | 'fresh'; result: { courses: CardCourse[] } | Failed }

/** L-HOME-7, L-HOME-8, L-HOME-9: two grids that differ in shape, so that the page does not repeat itself. */
export function CourseGrid({ kind, result }: Props) {
  const t = useTranslations('home')
  const Card = kind === 'popular' ? CourseCard : CourseRowCard
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
        {hasFailed(result) ? (
          <FailedRead title={t('coursesFailed')} />
        ) : (
          <div className={kind}>
            {result.courses.map((course, index) => (
              <Reveal key={course._id} index={index}>
                <Card course={course} />
              </Reveal>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
