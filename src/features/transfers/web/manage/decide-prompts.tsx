import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextArea, TextField } from '#src/ui/controls/text-field.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api } from '#src/web/calls/api.ts'
import { confirmed } from '#src/web/factors/confirmed.ts'
import { useRefusal } from '#src/web/manager/prompts/use-refusal.ts'
import { toast } from '#src/web/toast.ts'
import { useShortDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import type { TransferRow } from './loaders.ts'
import { usePeriodNames } from './use-period.ts'

interface PromptProps {
  row: TransferRow
  onClose: () => void
}

/** Says that the money is here: the course opens, and that cannot be unsaid. */
export function ConfirmPrompt({ row, onClose }: PromptProps) {
  const shortDay = useShortDay()
  const t = useTranslations('managers.transfers')
  const list = useTranslations('manager')
  const amount = useAmount()
  const [note, setNote] = useState('')
  const { isBusy, run } = useDecision(onClose)
  const names = {
    amount: amount(row.amount, row.currency),
    buyer: row.buyer.name,
    course: row.course,
    day: shortDay(row.createdAt),
    coupon: row.coupon ?? 'none',
    ...usePeriodNames()(row.period),
  }
  const text = t(textFor(row), names)
  // What opens for who takes a place opens until then.
  const isOfPlaces = row.period !== null && !row.isPlan
  const confirm = () =>
    run(async () => {
      const { outcome } = await confirmed(() => api().confirmTransfer({ id: row._id, note }))
      if (outcome === 'paid') toast.success(t('confirmed', names))
      else toast.error(t('toReview'))
    })
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && !isBusy && onClose()}
      title={t('confirmTitle', names)}
      description={isOfPlaces ? `${text} ${t('period.places', names)}` : text}
      cancelLabel={list('cancel')}
      action={
        <Button variant="primary" busy={isBusy} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
      }
    >
      <TextField
        label={t('note')}
        optional={t('optional')}
        help={t('noteHelp')}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </AlertDialog>
  )
}

function textFor({ state, isPlan, isBarred }: TransferRow) {
  if (isBarred) return 'confirmBarredText'
  if (state === 'cancelled') return isPlan ? 'confirmLatePlanText' : 'confirmLateText'
  return isPlan ? 'confirmPlanText' : 'confirmText'
}

/** The buyer reads the reason, and may send another proof. */
export function DeclinePrompt({ row, onClose }: PromptProps) {
  const t = useTranslations('managers.transfers')
  const list = useTranslations('manager')
  const [reason, setReason] = useState('')
  const [attempts, setAttempts] = useState(0)
  const { isBusy, run } = useDecision(onClose)
  const isShort = reason.trim().length < 3
  const decline = () => {
    if (isShort) return setAttempts(attempts + 1)
    return run(async () => {
      await confirmed(() => api().declineTransfer({ id: row._id, reason }))
      toast.success(t('declined', { buyer: row.buyer.name }))
    })
  }
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && !isBusy && onClose()}
      title={t('declineTitle', { buyer: row.buyer.name })}
      description={t('declineText')}
      cancelLabel={list('cancel')}
      action={
        <Button variant="danger" busy={isBusy} onClick={() => void decline()}>
          {t('decline')}
        </Button>
      }
    >
      <TextArea
        label={t('reason')}
        rows={3}
        maxLength={300}
        error={attempts > 0 && isShort ? t('reasonMissing') : undefined}
        flash={attempts}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </AlertDialog>
  )
}

/** One answer at a time; what was refused is told, and the list read again. */
function useDecision(onClose: () => void) {
  const { revalidate } = useRevalidator()
  const hear = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const run = async (decide: () => Promise<void>) => {
    setBusy(true)
    try {
      await decide()
    } catch (error) {
      const { message, isUndone } = await hear(error)
      toast.error(message)
      if (!isUndone) return setBusy(false)
      return onClose()
    }
    onClose()
    return revalidate()
  }
  return { isBusy, run }
}
