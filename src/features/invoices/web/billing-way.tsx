import { PenLine } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

/** From a person's orders to what stands on their invoices, and to these. */
export function BillingWay() {
  const t = useTranslations('invoices.billing')
  return (
    <p className="prof-after">
      <Link className={buttonClass({ size: 'sm' })} to="/dashboard/billing">
        <PenLine />
        {t('way')}
      </Link>
    </p>
  )
}
