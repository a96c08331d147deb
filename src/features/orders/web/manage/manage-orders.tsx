import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

/** The head of the orders' lists. */
export function ManageOrders() {
  const t = useTranslations('managers.orders')
  const offersTransfer = usePage().site.payments.methods.includes('transfer')
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[
        { to: '/dashboard/manage-orders', text: t('list') },
        ...(offersTransfer ? [{ to: '/dashboard/manage-orders/transfers', text: t('transfers') }] : []),
        { to: '/dashboard/manage-orders/needs-review', text: t('needsReview') },
        { to: '/dashboard/manage-orders/invoices', text: t('invoices') },
      ]}
    />
  )
}
