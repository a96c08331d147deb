import { useTranslations } from 'use-intl'

import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

import './landing.css'

/** The head of what administrators change on the landing page. */
export function ManageLanding() {
  const t = useTranslations('managers.slides')
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[
        { to: '/dashboard/update-hero', text: t('slides') },
        { to: '/dashboard/update-statistics', text: t('statistics') },
      ]}
      isEditor
    />
  )
}
