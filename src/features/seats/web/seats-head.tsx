import type { ReactNode } from 'react'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'

import type { Group } from './loaders.ts'

import './seats.css'

interface SeatsHeadProps {
  course: Group['course']
  /** The heading and what stands below it. */
  children: ReactNode
}

/** Words beside the picture of a course, on its ground. */
export const SeatsHead = ({ course, children }: SeatsHeadProps) => (
  <header className="seats-head" {...onGround(course.ground)}>
    <div>{children}</div>
    <CourseImage course={course} sizes="(width < 48rem) 92vw, 24rem" priority />
  </header>
)
