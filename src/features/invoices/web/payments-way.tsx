import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

/** From a person's profile to what they pay and have paid. */
export function PaymentsWay({ children }: { children: ReactNode }) {
  const t = useTranslations('invoices.billing')
  return (
    <section className="prof-part">
      <h2>{t('title')}</h2>
      <div className="panel prof-box">
        <p>{t('wayText')}</p>
        <Link className={buttonClass({ variant: 'line' })} to="/dashboard/billing">
          <ReceiptText />
          {t('way')}
        </Link>
        {children}
      </div>
    </section>
  )
}
