import { useTranslations } from 'use-intl'

import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'

const areas = ['appearance', 'money', 'payments', 'invoices', 'certificates', 'legal', 'access'] as const

/** What an academy says of itself, and what its administrators chose for it. */
export function ManageAcademy() {
  const t = useTranslations('managers.academy')
  const tabs = [
    { to: '/dashboard/settings', text: t('title') },
    ...areas.map(area => ({ to: `/dashboard/settings/${area}`, text: t(`areas.${area}`) })),
  ]
  return <ManagerFrame title={t('title')} tabs={tabs} isEditor />
}
