import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { useCurrencyName } from '#src/web/words/prices.ts'

const PlanCoupon = lazy(async () => ({ default: (await import('./plan-coupon.tsx')).PlanCoupon }))

/** @param props `asksForCoupon`: whether a code may be typed here */
export function PlanTerms({ asksForCoupon = false }: { asksForCoupon?: boolean }) {
  const t = useTranslations('memberships')
  const [isAsked, setAsked] = useState(false)
  const isOpen = !useSearchParams()[0].has('coupon')
  const { contactEmail } = usePage().site
  return (
    <>
      {/* The browser may know the currency by another name than the server. */}
      <p className="pricing-terms" suppressHydrationWarning>
        {t('terms', { currency: useCurrencyName() })}{' '}
        {contactEmail &&
          t.rich('largeClubs', {
            mail: words => (
              <a className="link" href={`mailto:${contactEmail}`}>
                {words}
              </a>
            ),
          })}{' '}
        {asksForCoupon && isOpen && !isAsked && (
          <button type="button" className="link" onClick={() => setAsked(true)}>
            {t('haveCoupon')}
          </button>
        )}
      </p>
      {isAsked && isOpen && (
        <Suspense>
          <PlanCoupon />
        </Suspense>
      )}
    </>
  )
}
