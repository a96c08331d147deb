import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import { TeachersRow } from '#src/features/teachers/web/teachers-row.tsx'

import { Approach } from './approach.tsx'
import { CategoryBand } from './category-band.tsx'
import { CourseSection } from './course-section.tsx'
import { FreshCourses } from './fresh-courses.tsx'
import { FromTheLaboratory } from './from-the-laboratory.tsx'
import { PartnersGrid } from './partners-grid.tsx'
import { PlansOffer } from './plans-offer.tsx'
import { TryIt } from './try-it/try-it.tsx'

interface HomeRestProps {
  teachers: ComponentProps<typeof TeachersRow>['result']
  categories: ComponentProps<typeof CategoryBand>['result']
  courses: ComponentProps<typeof CategoryBand>['courses']
  newest: ComponentProps<typeof CourseSection>['result']
  statistics: ComponentProps<typeof Approach>['result']
  partners: ComponentProps<typeof PartnersGrid>['result']
  laboratory: ComponentProps<typeof FromTheLaboratory>
  /** The least that every course costs a month, in dollars; null where no plan opens them all. */
  allFrom: number | null
}

/** What stands below the first screens of the landing page, whose code comes together. */
export function HomeRest({ teachers, categories, courses, newest, laboratory, ...rest }: HomeRestProps) {
  const t = useTranslations('home')
  const { statistics, partners, allFrom } = rest
  return (
    <>
      <TryIt />
      <div className="threaded">
        <TeachersRow title={t('teachers')} result={teachers} />
        <CategoryBand result={categories} courses={courses} />
        <CourseSection kind="fresh" result={newest} shown={FreshCourses} />
        <FromTheLaboratory {...laboratory} />
      </div>
      <Approach result={statistics} />
      <PartnersGrid result={partners} />
      {allFrom !== null && <PlansOffer dollars={allFrom} />}
    </>
  )
}
