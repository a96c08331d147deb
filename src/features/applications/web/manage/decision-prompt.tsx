import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextArea } from '#src/ui/controls/text-field.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useTooLong } from '#src/web/forms/too-long.ts'
import { toast } from '#src/web/toast.ts'

import type { Registration } from '../forms/registration-state.tsx'

/** Of one registration, or of several at once. */
export type Decision = { readonly rows: readonly Registration[]; readonly status: 'approved' | 'rejected' }

interface DecisionPromptProps {
  applicationId: string
  /** Decides one alone. */
  decide: (decision: { id: string; status: Decision['status']; reason?: string }) => Promise<unknown>
  decision: Decision
  onClose: () => void
}

/** A decision is told to the applicants at once and cannot be taken back, so it is asked for once more. */
export function DecisionPrompt({ applicationId, decide, decision: { rows, status }, onClose }: DecisionPromptProps) {
  const t = useTranslations('managers.applications')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const [attempts, setAttempts] = useState(0)
  const tooLong = useTooLong()(reason, 1000)
  const isApproved = status === 'approved'
  const [only] = rows.length === 1 ? rows : []
  const send = async () => {
    if (tooLong) return setAttempts(attempts + 1)
    setBusy(true)
    try {
      const decided = { status, ...(reason.trim() && { reason: reason.trim() }) }
      if (only) {
        await decide({ id: only._id, ...decided })
        toast.success(t(isApproved ? 'accepted' : 'rejected'))
      } else await sendAll(decided)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    }
    onClose()
    await revalidate()
  }
  const sendAll = async (decided: { status: Decision['status']; reason?: string }) => {
    const { changed } = await api().decideRegistrations({ applicationId, ids: rows.map(({ _id }) => _id), ...decided })
    toast.success(t(isApproved ? 'acceptedMany' : 'rejectedMany', { count: changed.length }))
    for (const { _id, name } of rows) if (!changed.includes(_id)) toast.error(t('decidedAlready', { name }))
  }
  const title = only
    ? t(isApproved ? 'acceptTitle' : 'rejectTitle', { name: only.name })
    : t(isApproved ? 'acceptMany' : 'rejectMany', { count: rows.length })
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && !isBusy && onClose()}
      title={title}
      description={only ? t('decisionText', { email: only.contactEmail }) : t('decisionsText')}
      cancelLabel={t('cancel')}
      action={
        <Button variant={isApproved ? 'primary' : 'danger'} busy={isBusy} onClick={() => void send()}>
          {isApproved ? t('accept') : t('reject')}
        </Button>
      }
    >
      <TextArea
        label={t('reason')}
        optional={t('optional')}
        help={t('reasonHelp')}
        rows={3}
        error={tooLong}
        flash={attempts}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </AlertDialog>
  )
}
