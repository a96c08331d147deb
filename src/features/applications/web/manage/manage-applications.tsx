import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/button.tsx'
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
      tabs={[
        { to: LIST, text: t('list') },
        { to: NEW, text: t('new') },
      ]}
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={NEW}>
          <Plus />
          {t('add')}
        </Link>
      }
    />
  )
}
