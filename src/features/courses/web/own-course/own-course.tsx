import type { Study } from '#src/features/study/web/study.ts'
import { type Failed, hasFailed } from '#src/web/calls/loader.ts'

import { CourseContent } from '../course/course-content.tsx'
import { CourseDescription } from '../course/course-description.tsx'
import type { CardCourse, DetailCourse } from '../course/course-facts.tsx'
import { CourseMore } from '../course/course-more.tsx'
import { CourseReviews } from '../course/course-reviews.tsx'
import { OwnHead } from './own-head.tsx'
import { OwnNext } from './own-next.tsx'
import { OwnSide } from './own-side.tsx'

import './own-course.css'

interface OwnCourseProps {
  course: DetailCourse
  related: CardCourse[]
  /** Their time of study. */
  study: Study | Failed | undefined
}

/** Courses that stand beside each other. */
const ROW = 3

/** A course for who may learn in it: how far they are, the way on, the lessons; then what everybody reads of it. Who has completed it is shown first where to go next. */
export function OwnCourse({ course, related, study }: OwnCourseProps) {
  return (
    <>
      <OwnHead course={course} />
      {course.certificate && <CourseMore course={course} related={related} />}
      <div className="wrap own-body">
        <div className="own-main">
          {!course.certificate && <OwnNext course={course} />}
          <CourseContent course={course} isPurchased isOver={course.completed} />
          <CourseDescription course={course} />
          <CourseReviews course={course} isPurchased />
        </div>
        <OwnSide course={course} study={hasFailed(study) ? undefined : study} />
      </div>
      {!course.certificate && <CourseMore course={course} related={related.slice(0, ROW)} />}
    </>
  )
}
