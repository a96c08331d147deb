import { Link, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/message.tsx'
import { RichText } from '#src/ui/rich-text.tsx'
import { SectionHead } from '#src/ui/section-head.tsx'

import { BuyBar, BuyBox } from './buy-box.tsx'
import { CourseCard } from './course-card.tsx'
import { CourseContent } from './course-content.tsx'
import type { CardCourse } from './course-facts.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseLearn } from './course-learn.tsx'
import { CourseMeta } from './course-meta.tsx'
import { CourseReviews } from './course-reviews.tsx'
import type { courseLoader } from './loaders.ts'

export function CoursePage() {
  const { course, isPurchased, isProcessing, related } = useLoaderData<typeof courseLoader>()
  const t = useTranslations('courses')
  return (
    <div className="course">
      <CourseMeta course={course} />
      {course.state !== 'Published' && (
        <div className="wrap pt-4">
          <Notice tone="warning">{t(course.state === 'Draft' ? 'draftNotice' : 'archivedNotice')}</Notice>
        </div>
      )}
      <CourseHead course={course} />
      <div className="wrap course-grid">
        <BuyBox course={course} isPurchased={isPurchased} isProcessing={isProcessing} />
        <div className="course-main">
          <section className="course-part" aria-labelledby="course-description">
            <h2 id="course-description">{t('descriptionTitle')}</h2>
            <RichText html={course.description} />
            <CourseLearn items={course.learn} />
          </section>
          <CourseContent course={course} isPurchased={isPurchased} />
          <CourseReviews course={course} isPurchased={isPurchased} />
          <BuyBar course={course} isPurchased={isPurchased} isProcessing={isProcessing} />
        </div>
      </div>
      <More category={course.category} related={related} />
    </div>
  )
}

function More({ category, related }: { category: string | null; related: CardCourse[] }) {
  const t = useTranslations('courses')
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
