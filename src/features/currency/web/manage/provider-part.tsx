import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'

/** Whether money moves, and where that is set. */
export function ProviderPart() {
  const t = useTranslations('managers.money')
  const { testMode } = usePage().site.payments
  return (
    <section className="manager-part">
      <h2>{t('provider')}</h2>
      <p className="text-muted">{t(testMode ? 'testMode' : 'liveMode')}</p>
    </section>
  )
}
