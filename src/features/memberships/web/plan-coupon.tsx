import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { CouponCodeField } from '#src/web/forms/coupon-code-field.tsx'

import './plan-coupon.css'

/** Takes a code along to where a plan is paid for: what it takes off depends on the plan, and on who pays. */
export function PlanCoupon() {
  const t = useTranslations('orders.coupon')
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [tries, setTries] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  // It opens because somebody asked for it.
  useEffect(() => field.current?.focus(), [])
  const type = (text: string) => {
    setTyped(text)
    setProblem(undefined)
  }
  const take = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    const coupon = typed.trim()
    if (coupon === '') return setProblem(t('missing'))
    const next = new URLSearchParams(params)
    next.set('coupon', coupon)
    setParams(next, { replace: true })
  }
  return (
    <form className="plan-coupon" method="post" noValidate onSubmit={take}>
      <CouponCodeField ref={field} typed={typed} onTyped={type} problem={problem} tries={tries} />
      <Button type="submit">{t('apply')}</Button>
    </form>
  )
}
