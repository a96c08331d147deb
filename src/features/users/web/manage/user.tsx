import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Badge } from '#src/ui/display/badge.tsx'

import type { usersContract } from '../../contract.ts'

export type UserRow = z.output<typeof usersContract.manageUsers.output>['users'][number]
export type UserDetail = z.output<typeof usersContract.manageUser.output>

export const LIST = '/dashboard/manage-users'
export const INVITATIONS = '/dashboard/manage-users/invitations'

const tones = { active: 'success', disabled: 'error', leaving: 'warning', erased: 'neutral' } as const

export function StateBadge({ state }: Pick<UserRow, 'state'>) {
  const t = useTranslations('managers.users')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

/** Administrators stand out; learners are the rule. */
export function RoleBadge({ role }: Pick<UserRow, 'role'>) {
  const t = useTranslations('managers.users')
  return role === 'admin' ? (
    <Badge tone="ink" plain>
      {t('roles.admin')}
    </Badge>
  ) : (
    <span className="user-learner text-muted">{t('roles.learner')}</span>
  )
}
