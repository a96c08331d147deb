import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import { CouponForm } from './coupon-form.tsx'
import type { getCouponLoader } from './loaders.ts'
import { inputOf, valuesOf } from './values.ts'

export function UpdateCoupon() {
  const t = useTranslations('managers.coupons')
  const toList = useToList('/dashboard/manage-coupons')
  const { coupon, version } = useLoaderData<typeof getCouponLoader>()
  return (
    <CouponForm
      key={coupon._id}
      coupon={coupon}
      values={valuesOf(coupon)}
      version={version}
      save={(values, read) => api().updateCoupon({ id: coupon._id, version: read, ...inputOf(values) })}
      onSaved={toList}
      texts={{ label: t('update'), saved: t('updated'), failed: t('updateFailed') }}
    />
  )
}
