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
 * Orders what is bought, begins its payment and goes to the page where it goes on: the provider's own, or ours that tells what to
 * transfer.
 * @returns `place` does it; the message says why not
 */
export function useOrder({ buying, dollars, onAmount, onCouponLost, method }: Options) {
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
      const { amount: asked, discount, tax, orderId } = await buying.order()
      onAmount(asked, discount, tax)
      // Another price than was read: it is to be read before it is agreed to.
      if (asked !== dollars) return stop(t('otherPrice', { amount: amount(asked) }))
      const next = await api().startPayment({ amount: asked, orderId, method })
      location.assign('url' in next ? next.url : `/transfer/${orderId}`)
    } catch (error) {
      if (!isCallRefused(error)) return stop(t('failed'))
      if (error.code.startsWith('coupon-')) return onCouponLost(error.message)
      if (error.code === 'already-owned' || error.code === 'membership-held') return location.replace(buying.page)
      stop(error.message)
    }
  }
  return { isBusy, message, place: () => void place() }
}
