import { useTranslations } from 'use-intl'

import { AddLink } from '#src/web/manager/forms/add-link.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

const LIST = '/dashboard/manage-memberships'
const NEW = '/dashboard/new-membership'

/** The head of the plans' screens. */
export function ManageMemberships() {
  const t = useTranslations('managers.memberships')
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
