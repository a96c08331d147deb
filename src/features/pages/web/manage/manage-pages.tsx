import { useTranslations } from 'use-intl'

import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

import { slugs } from './loaders.ts'

/** The head of the pages of standing text. */
export function ManagePages() {
  const t = useTranslations('managers.pages')
  /** A page is called after its place on the site, whatever its title is. */
  const nameOf = (page: object): string | undefined => {
    const slug = slugs.find(one => 'slug' in page && page.slug === one)
    return slug && t(`names.${slug}`)
  }
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[{ to: '/dashboard/manage-pages', text: t('title') }]}
      editing={name => t('editing', { name })}
      nameOf={nameOf}
    />
  )
}
