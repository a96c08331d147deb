import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { SectionHead } from '#src/ui/layout/section-head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { CourseCard } from '../course-card.tsx'
import type { CardCourse, DetailCourse } from './course-facts.tsx'
import { CourseLd } from './course-ld.tsx'

interface CourseMoreProps {
  course: DetailCourse
  related: CardCourse[]
}

/** Other courses, below a course; the head says what they share, or that the learner goes on there. */
export function CourseMore({ course, related }: CourseMoreProps) {
  const { category, certificate } = course
  const t = useTranslations('coursePage')
  const isAlike = related.length > 0 && related.every(one => one.category === category)
  const title = certificate ? t('nextTitle') : isAlike && category ? t('moreIn', { category }) : t('moreTitle')
  return (
    <section className="section course-more" aria-labelledby="course-more">
      <CourseLd course={course} />
      <div className="wrap">
        <SectionHead
          id="course-more"
          title={title}
          aside={
            <Link className={buttonClass()} to="/courses">
              {t('exploreMore')}
            </Link>
          }
        />
        {related.length > 0 && (
          <div className="cards">
            {related.map(one => (
              <CourseCard key={one._id} course={one} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
