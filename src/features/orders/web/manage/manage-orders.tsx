import { useTranslations } from 'use-intl'

import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

/** The head of the orders' lists. */
export function ManageOrders() {
  const t = useTranslations('managers.orders')
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[
        { to: '/dashboard/manage-orders', text: t('list') },
        { to: '/dashboard/manage-orders/needs-review', text: t('needsReview') },
      ]}
    />
  )
}
