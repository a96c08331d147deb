import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'
import { isCallRefused } from '#src/web/api.ts'
import { toast } from '#src/web/toast.ts'

/** A mail takes a moment: nobody should ask for the next one before the first could be there. */
const PAUSE_SECONDS = 30

/** Has another code sent (D-16); the former one is void. */
export function ResendCode({ send }: { send: () => Promise<unknown> }) {
  const t = useTranslations('activation')
  const [left, setLeft] = useState(PAUSE_SECONDS)
  const [isBusy, setIsBusy] = useState(false)
  // Counted from a moment, not in ticks: a page in the background gets few of those.
  const end = useRef(0)
  useEffect(() => {
    end.current = Date.now() + PAUSE_SECONDS * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end.current - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [])

  async function resend(): Promise<void> {
    setIsBusy(true)
    try {
      await send()
      toast.success(t('resent'))
      end.current = Date.now() + PAUSE_SECONDS * 1000
      setLeft(PAUSE_SECONDS)
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
      <Button busy={isBusy} disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
      </Button>
    </div>
  )
}
