import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { Question } from '#src/web/manager/prompts/question.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'

import type { UserDetail } from './user.tsx'

interface DeletionPromptProps {
  id: string
  name: string
  /** Whether it will be deleted already: then this takes it back. */
  isLeaving: boolean
  /** Those that have not ended. */
  memberships: UserDetail['memberships']
  onClose: () => void
}

/** Asks why, and for the password, before somebody's account will be deleted; or once, before it is kept after all. */
export function DeletionPrompt({ id, name, isLeaving, memberships, onClose }: DeletionPromptProps) {
  const shortDay = useShortDay()
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
  const ends = memberships.map(({ name: plan, cancelAtPeriodEnd }) =>
    t(cancelAtPeriodEnd ? 'endingMembership' : 'renewingMembership', { plan }),
  )
  return (
    <PasswordPrompt
      title={t('title', { name })}
      text={[t('text'), ...ends].join(' ')}
      labels={{ normal: t('button'), checking: t('saving') }}
      reason={{ label: t('reason'), help: t('reasonHelp'), missing: t('reasonMissing'), maxLength: 200 }}
      onConfirm={(password, reason) => api().deleteUser({ id, reason, password })}
      onClose={onClose}
      done={({ deletionAt }) => t('done', { name, date: shortDay(deletionAt) })}
      failed={t('failed')}
    />
  )
}
