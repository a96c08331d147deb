import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'

export function PlanTerms() {
  const t = useTranslations('memberships')
  const { contactEmail } = usePage().site
  return (
    <p className="pricing-terms">
      {t('terms')}{' '}
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
