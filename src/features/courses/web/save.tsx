import { lazy, Suspense } from 'react'

import { useViewer } from '#src/web/calls/page-data.ts'
import { useHydrated } from '#src/web/forms/form.ts'

import type { CardCourse } from './course/course-facts.tsx'

interface SaveProps {
  course: Pick<CardCourse, '_id' | 'title' | 'saved'>
}

const SaveButton = lazy(async () => ({ default: (await import('./save-button.tsx')).SaveButton }))

/** The button that saves a course, for who is signed in: nobody else loads it, and it comes when the page is alive. */
export function Save({ course }: SaveProps) {
  return useHydrated() ? <SaveForViewer course={course} /> : null
}

function SaveForViewer({ course }: SaveProps) {
  if (!useViewer()) return null
  return (
    <Suspense>
      <SaveButton key={course._id} course={course} />
    </Suspense>
  )
}
