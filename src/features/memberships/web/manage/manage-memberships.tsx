import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

/** The head of the plans' screens. */
export function ManageMemberships() {
  const t = useTranslations('managers.memberships')
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      list="/dashboard/manage-memberships"
      add="/dashboard/new-membership"
    />
  )
}
