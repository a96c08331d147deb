import { useFormatter, useTranslations } from 'use-intl'

import { useBought } from '#src/features/orders/web/bought.tsx'
import { Link } from '#src/web/links/link.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { Books, Sums } from './types.ts'

type Sold = Books['sold'][number]

/** What was sold in the period, each with what it brought. */
export function SoldList({ books: { sold, NbOfPages, soldTotal }, hasTax }: { books: Books; hasTax: boolean }) {
  const t = useTranslations('managers.books')
  const columns = useColumns(hasTax)
  return (
    <section className="books-sold" aria-labelledby="books-sold">
      <h2 id="books-sold">{t('byCourse')}</h2>
      <ManagerList
        caption={t('byCourse')}
        list={{ rows: sold, pages: NbOfPages, total: soldTotal }}
        rowKey={row => row.courseId ?? `${row.plan?.name} ${row.plan?.duration}`}
        columns={columns}
        count={count => t('courseCount', { count })}
        empty={{ title: t('noCourses'), text: t('noCoursesText') }}
        dense
      />
    </section>
  )
}

function useColumns(hasTax: boolean): Column<Sold>[] {
  const t = useTranslations('managers.books')
  const format = useFormatter()
  const amount = useAmount()
  const money = (name: keyof Sums, sign = 1): Column<Sold> => ({
    head: t(name),
    sort: name,
    isNumber: true,
    cell: row => <bdi data-none={row[name] === 0 ? '' : undefined}>{amount(sign * row[name] || 0)}</bdi>,
  })
  return [
    { head: t('course'), sort: 'title', cell: row => <Title sold={row} /> },
    { head: t('sales'), sort: 'sales', isNumber: true, cell: ({ sales }) => format.number(sales) },
    money('gross'),
    money('refunds', -1),
    money('disputes', -1),
    money('fees', -1),
    money('net'),
    ...(hasTax ? [money('tax')] : []),
  ]
}

function Title({ sold: { courseId, plan, title } }: { sold: Sold }) {
  const t = useTranslations('managers.books')
  const nameOf = useBought()
  return (
    <span className="manager-thing">
      <span dir="auto">
        {courseId === null ? (
          plan ? (
            nameOf({ course: null, plan })
          ) : (
            t('unknown')
          )
        ) : (
          <Link to={`/dashboard/manage-courses/update-course/${courseId}`}>{title}</Link>
        )}
      </span>
    </span>
  )
}
