import { useTranslations } from 'use-intl'

import { AddLink } from '#src/web/manager/forms/add-link.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

const LIST = '/dashboard/manage-blogs'
const NEW = '/dashboard/manage-blogs/new-blog'

/** A-BLOG-1: the head of the posts' screens. */
export function ManageBlogs() {
  const t = useTranslations('managers.blogs')
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
