import { useTranslations } from 'use-intl'

import { useHydrated } from '#src/web/forms/form.ts'

/** Under what stands for signing up: the way to the form for signing in. */
export function ToSignIn({ onSwitch }: { onSwitch: () => void }) {
  const t = useTranslations('login')
  const isAlive = useHydrated()
  return (
    <p className="auth-other">
      {t('signUp.other')}{' '}
      <button type="button" className="link" disabled={!isAlive} onClick={onSwitch}>
        {t('signUp.switch')}
      </button>
    </p>
  )
}
