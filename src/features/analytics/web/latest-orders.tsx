import { useTranslations } from 'use-intl'

import { OrderState } from '#src/features/orders/web/manage/order-state.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { DataTable } from '#src/ui/display/data-table.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import { FailedPart } from './failed-part.tsx'
import type { HomeData } from './types.ts'

/** The newest orders at a glance. */
export function LatestOrders({ attention }: Pick<HomeData, 'attention'>) {
  const t = useTranslations('analytics')
  return (
    <section className="panel chart-panel">
      <header>
        <div>
          <h2>{t('latest')}</h2>
          <p>{t('latestText')}</p>
        </div>
      </header>
      {hasFailed(attention) ? <FailedPart /> : <Orders orders={attention.latestOrders} />}
    </section>
  )
}

type Order = Exclude<HomeData['attention'], { failed: true }>['latestOrders'][number]

function Orders({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('analytics')
  const money = useAmount()
  if (orders.length === 0) return <EmptyState title={t('noOrders')} text={t('noOrdersText')} />
  return (
    <DataTable caption={t('latest')} dense>
      <thead>
        <tr>
          <th scope="col">{t('course')}</th>
          <th scope="col">{t('buyer')}</th>
          <th scope="col" className="num">
            {t('amount')}
          </th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('date')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ _id, course, buyer, amount, createdAt, ...order }) => (
          <tr key={_id}>
            <td>
              <Link to={`/dashboard/manage-orders/${_id}`} dir="auto">
                {course}
              </Link>
            </td>
            <td>{buyer}</td>
            <td className="num">{money(amount)}</td>
            <td>
              <OrderState order={order} />
            </td>
            <td>
              <ListDate instant={createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
