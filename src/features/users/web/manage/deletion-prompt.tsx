import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { Question } from '#src/web/manager/prompts/question.tsx'
import { shortDay } from '#src/web/words/days.ts'

interface DeletionPromptProps {
  id: string
  name: string
  /** Whether it will be deleted already: then this takes it back. */
  isLeaving: boolean
  onClose: () => void
}

/** Asks why, and for the password, before somebody's account will be deleted; or once, before it is kept after all. */
export function DeletionPrompt({ id, name, isLeaving, onClose }: DeletionPromptProps) {
  const t = useTranslations('managers.users.deletion')
  if (isLeaving) {
    return (
      <Question
        title={t('keepTitle', { name })}
        text={t('keepText')}
        button={t('keepButton')}
        run={() => api().keepUser({ id })}
        done={t('kept', { name })}
        onClose={onClose}
      />
    )
  }
  return (
    <PasswordPrompt
      title={t('title', { name })}
      text={t('text')}
      labels={{ normal: t('button'), checking: t('saving') }}
      reason={{ label: t('reason'), help: t('reasonHelp'), missing: t('reasonMissing'), maxLength: 200 }}
      onConfirm={(password, reason) => api().deleteUser({ id, reason, password })}
      onClose={onClose}
      done={({ deletionAt }) => t('done', { name, date: shortDay.format(new Date(deletionAt)) })}
      failed={t('failed')}
    />
  )
}
