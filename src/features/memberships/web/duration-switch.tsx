import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { usePrice } from '#src/web/words/prices.ts'

import type { Duration } from './plans.ts'

interface DurationSwitchProps {
  duration: Duration
  /** What a year saves at most, in dollars. */
  saving: number
  onChange: (next: Duration) => void
}

export function DurationSwitch({ duration, saving, onChange }: DurationSwitchProps) {
  const t = useTranslations('memberships')
  const price = usePrice()
  // The switch moves at once; an address follows when the plans are there.
  const [choice, setChoice] = useState({ from: duration, to: duration })
  const yearly = (
    <>
      {t('yearly')}
      {saving > 0 && (
        <Badge plain tone="success">
          {t('saving', { amount: price(saving) })}
        </Badge>
      )}
    </>
  )
  return (
    <Segmented
      label={t('duration')}
      value={choice.from === duration ? choice.to : duration}
      options={[
        { value: 'month', label: t('monthly') },
        { value: 'year', label: yearly },
      ]}
      onChange={next => {
        setChoice({ from: duration, to: next })
        onChange(next)
      }}
    />
  )
}
