import { CourseContent } from './course-content.tsx'
import type { DetailCourse } from './course-facts.tsx'
import { CourseReviews } from './course-reviews.tsx'
import { CourseTeachers } from './course-teachers.tsx'

interface CourseMainProps {
  course: DetailCourse
  isPurchased: boolean
}

/** What is read of a course below its description: what it holds, who teaches it, what others say. */
export function CourseMain({ course, isPurchased }: CourseMainProps) {
  return (
    <>
      <CourseContent course={course} isPurchased={isPurchased} />
      <CourseTeachers teachers={course.teachers} />
      <CourseReviews course={course} isPurchased={isPurchased} />
    </>
  )
}
