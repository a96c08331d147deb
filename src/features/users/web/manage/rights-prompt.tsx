import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'

/** A role that is given, an account that is closed or opened, or a second factor that is taken away. */
export type Right = 'admin' | 'learner' | 'disable' | 'enable' | 'factors'

interface RightsPromptProps {
  right: Right
  id: string
  name: string
  onClose: () => void
}

/** Asks for the password before somebody's rights change, and says what follows. */
export function RightsPrompt({ right, id, name, onClose }: RightsPromptProps) {
  const t = useTranslations('managers.users.rights')
  const run = (password: string) => {
    if (right === 'factors') return api().resetFactors({ id, password })
    if (right === 'admin' || right === 'learner') return api().changeRole({ id, role: right, password })
    return api().changeAccess({ id, isOpen: right === 'enable', password })
  }
  return (
    <PasswordPrompt
      title={t(`${right}.title`, { name })}
      text={t(`${right}.text`)}
      labels={{ normal: t(`${right}.button`), checking: t('saving') }}
      variant={right === 'enable' ? 'primary' : 'danger'}
      onConfirm={run}
      onClose={onClose}
      done={t(`${right}.done`, { name })}
      failed={t('failed')}
    />
  )
}
