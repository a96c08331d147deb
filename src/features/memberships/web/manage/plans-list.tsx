import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { ManagerList, type Column } from '#src/web/manager/lists/manager-list.tsx'
import { EditAndDelete } from '#src/web/manager/lists/row-actions.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { Thing } from '#src/web/manager/thing.tsx'
import { usePrice } from '#src/web/words/prices.ts'

import type { managePlansLoader } from './loaders.ts'

type Read = Awaited<ReturnType<typeof managePlansLoader>>
type Row = Extract<Read, { plans: unknown }>['plans'][number]

const updateAt = (id: string) => `/dashboard/manage-memberships/update-membership/${id}`

/** All plans that are on sale, and who holds them. */
export function PlansList() {
  const t = useTranslations('managers.memberships')
  const read = useLoaderData<typeof managePlansLoader>()
  const [leaving, setLeaving] = useState<Row>()
  const nameOf = ({ name, duration }: Row) => `${name}, ${t(duration)}`
  const dollars = usePrice()
  const columns: Column<Row>[] = [
    { head: t('name'), sort: 'name', cell: row => <Thing to={updateAt(row._id)} name={nameOf(row)} /> },
    { head: t('price'), sort: 'price', isNumber: true, cell: row => dollars(row.price) },
    { head: t('discount'), isNumber: true, cell: row => (row.discount ? `${row.discount}%` : '–') },
    { head: t('payable'), isNumber: true, cell: row => dollars(row.payable) },
    { head: t('opens'), cell: row => <Badge plain>{t(`opening.${row.opens}`)}</Badge> },
    { head: t('holders'), sort: 'holders', isNumber: true, cell: row => row.holders },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.plans, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
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
        actions={row => (
          <EditAndDelete name={nameOf(row)} editAt={updateAt(row._id)} onDelete={() => setLeaving(row)} />
        )}
      />
      {leaving && (
        <DeletePrompt
          name={nameOf(leaving)}
          text={t(leaving.holders > 0 ? 'heldText' : 'deleteText')}
          onDelete={password => api().deletePlan({ id: leaving._id, password })}
          onClose={() => setLeaving(undefined)}
          deleted={t('deleted')}
          failed={t('deleteFailed')}
        />
      )}
    </>
  )
}
