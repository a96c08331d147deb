import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { SectionHead } from '#src/ui/layout/section-head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { CourseCard } from '../course-card.tsx'
import type { CardCourse } from './course-facts.tsx'

/** Other courses of the same category, below a course. */
export function CourseMore({ category, related }: { category: string | null; related: CardCourse[] }) {
  const t = useTranslations('coursePage')
  const title = category && related.length > 0 ? t('moreIn', { category }) : t('moreTitle')
  return (
    <section className="section course-more" aria-labelledby="course-more">
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
