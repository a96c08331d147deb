import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'

/** L-MEM-7. */
export function PlansFailed() {
  const t = useTranslations('memberships')
  const { revalidate, state } = useRevalidator()
  return (
    <div className="pricing-failed" role="alert">
      <p>{t('failed')}</p>
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('retry')}
      </Button>
    </div>
  )
}
