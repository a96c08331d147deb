import type { Failed } from '#src/web/calls/loader.ts'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'

import { DraftActions, PickedDrafts } from '../draft-actions.tsx'
import { DraftFilter, DraftState } from '../draft-state.tsx'
import { AddFirstLink } from '../forms/add-link.tsx'
import { ItemCell } from '../item-cell.tsx'
import { ListDate } from '../moment.tsx'
import { DeletePrompt } from '../prompts/delete-prompt.tsx'
import { useDrafts, type Calls, type Draftable } from '../use-drafts.ts'
import type { Column } from './column.ts'
import { ManagerList } from './manager-list.tsx'

/** Its texts stand under the same keys in each manager. */
type Text =
  | 'list'
  | 'name'
  | 'state'
  | 'created'
  | 'search'
  | 'empty'
  | 'emptyText'
  | 'add'
  | 'deleteText'
  | 'deleted'
  | 'deleteFailed'

interface DraftsListProps<Row> {
  t: (key: Text) => string
  /** "42 posts". */
  count: (total: number) => string
  /** `total` counts those of all pages. */
  list: { rows: readonly Row[]; pages: number; total: number } | Failed
  imageOf: (row: Row) => string
  /** Its words, for who looks inside. */
  read: (row: Row) => Promise<string>
  /** Columns between the name and the state. */
  columns: readonly Column<Row>[]
  /** The page of one on the site, the form that changes it, and the form for one more. */
  places: { page: (id: string) => string; edit: (id: string) => string; add: string }
  calls: Calls & { delete: (input: { id: string; password: string }) => Promise<unknown> }
}

/** All posts or papers, drafts included. */
export function DraftsList<Row extends Draftable & { readonly createdAt: string }>(props: DraftsListProps<Row>) {
  const { t, count, list, imageOf, read, columns, places, calls } = props
  const [leaving, setLeaving] = useAsked<Row>(isAmong('rows' in list ? list.rows : undefined))
  const drafts = useDrafts(calls)
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={list}
        rowKey={row => row._id}
        inside={{ nameOf: row => row.title, imageOf, read }}
        columns={[
          {
            head: t('name'),
            sort: 'title',
            cell: row => <ItemCell to={places.edit(row._id)} name={row.title} image={imageOf(row)} hasImage />,
          },
          ...columns,
          { head: t('state'), cell: row => <DraftState row={row} drafts={drafts} /> },
          { head: t('created'), sort: 'createdAt', isMinor: true, cell: row => <ListDate instant={row.createdAt} /> },
        ]}
        search={{ label: t('search'), name: 'title' }}
        filters={<DraftFilter />}
        count={count}
        empty={{ title: t('empty'), text: t('emptyText'), action: <AddFirstLink to={places.add} text={t('add')} /> }}
        picking={{
          nameOf: row => row.title,
          actions: chosen => <PickedDrafts rows={chosen} drafts={drafts} />,
        }}
        actions={row => (
          <DraftActions
            row={row}
            drafts={drafts}
            pageAt={places.page(row._id)}
            editAt={places.edit(row._id)}
            onDelete={() => setLeaving(row)}
          />
        )}
      />
      {leaving && (
        <DeletePrompt
          name={leaving.title}
          text={t('deleteText')}
          onDelete={password => calls.delete({ id: leaving._id, password })}
          onClose={() => setLeaving(undefined)}
          deleted={t('deleted')}
          failed={t('deleteFailed')}
        />
      )}
    </>
  )
}
