import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

import type { Pause } from './use-pause.ts'

/** Has another code sent (D-16); the former one is void. */
export function ResendCode({ send, pause }: { send: () => Promise<unknown>; pause: Pause }) {
  const t = useTranslations('activation')
  const [isBusy, setIsBusy] = useState(false)

  async function resend(): Promise<void> {
    setIsBusy(true)
    try {
      await send()
      toast.success(t('resent'))
      pause.restart()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="auth-resend">
      <p>{t('missed')}</p>
      <Button busy={isBusy} disabled={pause.left > 0} onClick={() => void resend()}>
        {pause.left > 0 ? t('resendIn', { seconds: pause.left }) : t('resend')}
      </Button>
    </div>
  )
}
