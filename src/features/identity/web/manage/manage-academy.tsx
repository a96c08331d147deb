import { useTranslations } from 'use-intl'

import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

/** What an academy says of itself. */
export function ManageAcademy() {
  const t = useTranslations('managers.academy')
  return <ManagerFrame title={t('title')} tabs={[{ to: '/dashboard/settings', text: t('title') }]} isEditor />
}
