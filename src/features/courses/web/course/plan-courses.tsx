import { useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'

import { addressOf } from '../catalogue/filters.ts'

export interface PlanCoursesProps {
  planId: string
  opens: 'none' | 'all' | 'chosen'
  /** The first of them. */
  courses: readonly { _id: string; title: string }[]
  courseCount: number
}

/** What a membership plan opens: everything, or its first courses and the way to the rest of them. */
export function PlanCourses({ planId, opens, courses, courseCount }: PlanCoursesProps) {
  const t = useTranslations('courses')
  if (opens === 'all')
    return (
      <Link className="link" to="/courses">
        {t('planAll')}
      </Link>
    )
  if (opens === 'none' || courseCount === 0) return t('planNone')
  const rest = courseCount - courses.length
  return (
    <ul className="plan-courses">
      {courses.map(({ _id, title }) => (
        <li key={_id}>
          <Link className="link" to={`/course/${_id}`}>
            {title}
          </Link>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Link className="link" to={addressOf({ plan: planId })}>
            {t('planMore', { count: rest })}
          </Link>
        </li>
      )}
    </ul>
  )
}
