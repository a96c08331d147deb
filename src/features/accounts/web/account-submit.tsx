import { useTranslations } from 'use-intl'

import { SubmitButton, type SubmitState } from '#src/ui/controls/submit-button.tsx'

interface AccountSubmitProps {
  label: string
  state: SubmitState
  disabled: boolean
}

/** The button of the forms that make or open an account: what it says while the server checks, and after. */
export function AccountSubmit({ label, ...button }: AccountSubmitProps) {
  const t = useTranslations('accounts.submit')
  const labels = { normal: label, checking: t('checking'), checked: t('checked'), error: t('error') }
  return <SubmitButton size="lg" block labels={labels} {...button} />
}
