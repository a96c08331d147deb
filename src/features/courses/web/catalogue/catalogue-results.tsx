import { Fragment } from 'react'
import { useTranslations } from 'use-intl'

import { CataloguePages } from '#src/web/catalogue/catalogue-pages.tsx'
import { NothingListed } from '#src/web/catalogue/nothing-listed.tsx'
import { ListLd } from '#src/web/json-ld.tsx'

import { CourseCard } from '../course-card.tsx'
import type { CardCourse } from '../course/course-facts.tsx'
import { addressOf, type Filters } from './filters.ts'
import { Voice, type SaidByTeacher } from './voice.tsx'

/** Before which course somebody says something: in the middle of a page. */
const VOICE_AT = 7

interface CatalogueResultsProps {
  filters: Filters
  list: { courses: CardCourse[]; NbOfPages: number; voice: SaidByTeacher | null }
  /** True while another page or selection is on its way. */
  busy: boolean
}

export function CatalogueResults({ filters, list, busy }: CatalogueResultsProps) {
  const t = useTranslations('courses')
  const voice = isUntouched(filters) ? list.voice : null
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
          <Fragment key={course._id}>
            {index === VOICE_AT && voice && <Voice voice={voice} beside={list.courses.length - 1} />}
            <li>
              <CourseCard
                course={course}
                heading="h2"
                priority={index === 0}
                place={index === 0 && filters.page === 1 ? 'lead' : 'list'}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      <CataloguePages page={filters.page} count={list.NbOfPages} href={page => addressOf({ ...filters, page })} />
    </>
  )
}

/** The catalogue as it is entered: whoever narrows it looks for courses. */
const isUntouched = (filters: Filters): boolean => addressOf(filters) === '/courses'
