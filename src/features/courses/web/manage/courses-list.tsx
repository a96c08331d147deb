import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column, Inside } from '#src/web/manager/lists/column.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { usePrice } from '#src/web/words/prices.ts'
import { periods } from '#src/wire/money/periods.ts'

import { CourseActions } from './course-actions.tsx'
import { CourseState, type CourseRow } from './course-row.tsx'
import { DeleteCourse } from './delete-course.tsx'
import type { manageCoursesLoader } from './loaders.ts'
import { useChanges, type Change } from './use-changes.ts'

const BASE = '/dashboard/manage-courses'

const inside: Inside<CourseRow> = {
  nameOf: row => row.title,
  imageOf: row => row.thumbnail,
  read: async ({ _id: id }) => (await api().getCourse({ id })).course.description,
}

/** A-CRS-2, A-CRS-8: all courses, with what an administrator does with one or with several. */
export function CoursesList() {
  const t = useTranslations('managers.courses')
  const read = useLoaderData<typeof manageCoursesLoader>()
  const [leaving, setLeaving] = useAsked<CourseRow>(isAmong(hasFailed(read) ? undefined : read.courses))
  const changes = useChanges()
  const columns = useColumns(changes)
  const changePicked = async (kind: Change, rows: readonly CourseRow[], letGo: () => void) => {
    const ids = rows.map(({ _id }) => _id)
    if (await changes.change(kind, ids)) letGo()
  }
  return (
    <>
      <ManagerList
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.courses, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        inside={inside}
        columns={columns}
        search={{ label: t('search'), name: 'title' }}
        filters={<Filters />}
        count={count => t('count', { count })}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: (
            <Link className={buttonClass({ variant: 'ink' })} to={`${BASE}/new-course`}>
              {t('add')}
            </Link>
          ),
        }}
        picking={{
          nameOf: row => row.title,
          actions: (chosen, letGo) =>
            (['publish', 'unpublish', 'archive'] as const).map(kind => (
              <Button key={kind} size="sm" onClick={() => void changePicked(kind, chosen, letGo)}>
                {t(kind)}
              </Button>
            )),
        }}
        actions={row => <CourseActions row={row} changes={changes} onDelete={() => setLeaving(row)} />}
      />
      {changes.question}
      {leaving && <DeleteCourse course={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function useColumns(changes: ReturnType<typeof useChanges>): Column<CourseRow>[] {
  const t = useTranslations('managers.courses')
  const price = usePrice()
  const courses = useTranslations('courses')
  return [
    {
      head: t('name'),
      sort: 'title',
      cell: row => <ItemCell to={`${BASE}/update-course/${row._id}`} name={row.title} image={row.thumbnail} hasImage />,
    },
    {
      head: t('category'),
      isMinor: true,
      cell: row => row.category && <span className="as-label">{row.category}</span>,
    },
    {
      head: t('price'),
      sort: 'price',
      isNumber: true,
      cell: row => <Price now={row.price === 0 ? courses('free') : price(row.price)} />,
    },
    { head: t('buyers'), sort: 'NbOforders', isNumber: true, cell: row => row.NbOforders },
    { head: t('state'), cell: row => <CourseState row={row} changes={changes} /> },
    {
      head: t('createdAt'),
      sort: 'createdAt',
      isMinor: true,
      cell: row => <ListDate instant={row.createdAt} />,
    },
  ]
}

function Filters() {
  const t = useTranslations('managers.courses')
  const states = ['Draft', 'Published', 'Archived'] as const
  return (
    <>
      <ListFilter
        label={t('time')}
        name="time"
        options={periods.map(value => ({ value, text: t(`times.${value}`) }))}
      />
      <ListFilter
        label={t('state')}
        name="state"
        options={[{ value: '', text: t('anyState') }, ...states.map(value => ({ value, text: t(`states.${value}`) }))]}
      />
    </>
  )
}
