import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { Question } from '#src/web/manager/prompts/question.tsx'

/** Asks before every browser of somebody is signed out. */
export function SignOutPrompt({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTranslations('managers.users.signingOut')
  return (
    <Question
      title={t('title', { name })}
      text={t('text')}
      button={t('button')}
      run={() => api().signOutUser({ id })}
      done={t('done', { name })}
      onClose={onClose}
    />
  )
}
