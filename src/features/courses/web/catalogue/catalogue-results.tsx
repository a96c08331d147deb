import { useTranslations } from 'use-intl'

import { CataloguePages } from '#src/web/catalogue/catalogue-pages.tsx'
import { NothingListed } from '#src/web/catalogue/nothing-listed.tsx'
import { ListLd } from '#src/web/json-ld.tsx'

import { CourseCard } from '../course-card.tsx'
import type { CardCourse } from '../course/course-facts.tsx'
import { addressOf, type Filters } from './filters.ts'

interface CatalogueResultsProps {
  filters: Filters
  list: { courses: CardCourse[]; NbOfPages: number }
  /** True while another page or selection is on its way. */
  busy: boolean
}

export function CatalogueResults({ filters, list, busy }: CatalogueResultsProps) {
  const t = useTranslations('courses')
  if (list.courses.length === 0) {
    return (
      <NothingListed
        path="/courses"
        firstPage={addressOf({ ...filters, page: 1 })}
        none={{ title: t('none'), text: t('noneText'), showAll: t('resetFilters') }}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          add: { to: '/dashboard/manage-courses/new-course', text: t('add') },
        }}
      />
    )
  }
  return (
    <>
      <ListLd paths={list.courses.map(({ _id }) => `/course/${_id}`)} />
      <ul className="cards catalogue" aria-busy={busy}>
        {list.courses.map((course, index) => (
          <li key={course._id}>
            <CourseCard
              course={course}
              heading="h2"
              priority={index === 0}
              place={index === 0 && filters.page === 1 ? 'lead' : 'list'}
            />
          </li>
        ))}
      </ul>
      <CataloguePages page={filters.page} count={list.NbOfPages} href={page => addressOf({ ...filters, page })} />
    </>
  )
}
