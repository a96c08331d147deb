import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { later } from '#src/web/later.tsx'
import { SharedText } from '#src/web/words/shared-text.tsx'

import type { courseLoader } from '../loaders.ts'
import { BuyBar, BuyBox } from './buy-box.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseLearn } from './course-learn.tsx'
import { CourseMeta } from './course-meta.tsx'

const CourseContent = later(
  'course-content',
  import.meta.env.SSR ? (await import('./course-content.tsx')).CourseContent : undefined,
  async () => (await import('./course-content.tsx')).CourseContent,
)

const CourseTeachers = later(
  'course-teachers',
  import.meta.env.SSR ? (await import('./course-teachers.tsx')).CourseTeachers : undefined,
  async () => (await import('./course-teachers.tsx')).CourseTeachers,
)

const CourseReviews = later(
  'course-reviews',
  import.meta.env.SSR ? (await import('./course-reviews.tsx')).CourseReviews : undefined,
  async () => (await import('./course-reviews.tsx')).CourseReviews,
)

const CourseMore = later(
  'course-more',
  import.meta.env.SSR ? (await import('./course-more.tsx')).CourseMore : undefined,
  async () => (await import('./course-more.tsx')).CourseMore,
)

export function CoursePage() {
  const { course, plan, isPurchased, isProcessing, related } = useLoaderData<typeof courseLoader>()
  const t = useTranslations('coursePage')
  return (
    <div className="course">
      <CourseMeta course={course} />
      {course.state !== 'Published' && (
        <div className="wrap pt-4">
          <Notice tone="warning">{t(course.state === 'Draft' ? 'draftNotice' : 'archivedNotice')}</Notice>
        </div>
      )}
      <CourseHead course={course} />
      <div className="course-body">
        <div className="wrap course-grid">
          <BuyBox {...{ course, plan, related, isPurchased, isProcessing }} />
          <div className="course-main">
            <section className="course-part" aria-labelledby="course-description">
              <h2 id="course-description">{t('descriptionTitle')}</h2>
              <SharedText html={course.description} />
              <CourseLearn items={course.learn} />
            </section>
            <CourseContent course={course} isPurchased={isPurchased} />
            <CourseTeachers teachers={course.teachers} />
            <CourseReviews course={course} isPurchased={isPurchased} />
          </div>
        </div>
        <CourseMore category={course.category} related={related} />
        <BuyBar course={course} isPurchased={isPurchased} isProcessing={isProcessing} />
      </div>
    </div>
  )
}
