import { useTranslations } from 'use-intl'

import { usePlanName } from '#src/features/memberships/web/manage/plan-name.ts'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { DataTable } from '#src/ui/display/data-table.tsx'
import type { Api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { ListPages } from '#src/web/manager/lists/list-pages.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { useAmount } from '#src/web/words/prices.ts'

type Used = Awaited<ReturnType<Api['couponUses']>>
type Use = Used['uses'][number]

const tones = {
  open: 'neutral',
  processing: 'warning',
  paid: 'success',
  begun: 'success',
  joined: 'success',
  refunded: 'neutral',
  'charged-back': 'error',
} as const

const stateOf = ({ status, paid }: Use) => (status === 'paid' && paid === 0 ? 'joined' : status)

/** Who has used a coupon, for what, and what it took off; each leads to its order. */
export function CouponUses({ uses, NbOfPages: pages, total }: Used) {
  const t = useTranslations('managers.coupons')
  if (total === 0) return <EmptyState heading="h2" title={t('noUses')} text={t('noUsesText')} />
  return (
    <section className="manager-list coupon-uses" aria-labelledby="coupon-uses">
      <h2 id="coupon-uses">{t('useCount', { count: total })}</h2>
      <div className="panel">
        <DataTable caption={t('usesTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('person')}</th>
              <th scope="col">{t('date')}</th>
              <th scope="col" className="num">
                {t('off')}
              </th>
              <th scope="col" className="num">
                {t('paid')}
              </th>
              <th scope="col">{t('status')}</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(use => (
              <Row key={use.orderId ?? `${use.buyer._id}, ${use.createdAt}`} use={use} />
            ))}
          </tbody>
        </DataTable>
        <ListPages rows={uses} pages={pages} total={total} />
      </div>
    </section>
  )
}

function Row({ use }: { use: Use }) {
  const t = useTranslations('managers.coupons')
  const amount = useAmount()
  const state = stateOf(use)
  const planName = usePlanName()
  const thing = use.plan ? planName(use.plan) : use.course
  const buyer = (
    <span className="coupon-buyer">
      {use.buyer.name}
      {thing && <small dir="auto">{thing}</small>}
    </span>
  )
  return (
    <tr>
      <td>
        {use.orderId ? (
          <Link
            className="manager-thing"
            to={`/dashboard/manage-orders/${use.orderId}`}
            aria-label={t('orderOf', { name: use.buyer.name })}
          >
            {buyer}
          </Link>
        ) : (
          buyer
        )}
      </td>
      <td data-head={t('date')}>
        <ListDate instant={use.createdAt} />
      </td>
      <td className="num" data-head={t('off')}>
        {amount(-use.discount, use.currency)}
      </td>
      <td className="num" data-head={t('paid')}>
        {amount(use.paid, use.currency)}
      </td>
      <td data-head={t('status')}>
        <Badge tone={tones[state]}>{t(`useStates.${state}`)}</Badge>
      </td>
    </tr>
  )
}
