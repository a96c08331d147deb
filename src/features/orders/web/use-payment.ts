// The course of a payment on its page: order, payment, form, and what comes of it (X-STATE-6).
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/api.ts'
import { usePage } from '#src/web/page-data.ts'
import { toast } from '#src/web/toast.ts'

import { mountCardForm, type CardForm } from './provider.ts'

export type PaymentStep = 'loading' | 'ready' | 'paying' | 'processing' | 'succeeded' | 'unavailable'

/** How long 'Payment succeeded!' stands before the completion page comes, in ms. */
const SUCCESS_SHOWN_MS = 1200

/**
 * Orders the course, starts the payment and mounts the form into `place`.
 * @returns where it is, the message to show, and `pay`
 */
export function usePayment(courseId: string) {
  const { site } = usePage()
  const t = useTranslations('orders')
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<CardForm>(undefined)
  const [attempt, setAttempt] = useState(0)
  const [step, setStep] = useState<PaymentStep>('loading')
  const [message, setMessage] = useState<string>()

  useEffect(() => {
    let isGone = false
    const prepare = async () => {
      const { amount, order } = await api().createOrder({ courseId })
      const { clientSecret } = await api().startPayment({ amount, orderId: order._id })
      if (isGone || !place.current) return
      const { scriptUrl, publishableKey } = site.payments
      form.current = await mountCardForm({ scriptUrl, publishableKey, clientSecret, place: place.current })
      if (!isGone) setStep('ready')
    }
    prepare().catch((error: unknown) => {
      if (isGone) return
      if (isCallRefused(error) && error.code === 'already-owned') return location.replace(`/course/${courseId}`)
      if (isCallRefused(error) && error.code === 'payment-processing') return setStep('processing')
      setMessage(isCallRefused(error) ? error.message : t('notLoaded'))
      setStep('unavailable')
    })
    return () => {
      isGone = true
      form.current?.destroy()
      form.current = undefined
    }
  }, [courseId, site, t, attempt])

  const pay = async () => {
    if (!form.current) return toast.error(t('notLoaded'))
    setMessage(undefined)
    setStep('paying')
    const outcome = await confirm(form.current, `${location.origin}/completion/`)
    if ('error' in outcome) {
      setMessage(outcome.error || t('error', { message: t('unknown') }))
      return setStep('ready')
    }
    setStep(outcome.status)
    if (outcome.status !== 'succeeded') return
    const query = new URLSearchParams({ payment_intent: outcome.id, redirect_status: 'succeeded' })
    setTimeout(() => location.assign(`/completion/?${query}`), SUCCESS_SHOWN_MS)
  }

  const retry = () => {
    setMessage(undefined)
    setStep('loading')
    setAttempt(attempt + 1)
  }
  return { place, step, message, pay, retry }
}

type Outcome = { error: string } | { status: 'processing' | 'succeeded'; id: string }

/** L-PAY-10: the provider's message, or 'Error: ' and what happened. */
async function confirm({ stripe, elements }: CardForm, returnUrl: string): Promise<Outcome> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    })
    if (error) return { error: error.message ?? '' }
    const { status, id } = paymentIntent
    if (status === 'succeeded' || status === 'processing') return { status, id }
    return { error: '' }
  } catch (error) {
    return { error: `Error: ${error instanceof Error ? error.message : String(error)}` }
  }
}
