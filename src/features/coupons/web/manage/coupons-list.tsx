import { Archive, ArchiveRestore, Copy, Pencil, Power, PowerOff } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { MenuItem } from '#src/ui/overlays/menu.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { AddFirstLink } from '#src/web/manager/forms/add-link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { EditAndDelete, RowLink, RowMenu } from '#src/web/manager/lists/row-actions.tsx'
import { useAct } from '#src/web/manager/lists/use-act.ts'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { shortDay } from '#src/web/words/days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import { useCopy } from './copy.tsx'
import { CouponState, useFor, useUses, useValue, type CouponRow } from './coupon-words.tsx'
import { couponStates, type manageCouponsLoader } from './loaders.ts'

import './coupons.css'

const updateAt = (id: string) => `/dashboard/manage-coupons/update-coupon/${id}`

/** All coupons, what they take off and how often; each leads to who has used it. */
export function CouponsList() {
  const t = useTranslations('managers.coupons')
  const read = useLoaderData<typeof manageCouponsLoader>()
  const [leaving, setLeaving] = useAsked<CouponRow>(isAmong(hasFailed(read) ? undefined : read.coupons))
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.coupons, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={useColumns()}
        dense
        search={{ label: t('search'), name: 'words' }}
        filters={<Filters />}
        count={count => t('count', { count })}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: <AddFirstLink to="/dashboard/new-coupon" text={t('add')} />,
        }}
        actions={row => <Actions row={row} onDelete={() => setLeaving(row)} />}
      />
      {leaving && (
        <DeletePrompt
          name={leaving.code}
          text={t('deleteText')}
          onDelete={password => api().deleteCoupon({ id: leaving._id, password })}
          onClose={() => setLeaving(undefined)}
          deleted={t('deleted')}
          failed={t('deleteFailed')}
        />
      )}
    </>
  )
}

function Filters() {
  const t = useTranslations('managers.coupons')
  return (
    <ListFilter
      label={t('state')}
      name="state"
      options={[
        { value: '', text: t('anyState') },
        ...couponStates.map(value => ({ value, text: t(`states.${value}`) })),
      ]}
    />
  )
}

function useColumns(): Column<CouponRow>[] {
  const t = useTranslations('managers.coupons')
  const amount = useAmount()
  const value = useValue()
  const uses = useUses()
  const forWhat = useFor()
  return [
    {
      head: t('code'),
      sort: 'code',
      cell: ({ _id, code }) => <ItemCell to={`/dashboard/manage-coupons/${_id}`} name={code} />,
    },
    { head: t('value'), isNumber: true, cell: value },
    { head: t('uses'), sort: 'uses', isNumber: true, cell: uses },
    { head: t('given'), sort: 'given', isNumber: true, cell: row => amount(row.given) },
    { head: t('for'), isMinor: true, cell: row => forWhat(row) },
    {
      head: t('ends'),
      sort: 'ends',
      cell: ({ endsOn }) => (endsOn ? <time dateTime={endsOn}>{shortDay.format(new Date(endsOn))}</time> : t('noEnd')),
    },
    { head: t('state'), cell: row => <CouponState state={row.state} /> },
  ]
}

/** One that was used has a history, and stays. */
function Actions({ row, onDelete }: { row: CouponRow; onDelete: () => void }) {
  const manager = useTranslations('manager')
  const more = <Changes row={row} />
  if (row.uses === 0)
    return (
      <EditAndDelete name={row.code} editAt={updateAt(row._id)} onDelete={onDelete}>
        {more}
      </EditAndDelete>
    )
  return (
    <>
      <RowLink label={manager('edit', { name: row.code })} to={updateAt(row._id)} listKey="e">
        <Pencil />
      </RowLink>
      <RowMenu name={row.code}>{more}</RowMenu>
    </>
  )
}

function Changes({ row: { _id: id, code, state } }: { row: CouponRow }) {
  const t = useTranslations('managers.coupons')
  const copy = useCopy()
  const { busy, act } = useAct()
  const change = (to: 'on' | 'off' | 'archived' | 'restored', done: string) =>
    void act(async () => {
      await api().changeCoupon({ id, to })
      return done
    })
  if (state === 'archived')
    return (
      <MenuItem disabled={busy} onClick={() => change('restored', t('nowRestored'))}>
        <ArchiveRestore />
        {t('restore')}
      </MenuItem>
    )
  return (
    <>
      <MenuItem onClick={() => copy(code, t('codeCopied'))}>
        <Copy />
        {t('copyCode')}
      </MenuItem>
      {state === 'off' ? (
        <MenuItem disabled={busy} onClick={() => change('on', t('nowOn'))}>
          <Power />
          {t('switchOn')}
        </MenuItem>
      ) : (
        <MenuItem disabled={busy} onClick={() => change('off', t('nowOff'))}>
          <PowerOff />
          {t('switchOff')}
        </MenuItem>
      )}
      <MenuItem disabled={busy} onClick={() => change('archived', t('nowArchived'))}>
        <Archive />
        {t('archive')}
      </MenuItem>
    </>
  )
}
