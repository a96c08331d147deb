import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'

interface SecondPlanDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAccept: () => void
  held: { name: string; duration: 'month' | 'year' }
  /** Whether one of the plans has free days for who asks. */
  hasTrials: boolean
}

const texts = {
  month: { plain: 'warningMonth', trial: 'warningMonthTrial' },
  year: { plain: 'warningYear', trial: 'warningYearTrial' },
} as const

/** L-MEM-5, D-8: what a second plan does. The server is told which one was agreed to when it is left for. */
export function SecondPlanDialog({ open, onOpenChange, onAccept, held, hasTrials }: SecondPlanDialogProps) {
  const t = useTranslations('memberships')
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('warningTitle', { name: held.name })}
      description={t(texts[held.duration][hasTrials ? 'trial' : 'plain'], { name: held.name })}
      cancelLabel={t('warningCancel')}
      action={
        <Button variant="primary" onClick={onAccept}>
          {t('accept')}
        </Button>
      }
    />
  )
}
