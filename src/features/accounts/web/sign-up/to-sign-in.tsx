import { useTranslations } from 'use-intl'

/** Under what stands for signing up: the way to the form for signing in. */
export function ToSignIn({ onSwitch }: { onSwitch: () => void }) {
  const t = useTranslations('login')
  return (
    <p className="auth-other">
      {t('signUp.other')}{' '}
      <button type="button" className="link" onClick={onSwitch}>
        {t('signUp.switch')}
      </button>
    </p>
  )
}
