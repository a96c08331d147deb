import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

import './manage.css'

/** A-APP-1: the head of the applications' screens. */
export function ManageApplications() {
  const t = useTranslations('managers.applications')
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      list="/dashboard/manage-applications"
      add="/dashboard/manage-applications/new-application"
    />
  )
}
