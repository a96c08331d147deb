import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { AlertDialog } from '#src/ui/alert-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { isCallRefused } from '#src/web/api.ts'
import { toast } from '#src/web/toast.ts'

type Props<Answer> = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  /** Words of the button that does it. */
  button: string
  /** What is said when it is done. */
  done: string
  run: () => Promise<Answer>
  onDone: (answer: Answer) => void
  danger?: boolean
}

/** Asks before it does something; closes with its animation on cancel and on success, and stays on failure. */
export function ConfirmDialog<Answer>(props: Props<Answer>) {
  const { open, onOpenChange, title, text, button, done, run, onDone, danger = false } = props
  const t = useTranslations('profile')
  const [isBusy, setIsBusy] = useState(false)
  async function confirm(): Promise<void> {
    setIsBusy(true)
    try {
      const answer = await run()
      onOpenChange(false)
      toast.success(done)
      onDone(answer)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      cancelLabel={t('cancel')}
      action={
        <Button variant={danger ? 'danger' : 'primary'} busy={isBusy} onClick={() => void confirm()}>
          {button}
        </Button>
      }
    />
  )
}
