import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

import { usePlanName, type Named } from './plan-name.ts'

/** The head of the plans' screens. */
export function ManageMemberships() {
  const t = useTranslations('managers.memberships')
  const nameOf = usePlanName()
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      nameOf={plan => (isPlan(plan) ? nameOf(plan) : undefined)}
      list="/dashboard/manage-memberships"
      add="/dashboard/new-membership"
    />
  )
}

const isPlan = (thing: object): thing is Named => 'name' in thing && 'duration' in thing
