import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { usePrice } from '#src/web/words/prices.ts'

import type { membershipLoader } from './own-loader.ts'
import type { ListedPlan } from './plans.ts'

/** For who has no membership: what plans there are, in short, and the way to them. */
export function PlanOffers({ list }: { list: Awaited<ReturnType<typeof membershipLoader>>['list'] }) {
  const t = useTranslations('memberships')
  const plans = list && !hasFailed(list) ? list.plans.filter(({ link }) => link !== null) : []
  const monthly = plans.filter(({ duration }) => duration === 'month')
  const offered = monthly.length > 0 ? monthly : plans
  return (
    <>
      <EmptyState
        heading="h2"
        title={t('none')}
        text={t('noneText')}
        action={
          <Link className={buttonClass({ variant: 'ink' })} to="/pricing">
            {t('toPlans')}
          </Link>
        }
      />
      {offered.length > 0 && (
        <ul className="plan-offers">
          {offered.map(plan => (
            <li key={plan._id}>
              <Offer plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Offer({ plan: { name, description, payable, duration } }: { plan: ListedPlan }) {
  const t = useTranslations('memberships')
  const price = usePrice()
  const isYear = duration === 'year'
  return (
    <Link className="plan-offer" to={isYear ? '/pricing?duration=year' : '/pricing'}>
      <b>{name}</b>
      <span className="plan-offer-price">
        <Price now={price(payable)} />
        <small>{t(isYear ? 'perYear' : 'perMonth')}</small>
      </span>
      <span>{description}</span>
    </Link>
  )
}
