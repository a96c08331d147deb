import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { PlanMark, useBought } from '#src/features/orders/web/bought.tsx'

import type { Group } from './loaders.ts'

/** What places are of: a course, or a plan. */
export type Thing = Pick<Group, 'course' | 'plan'>

/** @returns what the course or the plan is called, whatever number of its places there are */
export function useTitle(): (thing: Thing) => string {
  const titleOf = useBought()
  return ({ course, plan }) => titleOf({ course, plan })
}

interface PictureProps {
  thing: Thing
  /** Of the picture of a course. */
  sizes: string
  priority?: boolean
}

/** The picture of a course, or the mark of a plan. */
export function Picture({ thing: { course, plan }, sizes, priority = false }: PictureProps) {
  if (plan) return <PlanMark plan={plan} />
  return course && <CourseImage course={course} sizes={sizes} priority={priority} />
}

/** Where it is found by who has a place of it. */
export const addressOf = ({ course }: Thing): string => (course ? `/course/${course._id}` : '/dashboard/membership')
