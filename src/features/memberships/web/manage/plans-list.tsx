import { CircleOff, Pencil, Store } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { MenuItem } from '#src/ui/overlays/menu.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { EditAndDelete, RowLink, RowMenu } from '#src/web/manager/lists/row-actions.tsx'
import { useAct } from '#src/web/manager/lists/use-act.ts'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { Question } from '#src/web/manager/prompts/question.tsx'
import { useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { usePrice } from '#src/web/words/prices.ts'

import type { managePlansLoader } from './loaders.ts'
import { usePlanName } from './plan-name.ts'

type Read = Awaited<ReturnType<typeof managePlansLoader>>
type Row = Extract<Read, { plans: unknown }>['plans'][number]
type Asked = { readonly row: Row; readonly what: 'delete' | 'end-sale' }

const updateAt = (id: string) => `/dashboard/manage-memberships/update-membership/${id}`

/** All plans, on sale or not, and who holds them. */
export function PlansList() {
  const t = useTranslations('managers.memberships')
  const read = useLoaderData<typeof managePlansLoader>()
  const [asked, setAsked] = useAsked<Asked>(
    ({ row, what }) =>
      hasFailed(read) ||
      read.plans.some(one => one._id === row._id && (one.onSale || (what === 'delete' && !one.wasHeld))),
  )
  const nameOf = usePlanName()
  const dollars = usePrice()
  const columns: Column<Row>[] = [
    {
      head: t('name'),
      sort: 'name',
      cell: row => (
        <span className="flex flex-wrap items-center gap-2">
          <ItemCell to={updateAt(row._id)} name={nameOf(row)} />
          {!row.onSale && <Badge tone="warning">{t('offSale')}</Badge>}
        </span>
      ),
    },
    { head: t('price'), sort: 'price', isNumber: true, isMinor: true, cell: row => dollars(row.price) },
    { head: t('discount'), isNumber: true, isMinor: true, cell: row => (row.discount ? `${row.discount}%` : '–') },
    { head: t('payable'), isNumber: true, cell: row => dollars(row.payable) },
    { head: t('opens'), cell: row => t(`opening.${row.opens}`) },
    { head: t('holders'), sort: 'holders', isNumber: true, cell: row => row.holders },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.plans, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        inside={{ nameOf }}
        columns={columns}
        dense
        search={{ label: t('search'), name: 'name' }}
        count={count => t('count', { count })}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: (
            <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/new-membership">
              {t('add')}
            </Link>
          ),
        }}
        actions={row => <Actions row={row} onAsk={what => setAsked({ row, what })} />}
      />
      {asked && <Prompt {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** What has had members and is not sold has nothing left that could be taken from it (D-64). */
function Actions({ row, onAsk }: { row: Row; onAsk: (what: Asked['what']) => void }) {
  const t = useTranslations('managers.memberships')
  const manager = useTranslations('manager')
  const name = usePlanName()(row)
  const { busy, act } = useAct()
  const sell = () =>
    act(async () => {
      await api().sellPlan({ id: row._id, onSale: true })
      return t('nowOnSale', { link: row.link || 'none' })
    })
  const sale = row.onSale ? (
    <MenuItem onClick={() => onAsk('end-sale')}>
      <CircleOff />
      {t('endSale')}
    </MenuItem>
  ) : (
    <MenuItem disabled={busy} onClick={() => void sell()}>
      <Store />
      {t('sellAgain')}
    </MenuItem>
  )
  if (!row.wasHeld || row.onSale)
    return (
      <EditAndDelete name={name} editAt={updateAt(row._id)} onDelete={() => onAsk('delete')}>
        {sale}
      </EditAndDelete>
    )
  return (
    <>
      <RowLink label={manager('edit', { name })} to={updateAt(row._id)} listKey="e">
        <Pencil />
      </RowLink>
      <RowMenu name={name}>{sale}</RowMenu>
    </>
  )
}

function Prompt({ row, what, onClose }: Asked & { onClose: () => void }) {
  const t = useTranslations('managers.memberships')
  const name = usePlanName()(row)
  if (what === 'delete' && !row.wasHeld)
    return (
      <DeletePrompt
        name={name}
        text={t('deleteText')}
        onDelete={password => api().deletePlan({ id: row._id, password })}
        onClose={onClose}
        deleted={t('deleted')}
        failed={t('deleteFailed')}
      />
    )
  const text = t('endSaleText', { count: row.holders, link: row.link || 'none' })
  return (
    <Question
      title={t(what === 'delete' ? 'heldTitle' : 'endSaleTitle', { name })}
      text={what === 'delete' ? `${t('heldText')} ${text}` : text}
      button={t('endSale')}
      run={() => api().sellPlan({ id: row._id, onSale: false })}
      done={t('nowOffSale')}
      onClose={onClose}
    />
  )
}
