import { useTranslations } from 'use-intl'

import { ListAndNew } from '#src/web/manager/list-and-new.tsx'

/** A-BLOG-1: the head of the posts' screens. */
export function ManageBlogs() {
  const t = useTranslations('managers.blogs')
  return (
    <ListAndNew
      t={t}
      editing={name => t('editing', { name })}
      list="/dashboard/manage-blogs"
      add="/dashboard/manage-blogs/new-blog"
    />
  )
}
