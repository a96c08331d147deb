import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { AlertDialog } from '#src/ui/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { isCallRefused } from '#src/web/api.ts'
import { toast } from '#src/web/toast.ts'

interface QuestionProps {
  /** Names who or what it is about. */
  title: string
  text: string
  button: string
  run: () => Promise<unknown>
  done: string
  onClose: () => void
}

/** Asks once before it does something that the other side can feel. Drawn while it is open; its owner closes it. */
export function Question({ title, text, button, run, done, onClose }: QuestionProps) {
  const t = useTranslations('manager')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await run()
      toast.success(done)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
    onClose()
    await revalidate()
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
