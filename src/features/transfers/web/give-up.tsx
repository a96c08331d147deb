import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

/** Gives the order up, once that was asked. */
export function GiveUp({ id }: { id: string }) {
  const t = useTranslations('transfers')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const giveUp = async () => {
    setBusy(true)
    try {
      const { course } = await api().giveUpTransfer({ id })
      toast.afterNavigation('success', t('givenUp'))
      location.assign(course ? `/course/${course}` : '/pricing')
    } catch (error) {
      toast.error(isCallRefused(error) ? error.message : t('notGivenUp'))
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={open => !isBusy && setAsking(open)}
      trigger={<Button variant="ghost">{t('giveUp')}</Button>}
      title={t('giveUpTitle')}
      description={t('giveUpText')}
      cancelLabel={t('keep')}
      action={
        <Button variant="danger" busy={isBusy} onClick={() => void giveUp()}>
          {t('giveUp')}
        </Button>
      }
    />
  )
}
