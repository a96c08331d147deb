// The course of a payment on its page: order, payment, form, and what comes of it (X-STATE-6).
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { toast } from '#src/web/toast.ts'

import { confirm, mountCardForm, ProviderAway, type CardForm } from './provider.ts'

export type PaymentStep = 'loading' | 'ready' | 'paying' | 'processing' | 'succeeded' | 'settled' | 'unavailable'

/** How long 'Payment succeeded!' stands before the completion page comes, in ms. */
const SUCCESS_SHOWN_MS = 1200

type Options = {
  courseId: string
  /** Told the dollars that will be charged: an order may keep a lower price than the course has now. */
  onAmount: (dollars: number) => void
}

/**
 * Orders the course, starts the payment and mounts the form into `place`.
 * @returns where it is, the message to show, and `pay`
 */
export function usePayment({ courseId, onAmount }: Options) {
  const { site } = usePage()
  const t = useTranslations('orders')
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [step, setStep] = useState<PaymentStep>('loading')
  const form = useCardForm(step)
  const [message, setMessage] = useState<string>()

  useEffect(() => {
    let isGone = false
    const explain = (error: unknown): void => {
      if (isGone) return
      const code = isCallRefused(error) ? error.code : undefined
      if (code === 'already-owned') return location.replace(`/course/${courseId}`)
      if (code === 'payment-processing') return setStep('processing')
      setMessage(isCallRefused(error) ? error.message : t('notLoaded'))
      tellFault(error)
      setStep('unavailable')
    }
    prepare({ courseId, onAmount, payments: site.payments, place: () => (isGone ? null : place.current) })
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
  }, [courseId, onAmount, site, t, attempt, form])

  const fail = (text: string): void => {
    setMessage(text)
    setStep('ready')
  }

  const pay = async () => {
    if (!form.current) return toast.error(t('notLoaded'))
    // What was said before stays until the answer: the button must not move below the finger.
    setStep('paying')
    try {
      const { status, id, refusal } = await confirmFor(courseId, form.current)
      if (status === 'error') return fail(refusal || t('error', { message: t('unknown') }))
      setMessage(undefined)
      setStep(status)
      if (status === 'succeeded') setTimeout(() => location.assign(completionOf(id)), SUCCESS_SHOWN_MS)
    } catch (error) {
      fail(t('error', { message: error instanceof Error ? error.message : String(error) }))
    }
  }

  const retry = () => {
    setMessage(undefined)
    setStep('loading')
    setAttempt(attempt + 1)
  }
  return { place, step, message, pay, retry, settle: () => setStep('settled') }
}

/** The reader was told that the form did not come. A fault of ours or of the provider's script is for who looks for it. */
function tellFault(error: unknown): void {
  if (isCallRefused(error) || error instanceof ProviderAway) return
  console.error(error) // oxlint-disable-line no-console -- as an error that nobody caught
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

/** Whether it was bought meanwhile, such as in another tab; not while that cannot be asked. */
const isOwned = (courseId: string): Promise<boolean> =>
  api()
    .getCourse({ id: courseId })
    .then(({ isPurchased }) => isPurchased)
    .catch(() => false)

async function confirmFor(courseId: string, form: CardForm) {
  const outcome = await confirm(form, `${location.origin}/completion/`)
  const isSettled = outcome.status === 'error' && (await isOwned(courseId))
  return isSettled ? { ...outcome, status: 'settled' as const } : outcome
}

/** Looks again, when somebody comes back to this tab, whether the course was paid for in another one. */
export function useSettledElsewhere(isWanted: boolean, courseId: string, settle: () => void): void {
  const look = async () => {
    if (document.visibilityState === 'visible' && (await isOwned(courseId))) settle()
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

/** L-PAY-4, L-PAY-5, L-PAY-6: first the order, then its payment, then the provider's form. */
async function prepare({ courseId, onAmount, payments, place }: Preparation): Promise<CardForm | undefined> {
  const { amount, order } = await api().createOrder({ courseId })
  onAmount(amount)
  const next = await api().startPayment({ amount, orderId: order._id, method: 'card' })
  const element = place()
  if (!element || !('clientSecret' in next)) return undefined
  return mountCardForm({ ...payments, clientSecret: next.clientSecret, place: element })
}

const completionOf = (paymentIntent: string): string =>
  `/completion/?${new URLSearchParams({ payment_intent: paymentIntent, redirect_status: 'succeeded' })}`
