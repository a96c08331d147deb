import { CourseContent } from '../course/course-content.tsx'
import { CourseDescription } from '../course/course-description.tsx'
import type { CardCourse, DetailCourse } from '../course/course-facts.tsx'
import { CourseReviews } from '../course/course-reviews.tsx'
import { OwnHead } from './own-head.tsx'
import { OwnNext } from './own-next.tsx'
import { OwnSide } from './own-side.tsx'

import './own-course.css'

interface OwnCourseProps {
  course: DetailCourse
  related: readonly CardCourse[]
}

/** A course for who may learn in it: how far they are, the way on, the lessons; then what everybody reads of it. */
export function OwnCourse({ course, related }: OwnCourseProps) {
  return (
    <>
      <OwnHead course={course} />
      <div className="wrap own-body">
        <div className="own-main">
          <OwnNext course={course} related={related} />
          <CourseContent course={course} isPurchased />
          <CourseDescription course={course} />
          <CourseReviews course={course} isPurchased />
        </div>
        <OwnSide course={course} />
      </div>
    </>
  )
}
