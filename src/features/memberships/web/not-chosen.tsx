import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

import type { ListedPlan } from './plans.ts'
import type { Trouble } from './use-leave.ts'

export type Refused = { plan: ListedPlan; trouble: Trouble }

/** The card may be gone from under the hand that pressed it: the words take the focus, and come into view with it. */
export function NotChosen({ plan: { name, duration }, trouble }: Refused) {
  const t = useTranslations('memberships')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="plan-refused">
      <Notice tone="warning">
        <p>{t(trouble, { name, duration })}</p>
        {trouble === 'outdated' && (
          <Button size="sm" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        )}
      </Notice>
    </div>
  )
}
