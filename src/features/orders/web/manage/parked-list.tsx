import { Check } from 'lucide-react'
import { Link, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { api } from '#src/web/api.ts'
import { hasFailed } from '#src/web/loader.ts'
import { ManagerList } from '#src/web/manager/manager-list.tsx'
import { useAct } from '#src/web/manager/use-act.ts'

import type { parkedPaymentsLoader } from './loaders.ts'
import { useMessageName } from './use-message-name.ts'
import { useMoment } from './use-moment.ts'
import { useParkReason } from './use-park-reason.ts'

import './orders-manager.css'

/** What the provider said and nobody could apply: somebody looks at it, and acts in the provider's dashboard or here. */
export function ParkedList() {
  const t = useTranslations('managers.orders')
  const read = useLoaderData<typeof parkedPaymentsLoader>()
  const moment = useMoment('medium', 'short')
  const nameOf = useMessageName()
  const why = useParkReason()
  const { busy, act } = useAct()
  const handle = (id: string) =>
    act(async () => {
      await api().handleParked({ id })
      return t('handled')
    })
  return (
    <>
      <p className="orders-sums">{t('parkedText')}</p>
      <ManagerList
        caption={t('parked')}
        list={hasFailed(read) ? read : { rows: read.messages, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        count={count => t('messages', { count })}
        empty={{ title: t('noParked'), text: t('noParkedText') }}
        actions={row => (
          <Button
            size="sm"
            aria-label={t('handle', { message: nameOf(row.type) })}
            busy={busy}
            onClick={() => void handle(row._id)}
          >
            {!busy && <Check />}
            {t('done')}
          </Button>
        )}
        columns={[
          { head: t('message'), cell: row => nameOf(row.type) },
          {
            head: t('reason'),
            cell: row => <span className="parked-reason">{why(row)}</span>,
          },
          {
            head: t('order'),
            cell: ({ order }) =>
              order ? (
                <Link className="link parked-order" to={`/dashboard/manage-orders/${order._id}`}>
                  {t('orderOf', order)}
                </Link>
              ) : (
                <span className="text-muted">{t('noOrder')}</span>
              ),
          },
          {
            head: t('payment'),
            cell: ({ payment, facts }) => <PaymentOf payment={payment ?? facts?.['subscription']} />,
          },
          {
            head: t('received'),
            sort: 'date',
            cell: ({ receivedAt }) => <time dateTime={receivedAt}>{moment(receivedAt)}</time>,
          },
        ]}
      />
    </>
  )
}

/** The provider's own id, to be looked up there. */
function PaymentOf({ payment }: { payment: string | number | undefined }) {
  return payment === undefined ? null : <code translate="no">{payment}</code>
}
