import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'

import type { MemberRow } from './members-loader.ts'

const tones = { active: 'success', trial: 'success', 'past-due': 'error', ending: 'warning', over: 'neutral' } as const

/** The state of somebody's membership, wherever staff read of it. */
export function MemberState({ state }: Pick<MemberRow, 'state'>) {
  const t = useTranslations('managers.members.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
