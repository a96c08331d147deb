import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/button.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

const LIST = '/dashboard/manage-memberships'
const NEW = '/dashboard/new-membership'

/** The head of the plans' screens. */
export function ManageMemberships() {
  const t = useTranslations('managers.memberships')
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
