// The way of a payment on its page: order, payment, form, and what comes of it (X-STATE-6).
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { toast } from '#src/web/toast.ts'

import type { Buying, Ordered } from './buying.ts'
import { confirm, mountCardForm, ProviderAway, type CardForm } from './provider.ts'

export type PaymentStep = 'loading' | 'ready' | 'paying' | 'processing' | 'succeeded' | 'settled' | 'unavailable'

/** How long 'Payment succeeded!' stands before the completion page comes, in ms. */
const SUCCESS_SHOWN_MS = 1200

type Options = {
  /** Another one is another payment: it is made once for each. */
  buying: Buying
  /** An order may keep a lower price than the course has now. */
  onAmount: Ordered
  /** Told why the coupon cannot be used any more. */
  onCouponLost: (refusal: string) => void
}

/**
 * Orders what is bought, starts the payment and mounts the form into `place`.
 * @returns where it is, the message to show, and `pay`
 */
export function usePayment({ buying, onAmount, onCouponLost }: Options) {
  const { site } = usePage()
  const t = useTranslations('orders')
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [step, setStep] = useState<PaymentStep>('loading')
  const form = useCardForm(step)
  const [message, setMessage] = useState<string>()
  const lose = useEffectEvent(onCouponLost)
  useEffect(() => {
    let isGone = false
    const explain = (error: unknown): void => {
      if (isGone) return
      const code = isCallRefused(error) ? error.code : undefined
      if (code === 'already-owned') return location.replace(buying.page)
      if (code === 'payment-processing') return setStep('processing')
      if (code === 'order-closed' && attempt === 0) return setAttempt(1) // given up meanwhile, as by another tab
      setMessage(wordsOf(error) ?? t('notLoaded'))
      setStep('unavailable')
    }
    const at = () => (isGone ? null : place.current)
    prepare({ buying, onAmount, onCouponLost: lose, payments: site.payments, place: at })
      .then(ready => {
        if (isGone || !ready) return ready?.destroy()
        form.current = ready
        return setStep('ready')
      })
      .catch(explain)
    return () => {
      isGone = true
      takeAway(form)
    }
  }, [buying, onAmount, site, t, attempt, form])
  const fail = (text: string): void => {
    setMessage(text)
    setStep('ready')
  }
  const anew = (text?: string): void => {
    setMessage(text)
    setStep('loading')
    setAttempt(attempt + 1)
  }
  const pay = async () => {
    if (!form.current) return toast.error(t('notLoaded'))
    setStep('paying') // what was said before stays until the answer: the button must not move below the finger
    try {
      const { status, id, refusal } = await confirmFor(buying, form.current)
      if (status === 'error') return fail(refusal || t('error', { message: t('unknown') }))
      if (status === 'given-up') return anew(t('orderedAnew'))
      setMessage(undefined)
      setStep(status)
      if (status === 'succeeded') setTimeout(() => location.assign(completionOf(id)), SUCCESS_SHOWN_MS)
    } catch (error) {
      fail(t('error', { message: error instanceof Error ? error.message : String(error) }))
    }
  }

  return { place, step, message, pay, retry: () => anew(), settle: () => setStep('settled') }
}

/** @returns the server's words. Otherwise the reader is told that the form did not come; a fault of ours or of the provider's script is for who looks for it. */
function wordsOf(error: unknown): string | undefined {
  if (isCallRefused(error)) return error.message
  if (!(error instanceof ProviderAway)) console.error(error) // oxlint-disable-line no-console -- as an error that nobody caught
  return undefined
}

/** True where there is nothing left to pay. */
export const isOver = (step: PaymentStep): boolean => step === 'settled' || step === 'processing'

/** The form, which does not outlive what it was for. */
function useCardForm(step: PaymentStep): RefObject<CardForm | undefined> {
  const form = useRef<CardForm>(undefined)
  useEffect(() => {
    if (isOver(step)) takeAway(form)
  }, [step])
  return form
}

function takeAway(form: RefObject<CardForm | undefined>): void {
  form.current?.destroy()
  form.current = undefined
}

async function confirmFor(buying: Buying, form: CardForm) {
  const outcome = await confirm(form, `${location.origin}/completion/`)
  const isSettled = outcome.status === 'error' && (await buying.isSettled())
  return isSettled ? { ...outcome, status: 'settled' as const } : outcome
}

/** Looks again, when somebody comes back to this tab, whether it was paid for in another one. */
export function useSettledElsewhere(isWanted: boolean, buying: Buying, settle: () => void): void {
  const look = async () => {
    if (document.visibilityState === 'visible' && (await buying.isSettled())) settle()
  }
  const onReturn = useEffectEvent(() => void look())
  useEffect(() => {
    if (!isWanted) return undefined
    const listen = () => onReturn()
    document.addEventListener('visibilitychange', listen)
    window.addEventListener('focus', listen)
    return () => {
      document.removeEventListener('visibilitychange', listen)
      window.removeEventListener('focus', listen)
    }
  }, [isWanted])
}

type Preparation = Options & {
  payments: { scriptUrl: string; publishableKey: string }
  /** Where the form goes; null when the page was left meanwhile. */
  place: () => HTMLElement | null
}

/** @returns what is paid, and where its buyer is, if they had to say that; nothing where the coupon cannot be used any more: without it the price is another one */
async function order({ buying, onAmount, onCouponLost }: Options) {
  try {
    const { amount, discount, tax, orderId } = await buying.order()
    onAmount(amount, discount, tax)
    return { amount, orderId, country: tax?.country }
  } catch (error) {
    if (!isCallRefused(error) || !error.code.startsWith('coupon-')) throw error
    onCouponLost(error.message)
    return undefined
  }
}

/** L-PAY-4, L-PAY-5, L-PAY-6: first the order, then its payment, then the provider's form. */
async function prepare({ payments, place, ...wanted }: Preparation): Promise<CardForm | undefined> {
  const ordered = await order(wanted)
  if (!ordered) return undefined
  const { country, ...started } = ordered
  const next = await api().startPayment({ ...started, method: 'card' })
  const element = place()
  if (!element || !('clientSecret' in next)) return undefined
  return mountCardForm({ ...payments, clientSecret: next.clientSecret, place: element, country })
}

const completionOf = (paymentIntent: string): string =>
  `/completion/?${new URLSearchParams({ payment_intent: paymentIntent, redirect_status: 'succeeded' })}`
