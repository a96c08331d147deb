import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

/** Mails the administrator who presses it. */
export function TestMailButton() {
  const t = useTranslations('firstDay.mail')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const { to } = await api().sendTestMail({})
      toast.success(t('sent', { email: to }))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={isBusy} onClick={() => void send()}>
      {t('send')}
    </Button>
  )
}
