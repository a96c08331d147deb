import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

/** The head of the teachers' screens. */
export function ManageTeachers() {
  const t = useTranslations('managers.teachers')
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      list="/dashboard/manage-teachers"
      add="/dashboard/new-teacher"
    />
  )
}
