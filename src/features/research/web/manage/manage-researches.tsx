import { useTranslations } from 'use-intl'

import { AddLink } from '#src/web/manager/forms/add-link.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

const LIST = '/dashboard/manage-researches'
const NEW = '/dashboard/manage-researches/new-research'

/** A-RES-1: the head of the papers' screens. */
export function ManageResearches() {
  const t = useTranslations('managers.research')
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
