import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'

/** The tabs of all that is about money, in whichever frame they stand. */
export function useOrderTabs(): { to: string; text: string }[] {
  const t = useTranslations('managers.orders')
  const offersTransfer = usePage().site.payments.methods.includes('transfer')
  const list = '/dashboard/manage-orders'
  return [
    { to: list, text: t('list') },
    ...(offersTransfer ? [{ to: `${list}/transfers`, text: t('transfers') }] : []),
    { to: `${list}/memberships`, text: t('members') },
    { to: `${list}/needs-review`, text: t('needsReview') },
    { to: `${list}/invoices`, text: t('invoices') },
    { to: '/dashboard/manage-coupons', text: t('coupons') },
    { to: '/dashboard/books', text: t('books') },
  ]
}
