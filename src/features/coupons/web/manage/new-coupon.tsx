import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import { CouponForm } from './coupon-form.tsx'
import { inputOf, noCoupon } from './values.ts'

export function NewCoupon() {
  const t = useTranslations('managers.coupons')
  const toList = useToList('/dashboard/manage-coupons')
  return (
    <CouponForm
      values={noCoupon}
      save={(values, _, key) => api().createCoupon(inputOf(values), key)}
      onSaved={toList}
      texts={{ label: t('create'), saved: t('createdNote'), failed: t('createFailed') }}
    />
  )
}
