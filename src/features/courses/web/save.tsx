import { lazy, Suspense } from 'react'

import { useViewer } from '#src/web/calls/page-data.ts'
import { useHydrated } from '#src/web/forms/form.ts'

import type { CardCourse } from './course/course-facts.tsx'

const SaveButton = lazy(async () => ({ default: (await import('./save-button.tsx')).SaveButton }))

/** The button that saves a course, for who is signed in: nobody else loads it. */
export function Save({ course }: { course: Pick<CardCourse, '_id' | 'title' | 'saved'> }) {
  const isAlive = useHydrated()
  if (!useViewer() || !isAlive) return null
  return (
    <Suspense>
      <SaveButton key={course._id} course={course} />
    </Suspense>
  )
}
