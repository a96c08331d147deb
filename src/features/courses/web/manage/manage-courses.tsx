import { useTranslations } from 'use-intl'

import { AddLink } from '#src/web/manager/forms/add-link.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

const LIST = '/dashboard/manage-courses'
const NEW = `${LIST}/new-course`

/** A-CRS-1, D-63: the head of the courses' screens. */
export function ManageCourses() {
  const t = useTranslations('managers.courses')
  return (
    <ManagerFrame
      title={t('title')}
      editing={name => t('editing', { name })}
      tabs={[
        { to: LIST, text: t('manage') },
        { to: NEW, text: t('new'), heading: t('add') },
        { to: `${LIST}/course-playlist`, text: t('playlist') },
        { to: `${LIST}/categories`, text: t('categories') },
        { to: `${LIST}/reviews`, text: t('reviews'), heading: t('reviews') },
      ]}
      action={<AddLink to={NEW} text={t('add')} />}
    />
  )
}
