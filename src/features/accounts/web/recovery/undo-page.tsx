import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated } from '#src/web/forms/form.ts'

import { AuthPage } from '../auth-page.tsx'

/** T16: takes an account back. A button does it, not the mere opening of the page: mail scanners open every link. */
export function UndoPage() {
  const t = useTranslations('recovery.undo')
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const isAlive = useHydrated()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { resetToken } = await api().undoChange({ token })
      await navigate(`/reset-password/${resetToken}`, { replace: true })
    } catch (refusal) {
      setError(isCallRefused(refusal) ? refusal.message : t('failed'))
      setBusy(false)
    }
  }
  return (
    <AuthPage title={t('title')} description={t('text')} hidden>
      <div className="auth-form fields">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        {error && (
          <Notice tone="error" role="alert">
            {error}
          </Notice>
        )}
        <Button variant="primary" size="lg" disabled={!isAlive} busy={isBusy} onClick={() => void undo()}>
          {t('button')}
        </Button>
      </div>
    </AuthPage>
  )
}
