import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { toast } from '#src/web/toast.ts'

import { useRefusal } from './use-refusal.ts'

interface QuestionProps {
  /** Names who or what it is about. */
  title: string
  /** What follows, or is lost by it. */
  text: string
  button: string
  run: () => Promise<unknown>
  /** The toasts; without `failed` the refusal's own words. */
  done: string
  failed?: string
  onClose: () => void
}

/**
 * Asks once before it does something that cannot be taken back or that the other side can feel. Drawn while it is open;
 * its owner closes it. What was refused is read again; where no answer came, the question waits for another try.
 */
export function Question({ title, text, button, run, done, failed, onClose }: QuestionProps) {
  const t = useTranslations('manager')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const hear = useRefusal()
  const confirm = async () => {
    setBusy(true)
    try {
      await run()
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
    />
  )
}
