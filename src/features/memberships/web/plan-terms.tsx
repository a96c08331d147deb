import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { useCurrencyName } from '#src/web/words/prices.ts'

export function PlanTerms() {
  const t = useTranslations('memberships')
  const { contactEmail } = usePage().site
  return (
    // The browser may know the currency by another name than the server.
    <p className="pricing-terms" suppressHydrationWarning>
      {t('terms', { currency: useCurrencyName() })}{' '}
      {contactEmail &&
        t.rich('largeClubs', {
          mail: words => (
            <a className="link" href={`mailto:${contactEmail}`}>
              {words}
            </a>
          ),
        })}
    </p>
  )
}
