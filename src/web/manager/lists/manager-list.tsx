import { ArrowDown, ArrowUp, Eye } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { DataTable } from '#src/ui/display/data-table.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { COUNTED_ROWS } from '#src/wire/lists.ts'

import type { Column, Inside } from './column.ts'
import { FailedList } from './failed-list.tsx'
import { useKeepList } from './kept-list.tsx'
import { KeysHint } from './keys-hint.tsx'
import { useListAddress } from './list-address.ts'
import { useListKeys } from './list-keys.ts'
import { isMore, ListPages } from './list-pages.tsx'
import { ListSearch } from './list-search.tsx'
import { RowButton, RowLook } from './row-actions.tsx'
import { SavedViews, SaveView } from './saved-views.tsx'
import { SelectAll, SelectionBar, SelectRow } from './selection.tsx'
import { SortMenu } from './sort-menu.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLastPage } from './use-last-page.ts'
import { useLooked } from './use-looked.tsx'
import { usePicked, type Picking, type Selection } from './use-picked.ts'
import '../sheets.ts' // before what follows, in whichever order pages name the two

const KeysHelp = lazy(async () => ({ default: (await import('./keys-help.tsx')).KeysHelp }))

export interface ManagerListProps<Row> {
  /** Says what the table holds, such as "Courses". */
  caption: string
  list: { rows: readonly Row[]; pages: number; total: number } | Failed
  rowKey: (row: Row) => string
  columns?: readonly Column<Row>[]
  /** Draws the rows where they are no table. */
  draw?: (rows: readonly Row[]) => ReactNode
  /** What is shown of a row beside the list. */
  inside?: Inside<Row>
  /** Buttons and links of a row: `RowAction`s. */
  actions?: (row: Row) => ReactNode
  /** None where the rows are too few to be searched. */
  search?: { label: string; name: string }
  /** `ListFilter`s. */
  filters?: ReactNode
  /** "42 courses". */
  count: (total: number) => string
  /** What stands here while there is nothing at all yet, and not only nothing that fits the search. */
  empty: { title: string; text?: string; action?: ReactNode }
  /** Why nothing can fit the filters as they are, where that is known. */
  noneText?: string | undefined
  /** 40 px rows, for rows without images. */
  dense?: boolean
  /** Lets rows be chosen, for what is done with several at once. */
  picking?: Picking<Row>
}

/** A-LIST-1: the one table of all managers. Search, filters, sorting and page live in the address. */
export function ManagerList<Row>(props: ManagerListProps<Row>) {
  const { list, search, filters, count, picking, rowKey } = props
  const { state } = useNavigation()
  const rows = hasFailed(list) ? [] : list.rows
  const selection = usePicked(picking, rows, rowKey)
  const isMoving = useLastPage(hasFailed(list) ? undefined : list)
  useKeepList()
  const frame = useKeptFocus(list)
  const [isAsking, setAsking] = useState(false)
  const { onLook, shown } = useLooked({ ...props, rows, list: frame.ref })
  useListKeys({ frame: frame.ref, rows, selection, onLook, onHelp: () => setAsking(true) })
  return (
    <section className="manager-list" aria-busy={state === 'loading'} {...frame}>
      <SavedViews />
      <div className="manager-bar">
        {search && <ListSearch {...search} />}
        {filters}
        <SaveView />
        {!hasFailed(list) && <Count total={list.total} count={count} />}
      </div>
      <div className="panel">
        {hasFailed(list) ? <FailedList /> : !isMoving && <Rows {...props} {...{ list, selection, onLook }} />}
      </div>
      {selection && <SelectionBar {...selection} />}
      <KeysHint {...props} onAsk={() => setAsking(true)} />
      {shown}
      <Suspense>{isAsking && <KeysHelp onClose={() => setAsking(false)} />}</Suspense>
    </section>
  )
}

function Count({ total, count }: { total: number; count: (total: number) => string }) {
  const t = useTranslations('manager')
  return (
    <span className="manager-count" role="status">
      {isMore(total) ? t('moreThan', { count: count(COUNTED_ROWS) }) : count(total)}
    </span>
  )
}

