import type { Study } from '#src/features/study/web/study.ts'
import { type Failed, hasFailed } from '#src/web/calls/loader.ts'

import { CourseContent } from '../course/course-content.tsx'
import { CourseDescription } from '../course/course-description.tsx'
import type { CardCourse, DetailCourse } from '../course/course-facts.tsx'
import { CoursePreview } from '../course/course-preview.tsx'
import { CourseReviews } from '../course/course-reviews.tsx'
import { onGround } from '../ground.ts'
import { OwnHead } from './own-head.tsx'
import { OwnNext } from './own-next.tsx'
import { OwnSide } from './own-side.tsx'

import './own-course.css'

interface OwnCourseProps {
  course: DetailCourse
  related: readonly CardCourse[]
  /** Their time of study. */
  study: Study | Failed | undefined
}

/** A course for who may learn in it: how far they are, the way on, the lessons; then what everybody reads of it. */
export function OwnCourse({ course, related, study }: OwnCourseProps) {
  return (
    <>
      <OwnHead course={course} related={related} />
      <div className="wrap own-body">
        <div className="own-main">
          {!course.certificate && <OwnNext course={course} />}
          <CourseContent course={course} isPurchased isOver={course.completed} />
          {course.certificate && (
            <div className="own-picture" {...onGround(course.ground)}>
              <CoursePreview course={course} />
            </div>
          )}
          <CourseDescription course={course} />
          <CourseReviews course={course} isPurchased />
        </div>
        <OwnSide course={course} study={hasFailed(study) ? undefined : study} />
      </div>
    </>
  )
}
