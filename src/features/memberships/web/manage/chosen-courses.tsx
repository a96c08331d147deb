import { useTranslations } from 'use-intl'

import { findCourses } from '#src/features/courses/web/manage/find-courses.ts'
import { Chosen } from '#src/web/manager/forms/chosen.tsx'

interface ChosenCourse {
  readonly _id: string
  readonly title: string
}

interface ChosenCoursesProps {
  chosen: readonly ChosenCourse[]
  onChange: (chosen: ChosenCourse[]) => void
}

/** The courses that a plan opens; drafts are offered as well, for they may be opened later. */
export function ChosenCourses({ chosen, onChange }: ChosenCoursesProps) {
  const t = useTranslations('managers.memberships')
  return (
    <Chosen
      chosen={chosen.map(({ _id, title }) => ({ _id, name: title }))}
      onChange={things => onChange(things.map(({ _id, name }) => ({ _id, title: name })))}
      find={findCourses}
      texts={{
        label: t('courses'),
        failed: t('coursesFailed'),
        none: t('noneChosen'),
        search: t('searchCourses'),
        noneFound: t('noCourses'),
        more: count => t('moreCourses', { count }),
      }}
    />
  )
}