type ReadList<Row> = ManagerListProps<Row> & {
  list: { rows: readonly Row[]; pages: number; total: number }
  selection: Selection<Row> | undefined
  /** Shows what is in a row; not for rows that the list shows whole. */
  onLook: ((row: Row) => void) | undefined
}

function Rows<Row>(props: ReadList<Row>) {
  const { list, draw } = props
  if (list.rows.length === 0) return <Nothing {...props} />
  return (
    <>
      {draw ? draw(list.rows) : <Table {...props} />}
      {!draw && <SortMenu columns={props.columns ?? []} />}
      <ListPages {...list} />
    </>
  )
}

function Table<Row>(props: ReadList<Row>) {
  const { list, rowKey, columns = [], actions, caption, dense, selection, inside, onLook } = props
  const t = useTranslations('manager')
  return (
    <DataTable caption={caption} dense={dense}>
      <thead>
        <tr>
          {selection && <SelectAll {...selection} />}
          {columns.map(column => (
            <Head key={column.head} {...column} />
          ))}
          {actions && (
            <th scope="col">
              <span className="sr-only">{t('actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {list.rows.map(row => (
          <tr key={rowKey(row)} aria-selected={selection?.chosen.includes(row) || undefined}>
            {selection && <SelectRow {...selection} row={row} />}
            {columns.map(({ head, cell, isNumber, isMinor }, index) => (
              // Narrow, a row has no heads above it: every cell but the first one names its own.
              <td
                key={head}
                className={isNumber ? 'num' : undefined}
                data-head={index > 0 ? head : undefined}
                data-minor={isMinor ? '' : undefined}
              >
                {cell(row)}
              </td>
            ))}
            {actions && (
              <td>
                <div className="manager-acts">
                  {inside && onLook && (
                    <RowButton
                      label={t('look', { name: inside.nameOf(row) })}
                      listKey="look"
                      onClick={() => onLook(row)}
                    >
                      <Eye />
                    </RowButton>
                  )}
                  <RowLook value={onLook && (() => onLook(row))}>{actions(row)}</RowLook>
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function Head<Row>({ head, sort, isNumber, isMinor }: Column<Row>) {
  const { get, addressOf } = useListAddress()
  const current = get('sort')
  const isUp = current === sort
  const isDown = current === `-${sort}`
  const shared = { scope: 'col', className: isNumber ? 'num' : undefined, 'data-minor': isMinor ? '' : undefined }
  if (!sort) {
    return <th {...shared}>{head}</th>
  }
  return (
    <th {...shared} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <Link to={addressOf({ sort: isUp ? `-${sort}` : sort })} preventScrollReset replace>
        {head}
        {isUp && <ArrowUp />}
        {isDown && <ArrowDown />}
      </Link>
    </th>
  )
}

/** Nothing fits the search, there is nothing yet, or the page lies behind the last one: three different things. */
function Nothing<Row>({ empty, noneText, list: { total, pages } }: ReadList<Row>) {
  const t = useTranslations('manager')
  const { addressOf } = useListAddress()
  if (total > 0) {
    return (
      <EmptyState
        heading="h2"
        title={t('beyond')}
        text={t('beyondText', { pages })}
        action={
          <Link className="btn btn-ink" to={addressOf({ page: pages > 1 ? String(pages) : undefined })} replace>
            {t('lastPage')}
          </Link>
        }
      />
    )
  }
  const [path = ''] = addressOf({}).split('?', 1)
  const isNarrowed = addressOf({ sort: undefined }) !== path
  if (!isNarrowed) return <EmptyState heading="h2" {...empty} />
  return (
    <EmptyState
      heading="h2"
      searched
      title={t('none')}
      text={noneText ?? t('noneText')}
      action={
        <Link className="btn btn-ink" to={path}>
          {t('showAll')}
        </Link>
      }
    />
  )
}
