import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

import { FreePart } from './free-part.tsx'

interface FreeJoinProps {
  courseId: string
  /** The code of the coupon that pays for all of it. */
  coupon?: string | undefined
}

/** A course of price 0, or one that a coupon makes so: joined at once, without a payment form (D-7). */
export function FreeJoin({ courseId, coupon }: FreeJoinProps) {
  const t = useTranslations('orders')
  const join = async () => {
    try {
      await api().createOrder({ courseId, ...(coupon && { coupon }) })
      toast.afterNavigation('success', t('joined'))
      location.assign(`/course/${courseId}`)
    } catch (error) {
      if (!isCallRefused(error)) return t('unavailable')
      if (error.code !== 'already-owned') return error.message
      location.replace(`/course/${courseId}`)
    }
    return undefined
  }
  return <FreePart text={t(coupon ? 'coupon.freeText' : 'freeText')} go={t('join')} order={join} />
}
