import { useTranslations } from 'use-intl'

import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

import { useOrderTabs } from './use-order-tabs.ts'

/** The head of the orders' lists. */
export function ManageOrders() {
  const t = useTranslations('managers.orders')
  return <ManagerFrame title={t('title')} tabs={useOrderTabs()} />
}
