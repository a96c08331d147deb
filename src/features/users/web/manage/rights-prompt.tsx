import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { PasswordPrompt } from '#src/web/manager/prompts/password-prompt.tsx'
import { useShortDay } from '#src/web/words/own-days.ts'

import type { UserDetail } from './user.tsx'

/** A role that is given, an account that is closed or opened, or a second factor that is taken away. */
export type Right = 'admin' | 'learner' | 'disable' | 'enable' | 'factors'

interface RightsPromptProps {
  right: Right
  id: string
  name: string
  /** Those that have not ended. */
  memberships: UserDetail['memberships']
  onClose: () => void
}

/** Asks for the password before somebody's rights change, and says what follows. */
export function RightsPrompt({ right, id, name, memberships, onClose }: RightsPromptProps) {
  const shortDay = useShortDay()
  const t = useTranslations('managers.users.rights')
  const turns = memberships.flatMap(membership => {
    const turn = turnOf(right, membership)
    const ending = { plan: membership.name, date: shortDay(membership.currentPeriodEnd) }
    return turn ? t(`memberships.${turn}`, ending) : []
  })
  const run = (password: string) => {
    if (right === 'factors') return api().resetFactors({ id, password })
    if (right === 'admin' || right === 'learner') return api().changeRole({ id, role: right, password })
    return api().changeAccess({ id, isOpen: right === 'enable', password })
  }
  return (
    <PasswordPrompt
      title={t(`${right}.title`, { name })}
      text={[t(`${right}.text`), ...turns].join(' ')}
      labels={{ normal: t(`${right}.button`), checking: t('saving') }}
      variant={right === 'enable' ? 'primary' : 'danger'}
      onConfirm={run}
      onClose={onClose}
      done={t(`${right}.done`, { name })}
      failed={t('failed')}
    />
  )
}

/**
 * What becomes of a membership that has not ended: who is disabled pays no more, and may keep it when they are back. That
 * is so from the moment they are disabled, although the provider may hear of it later.
 */
function turnOf(right: Right, { status, cancelAtPeriodEnd }: UserDetail['memberships'][number]) {
  if (right === 'enable') return cancelAtPeriodEnd || status === 'active' ? 'kept' : 'unpaid'
  if (right !== 'disable' || cancelAtPeriodEnd) return undefined
  return status === 'active' ? 'stopping' : 'unpaid'
}
