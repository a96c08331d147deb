import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { toast } from '#src/web/toast.ts'

import { useRefusal } from './use-refusal.ts'

interface QuestionProps {
  /** Names who or what it is about. */
  title: string
  /** What follows, or is lost by it. */
  text: string
  button: string
  /** Asks why, as well; of at most 200 characters. */
  reason?: { label: string; help: string; optional: string }
  run: (reason: string) => Promise<unknown>
  /** The toasts; without `failed` the refusal's own words. */
  done: string
  failed?: string
  onClose: () => void
}

/**
 * Asks once before it does something that cannot be taken back or that the other side can feel. Drawn while it is open;
 * its owner closes it. What was refused is read again; where no answer came, the question waits for another try.
 */
export function Question({ title, text, button, reason: why, run, done, failed, onClose }: QuestionProps) {
  const t = useTranslations('manager')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState('')
  const hear = useRefusal()
  const confirm = async () => {
    setBusy(true)
    try {
      await run(reason.trim())
      toast.success(done)
    } catch (error) {
      const { message, isUndone } = await hear(error)
      toast.error(isUndone ? (failed ?? message) : message)
      if (!isUndone) return setBusy(false)
      return onClose()
    }
    onClose()
    return revalidate()
  }
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={text}
      cancelLabel={t('cancel')}
      action={
        <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
          {button}
        </Button>
      }
    >
      {why && <TextField {...why} maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />}
    </AlertDialog>
  )
}
