import { TicketPercent, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button, IconButton } from '#src/ui/controls/button.tsx'
import { CouponCodeField } from '#src/web/forms/coupon-code-field.tsx'
import { useHydrated } from '#src/web/forms/form.ts'
import { useAmount } from '#src/web/words/prices.ts'

import type { CouponChoice } from './use-coupon.ts'

interface CouponRowProps {
  coupon: CouponChoice
  /** What it takes off. */
  discount: number
}

/** In a list of sums: the coupon that is taken off, and the way to take it out again. */
export function CouponRow({ coupon, discount }: CouponRowProps) {
  const t = useTranslations('orders.coupon')
  const amount = useAmount()
  const remove = useRef<HTMLButtonElement>(null)
  const code = coupon.applied?.code
  // The button that was pressed is gone.
  useEffect(() => {
    if (code && coupon.isChosen) remove.current?.focus()
  }, [code, coupon.isChosen])
  if (!code) return null
  return (
    <div className="pay-coupon">
      <dt>
        <TicketPercent aria-hidden="true" />
        <span>
          {t('row')} <b translate="no">{code}</b>
        </span>
        <IconButton ref={remove} name={t('remove', { code })} size="sm" onClick={coupon.remove}>
          <X />
        </IconButton>
      </dt>
      <dd>{amount(-discount)}</dd>
    </div>
  )
}

/** Opens to a field for a code, and says what became of it. */
export function CouponField({ coupon }: { coupon: CouponChoice }) {
  const t = useTranslations('orders.coupon')
  const amount = useAmount()
  const { applied, refused } = coupon
  return (
    <div className="pay-have">
      <p className="sr-only" role="status">
        {applied && t('applied', { code: applied.code, amount: amount(applied.discount) })}
      </p>
      {!applied && (
        <details open={refused !== undefined}>
          <summary>
            <TicketPercent aria-hidden="true" />
            {t('have')}
          </summary>
          <CouponForm coupon={coupon} />
        </details>
      )}
    </div>
  )
}

function CouponForm({ coupon }: { coupon: CouponChoice }) {
  const t = useTranslations('orders.coupon')
  const isAlive = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(coupon.refused?.typed ?? '')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(coupon.refused?.refusal)
  const [tries, setTries] = useState(0)
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (typed.trim() === '') return tell(t('missing'))
    setBusy(true)
    setProblem(undefined)
    try {
      const refusal = await coupon.apply(typed.trim())
      if (refusal !== undefined) tell(refusal)
    } catch {
      tell(t('unheard'))
    }
    setBusy(false)
  }
  const type = (text: string) => {
    setTyped(text)
    setProblem(undefined)
  }
  const tell = (text: string) => {
    setProblem(text)
    field.current?.focus()
  }
  return (
    <form method="post" noValidate onSubmit={event => void apply(event)}>
      <CouponCodeField ref={field} typed={typed} onTyped={type} problem={problem} tries={tries} />
      <Button type="submit" busy={isBusy} disabled={!isAlive}>
        {t('apply')}
      </Button>
    </form>
  )
}
