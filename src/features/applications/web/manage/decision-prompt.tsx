import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { AlertDialog } from '#src/ui/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { isCallRefused } from '#src/web/api.ts'
import { toast } from '#src/web/toast.ts'

import type { Registration } from './registration-state.tsx'

export type Decision = { readonly row: Registration; readonly status: 'approved' | 'rejected' }

interface DecisionPromptProps {
  decision: Decision
  decide: (decision: { id: string; status: Decision['status'] }) => Promise<unknown>
  onClose: () => void
}

/** A decision is told to the applicant at once and cannot be taken back, so it is asked for once more. */
export function DecisionPrompt({ decision: { row, status }, decide, onClose }: DecisionPromptProps) {
  const t = useTranslations('managers.applications')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const isApproved = status === 'approved'
  const send = async () => {
    setBusy(true)
    try {
      await decide({ id: row._id, status })
      toast.success(isApproved ? t('accepted') : t('rejected'))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    }
    onClose()
    await revalidate()
  }
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && !isBusy && onClose()}
      title={t(isApproved ? 'acceptTitle' : 'rejectTitle', { name: row.name })}
      description={t('decisionText', { email: row.contactEmail })}
      cancelLabel={t('cancel')}
      action={
        <Button variant={isApproved ? 'primary' : 'danger'} busy={isBusy} onClick={() => void send()}>
          {isApproved ? t('accept') : t('reject')}
        </Button>
      }
    />
  )
}
