import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { MoreLabel } from '#src/ui/layout/section-head.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'
import { useOffered } from '#src/web/words/prices.ts'

/** What every course costs by the month. By card it is the price of the card provider, which holds its tax; else the tax is added. */
export function PlansOffer({ dollars }: { dollars: number }) {
  const t = useTranslations('home.offer')
  const offered = useOffered()
  const isByCard = usePage().site.payments.methods.includes('card')
  return (
    <section className="plans-offer">
      <div className="wrap">
        <p>{t.rich('text', { price: () => <b key="price">{offered(dollars, isByCard)}</b> })}</p>
        <Link className={buttonClass({ variant: 'ink', size: 'lg' })} to="/pricing">
          <MoreLabel>{t('compare')}</MoreLabel>
        </Link>
      </div>
    </section>
  )
}
