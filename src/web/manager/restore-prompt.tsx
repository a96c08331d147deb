import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { AlertDialog } from '#src/ui/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { isCallRefused } from '#src/web/api.ts'
import { toast } from '#src/web/toast.ts'

interface RestorePromptProps {
  title: string
  /** What is lost by it. */
  text: string
  label: string
  restore: () => Promise<unknown>
  restored: string
  failed: string
  onClose: () => void
}

/** Asks before what somebody wrote gives way to what the product comes with. Drawn while it is open; its owner closes it. */
export function RestorePrompt({ title, text, label, restore, restored, failed, onClose }: RestorePromptProps) {
  const t = useTranslations('manager')
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      await restore()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      setBusy(false)
      return toast.error(failed)
    }
    toast.success(restored)
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
        <Button variant="danger" busy={isBusy} onClick={() => void go()}>
          {label}
        </Button>
      }
    />
  )
}
