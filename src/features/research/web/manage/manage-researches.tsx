import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

/** A-RES-1: the head of the papers' screens. */
export function ManageResearches() {
  const t = useTranslations('managers.research')
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      list="/dashboard/manage-researches"
      add="/dashboard/manage-researches/new-research"
    />
  )
}
