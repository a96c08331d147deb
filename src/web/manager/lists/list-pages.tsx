import { useTranslations } from 'use-intl'

import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { Link } from '#src/web/links/link.tsx'
import { COUNTED_ROWS } from '#src/wire/lists.ts'

import { useListAddress } from './list-address.ts'

interface ListPagesProps {
  rows: readonly unknown[]
  pages: number
  total: number
}

/** Counting ended before the rows did. */
export const isMore = (total: number): boolean => total === COUNTED_ROWS + 1

/** Which rows of how many a page of a list shows, and the ways to its other pages. */
export function ListPages({ rows, pages, total }: ListPagesProps) {
  const t = useTranslations('manager')
  const pager = useTranslations('catalogue')
  const { get, addressOf } = useListAddress()
  const page = Math.max(1, Number(get('page')) || 1)
  // Every page but the last holds as many rows as the first one did.
  const from = page < pages || isMore(total) ? (page - 1) * rows.length + 1 : total - rows.length + 1
  const range = { from, to: from + rows.length - 1 }
  return (
    <div className="manager-foot">
      <span>
        {isMore(total) ? t('rangeOfMany', { ...range, total: COUNTED_ROWS }) : t('range', { ...range, total })}
      </span>
      <Pagination
        label={pager('pages')}
        page={page}
        pageCount={pages}
        href={to => addressOf({ page: to > 1 ? String(to) : undefined })}
        renderLink={({ href, ...link }) => <Link {...link} to={href} preventScrollReset />}
        previousLabel={pager('previous')}
        nextLabel={pager('next')}
        pageLabel={number => pager('page', { page: number })}
      />
    </div>
  )
}
