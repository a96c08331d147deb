import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState, Notice } from '#src/ui/controls/message.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { usePrice } from '#src/web/words/prices.ts'

import { ChangeTerms } from './change-terms.tsx'
import type { changeLoader } from './own-loader.ts'
import { usePlanChange } from './use-plan-change.ts'

import './change-plan.css'

/** A member chooses another plan, sees what the provider takes for it, and agrees to just that. */
export function ChangePlanPage() {
  const t = useTranslations('memberships.change')
  const { membership, bar } = useLoaderData<typeof changeLoader>()
  return (
    <div className="change">
      <Head title={t('title')} description={t('title')} hidden />
      <Breadcrumb
        label={t('path')}
        items={[
          <Link key="membership" to="/dashboard/membership">
            {t('back')}
          </Link>,
          t('title'),
        ]}
      />
      <h1 className="dash-title">{t('title')}</h1>
      <Present />
      {bar ? (
        <div className="change-bar">
          <Notice tone="warning">{t(`bars.${bar}`)}</Notice>
          <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/membership">
            {t('toMembership')}
          </Link>
        </div>
      ) : (
        <Choices key={membership.planId} />
      )}
    </div>
  )
}

/** What is held now. */
function Present() {
  const longDay = useLongDay()
  const t = useTranslations('memberships')
  const price = usePrice()
  const { membership } = useLoaderData<typeof changeLoader>()
  const { name, duration, payable, currency, currentPeriodEnd, status } = membership
  return (
    <p className="change-present">
      {t.rich(status === 'active' ? 'change.present' : 'change.presentUnpaid', {
        name: t(duration === 'year' ? 'nameYear' : 'nameMonth', { name }),
        price: t(duration === 'year' ? 'priceYear' : 'priceMonth', { price: price(payable, currency) }),
        day: longDay(currentPeriodEnd),
        b: words => <b>{words}</b>,
      })}
    </p>
  )
}

function Choices() {
  const t = useTranslations('memberships.change')
  const { membership, plans } = useLoaderData<typeof changeLoader>()
  const change = usePlanChange(membership._id)
  const chosen = plans.find(({ _id }) => _id === change.planId)
  if (plans.length === 0) return <EmptyState heading="h2" title={t('none')} text={t('noneText')} />
  return (
    <div className="change-parts">
      <fieldset className="change-plans">
        <legend>{t('choose')}</legend>
        {plans.map(plan => (
          <Choice key={plan._id} plan={plan} isChosen={plan === chosen} onChoose={() => change.choose(plan._id)} />
        ))}
      </fieldset>
      <ChangeTerms former={membership} plan={chosen} change={change} />
    </div>
  )
}

type Offered = Awaited<ReturnType<typeof changeLoader>>['plans'][number]

interface ChoiceProps {
  plan: Offered
  isChosen: boolean
  onChoose: () => void
}

function Choice({ plan, isChosen, onChoose }: ChoiceProps) {
  const t = useTranslations('memberships')
  const price = usePrice()
  const { _id, name, duration, payable, isOffered, opens, courseCount } = plan
  const opened = opens === 'chosen' && courseCount === 0 ? 'none' : opens
  return (
    <label className="panel change-plan">
      <input type="radio" name="plan" value={_id} checked={isChosen} disabled={!isOffered} onChange={onChoose} />
      <span className="change-name">
        {t(duration === 'year' ? 'nameYear' : 'nameMonth', { name })}
        <small>{isOffered ? t(`change.opens.${opened}`, { count: courseCount }) : t('change.notOffered')}</small>
      </span>
      <span className="change-price">
        <b>{price(payable)}</b>
        <small>{t(duration === 'year' ? 'perYear' : 'perMonth')}</small>
      </span>
    </label>
  )
}
