import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { MoreLabel } from '#src/ui/layout/section-head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { usePrice } from '#src/web/words/prices.ts'

/** What every course costs by the month. */
export function PlansOffer({ dollars }: { dollars: number }) {
  const t = useTranslations('home.offer')
  const price = usePrice()
  return (
    <section className="plans-offer">
      <div className="wrap">
        <p>{t.rich('text', { price: () => <b key="price">{price(dollars)}</b> })}</p>
        <Link className={buttonClass({ variant: 'ink', size: 'lg' })} to="/pricing">
          <MoreLabel>{t('compare')}</MoreLabel>
        </Link>
      </div>
    </section>
  )
}
