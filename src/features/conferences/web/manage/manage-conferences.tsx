import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

/** The head of the conferences' screens. */
export function ManageConferences() {
  const t = useTranslations('managers.conferences')
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      list="/dashboard/manage-conferences"
      add="/dashboard/new-conference"
    />
  )
}
