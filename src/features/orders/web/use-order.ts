// Placing an order whose payment goes on at another page.
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useAmount } from '#src/web/words/prices.ts'
import type { Method } from '#src/wire/money/methods.ts'

import type { CardPaymentProps } from './card-payment.tsx'

/** `dollars`: what is to be paid, as it was read. */
type Options = CardPaymentProps & { readonly method: Method }

/**
 * Orders a course, begins its payment and goes to the page where it goes on: the provider's own, or ours that tells what to
 * transfer.
 * @returns `place` does it; the message says why not
 */
export function useOrder({ courseId, coupon, dollars, onAmount, onCouponLost, method }: Options) {
  const t = useTranslations('orders.placing')
  const amount = useAmount()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const stop = (text?: string) => {
    setMessage(text)
    setBusy(false)
  }
  // Who comes back by the browser's button may find this page as it was left.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])
  const place = async () => {
    setBusy(true)
    try {
      const { amount: asked, discount = 0, order } = await api().createOrder({ courseId, ...(coupon && { coupon }) })
      onAmount(asked, discount)
      // Another price than was read: it is to be read before it is agreed to.
      if (asked !== dollars) return stop(t('otherPrice', { amount: amount(asked) }))
      const next = await api().startPayment({ amount: asked, orderId: order._id, method })
      location.assign('url' in next ? next.url : `/transfer/${order._id}`)
    } catch (error) {
      if (!isCallRefused(error)) return stop(t('failed'))
      if (error.code.startsWith('coupon-')) return onCouponLost(error.message)
      if (error.code === 'already-owned') return location.replace(`/course/${courseId}`)
      stop(error.message)
    }
  }
  return { isBusy, message, place: () => void place() }
}
