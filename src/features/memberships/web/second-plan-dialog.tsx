import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

interface SecondPlanDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAccept: () => void
  held: { name: string; duration: 'month' | 'year' }
}

/** L-MEM-5, D-8: what a second plan does. The server is told that it was accepted: nothing is replaced without that. */
export function SecondPlanDialog({ open, onOpenChange, onAccept, held }: SecondPlanDialogProps) {
  const t = useTranslations('memberships')
  const [isBusy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      await api().acceptReplacement({})
      onAccept()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('warningTitle', { name: held.name })}
      description={t(held.duration === 'year' ? 'warningYear' : 'warningMonth', { name: held.name })}
      cancelLabel={t('warningCancel')}
      action={
        <Button variant="primary" busy={isBusy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
      }
    />
  )
}
