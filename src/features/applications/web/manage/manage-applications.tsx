import { useTranslations } from 'use-intl'

import { AddLink } from '#src/web/manager/forms/add-link.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

import './manage.css'

const LIST = '/dashboard/manage-applications'
const NEW = '/dashboard/manage-applications/new-application'

/** A-APP-1: the head of the applications' screens. */
export function ManageApplications() {
  const t = useTranslations('managers.applications')
  return (
    <ManagerFrame
      title={t('title')}
      editing={name => t('editing', { name })}
      tabs={[
        { to: LIST, text: t('list') },
        { to: NEW, text: t('new'), heading: t('add') },
      ]}
      action={<AddLink to={NEW} text={t('add')} />}
    />
  )
}
