import type { Ref } from 'react'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/controls/text-field.tsx'
import { TYPED_MAX } from '#src/wire/money/coupons.ts'

interface CouponCodeFieldProps {
  ref: Ref<HTMLInputElement>
  typed: string
  onTyped: (text: string) => void
  problem: string | undefined
  /** How often it was sent: a problem flashes each time. */
  tries: number
}

/** Where somebody types the code of a coupon. */
export function CouponCodeField({ ref, typed, onTyped, problem, tries }: CouponCodeFieldProps) {
  const t = useTranslations('orders.coupon')
  return (
    <TextField
      ref={ref}
      label={t('code')}
      maxLength={TYPED_MAX}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={typed}
      error={problem}
      flash={tries}
      onChange={({ target }) => onTyped(target.value)}
    />
  )
}
