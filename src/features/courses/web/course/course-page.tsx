import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { later } from '#src/web/later.tsx'

import type { courseLoader } from '../loaders.ts'
import { BuyBar, BuyBox } from './buy-box.tsx'
import type { DetailCourse } from './course-facts.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseMeta } from './course-meta.tsx'

// Only who may learn in the course sees it. What is read first does not wait for its script.
const OwnCourse = later(
  'own-course',
  import.meta.env.SSR ? (await import('../own-course/own-course.tsx')).OwnCourse : undefined,
  async () => (await import('../own-course/own-course.tsx')).OwnCourse,
)

// The text is there from the server; a page that is only swapped waits for its code.
const CourseDescription = later(
  'course-description',
  import.meta.env.SSR ? (await import('./course-description.tsx')).CourseDescription : undefined,
  async () => (await import('./course-description.tsx')).CourseDescription,
  true,
)

const CourseMain = later(
  'course-main',
  import.meta.env.SSR ? (await import('./course-main.tsx')).CourseMain : undefined,
  async () => (await import('./course-main.tsx')).CourseMain,
)

const CourseMore = later(
  'course-more',
  import.meta.env.SSR ? (await import('./course-more.tsx')).CourseMore : undefined,
  async () => (await import('./course-more.tsx')).CourseMore,
)

export function CoursePage() {
  const { course, plan, isPurchased, isProcessing, related, study } = useLoaderData<typeof courseLoader>()
  const t = useTranslations('coursePage')
  const isOwn = course.learning && course.lessonCount > 0
  return (
    <div className="course">
      <CourseMeta course={course} />
      {course.state !== 'Published' && (
        <div className="wrap pt-4">
          <Notice tone="warning">{t(course.state === 'Draft' ? 'draftNotice' : 'archivedNotice')}</Notice>
        </div>
      )}
      {!isOwn && <CourseHead course={course} isOffered={!isPurchased && !isProcessing} />}
      <div className="course-body">
        {isOwn ? (
          <OwnCourse course={course} related={related} study={study} />
        ) : (
          <div className="wrap course-grid">
            <BuyBox {...{ course, plan, isPurchased, isProcessing }} />
            <div className="course-main">
              <CourseDescription course={course} />
              <CourseMain course={course} isPurchased={isPurchased} />
            </div>
          </div>
        )}
        {!isOwn && <CourseMore course={course} related={related} />}
        {!isPurchased && !isProcessing && <BuyBar course={course} />}
      </div>
    </div>
  )
}

/** What the page begins with, for the editor beside its fields. */
export function CourseOpening({ course }: { course: DetailCourse }) {
  return (
    <div className="course">
      <CourseHead course={course} isOffered={false} />
      <div className="course-body">
        <div className="wrap course-grid">
          <div className="course-main">
            <CourseDescription course={course} />
          </div>
        </div>
      </div>
    </div>
  )
}
