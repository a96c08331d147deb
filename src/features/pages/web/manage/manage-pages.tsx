import { useTranslations } from 'use-intl'

import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

/** The head of the pages of standing text. */
export function ManagePages() {
  const t = useTranslations('managers.pages')
  return <ManagerFrame title={t('title')} tabs={[{ to: '/dashboard/manage-pages', text: t('title') }]} />
}
