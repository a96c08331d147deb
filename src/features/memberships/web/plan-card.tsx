import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { PlanCourses } from '#src/features/courses/web/course/plan-courses.tsx'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Price } from '#src/ui/display/price.tsx'
import { usePage, useViewer } from '#src/web/calls/page-data.ts'
import { loginAddress } from '#src/web/calls/session.ts'
import { Link } from '#src/web/links/link.tsx'
import { taxAdded, usePrice } from '#src/web/words/prices.ts'

import { checkoutAddress, choiceOf, type ListedPlan, paymentOf, waysOf } from './plans.ts'
import { type Trouble, useLeave } from './use-leave.ts'

interface PlanCardProps {
  plan: ListedPlan
  isPopular: boolean
  /** Shows the warning that must be accepted first; absent when nothing stands in the way. */
  onWarn: (() => void) | undefined
  /** It was accepted. */
  isAgreed: boolean
  onTrouble: (trouble: Trouble) => void
}

/** L-MEM-3, L-MEM-4: a plan with its price, what is off it, and what it brings. */
export function PlanCard(props: PlanCardProps) {
  const { plan, isPopular } = props
  const t = useTranslations('memberships')
  const price = usePrice()
  return (
    <section className="plan" data-popular={isPopular || undefined} aria-labelledby={plan._id}>
      <div className="plan-name">
        <h2 id={plan._id}>{plan.name}</h2>
        <span className="plan-marks">
          {isPopular && (
            <Badge plain tone="ink">
              {t('popular')}
            </Badge>
          )}
          {plan.discount !== null && (
            <Badge plain tone="success">
              {t('discount', { percent: plan.discount })}
            </Badge>
          )}
        </span>
      </div>
      <p className="plan-text">{plan.description}</p>
      <p className="plan-price">
        <Price
          now={price(plan.payable)}
          {...(plan.discount !== null && { before: price(plan.price), beforeLabel: t('before') })}
        />
        <span className="plan-text">
          <Per plan={plan} />
        </span>
      </p>
      <div>
        <Choose {...props} />
        {plan.trialDays !== null && !plan.held && <Trial plan={plan} days={plan.trialDays} />}
        <ForTeam plan={plan} />
      </div>
      <div className="plan-brings">
        <div className="plan-opens">
          <h3>{t('opens')}</h3>
          <PlanCourses planId={plan._id} {...plan} />
        </div>
        <ul className="plan-benefits">
          {plan.benefits.map(benefit => (
            <li key={benefit}>
              <Check />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const pers = {
  month: { plain: 'perMonth', included: 'perMonthIncluded', added: 'perMonthPlus' },
  year: { plain: 'perYear', included: 'perYearIncluded', added: 'perYearPlus' },
} as const

/** For how long a price is; and whether it holds the tax, where the academy adds that: what the card provider sells does. */
function Per({ plan }: { plan: ListedPlan }) {
  const t = useTranslations('memberships')
  const { addedTax: tax, payments } = usePage().site
  const words = pers[plan.duration]
  if (tax === null || plan.payable === 0) return t(words.plain)
  return t(words[taxAdded(tax, waysOf(plan, payments.methods).byCard) ? 'added' : 'included'], { tax })
}

/** To where places of the plan are bought for others; a visitor comes back there. */
function ForTeam({ plan }: Pick<PlanCardProps, 'plan'>) {
  const { _id, payable } = plan
  const t = useTranslations('memberships')
  const viewer = useViewer()
  const { addedTax: tax, payments } = usePage().site
  const { methods } = payments
  if (payable === 0 || methods.length === 0) return null
  const address = `/plans/${_id}/seats`
  return (
    <p className="plan-team">
      <Link className="link" to={viewer ? address : loginAddress(address)}>
        {t('forTeam')}
      </Link>
      {tax !== null && waysOf(plan, methods).byCard && ` ${t('onceTaxed', { tax })}`}
    </p>
  )
}

/** The days that are free before the first payment; to who had them, what comes instead. */
function Trial({ plan, days }: { plan: ListedPlan; days: number }) {
  const t = useTranslations('memberships')
  const price = usePrice()
  const terms = { days, price: price(plan.payable) }
  return (
    <p className="plan-trial">
      {plan.hadTrial ? t('hadTrial') : t(plan.duration === 'year' ? 'trialYear' : 'trialMonth', terms)}
    </p>
  )
}

/**
 * L-MEM-6: visitors go to /login and come back with their choice, everybody else to the plan's link. Where cards are not all
 * that the academy takes, a plan can be paid once instead, until a date.
 */
function Choose(props: PlanCardProps) {
  const { plan, isPopular } = props
  const t = useTranslations('memberships')
  const { addedTax: tax, payments } = usePage().site
  const { methods } = payments
  const look = { variant: isPopular ? 'primary' : 'line', size: 'lg', block: true } as const
  const { byCard, once } = waysOf(plan, methods)
  const coupon = useSearchParams()[0].get('coupon')
  if (plan.held)
    return (
      <Link className={buttonClass({ ...look, variant: 'line' })} to="/dashboard/membership">
        {t('held')}
      </Link>
    )
  if (!byCard && !once)
    return (
      <Button {...look} disabled>
        {t('notOnSale')}
      </Button>
    )
  // What it takes off is read where the plan is paid for.
  if (!once && !coupon) return <ByCard {...props} look={look} />
  if (!byCard || coupon)
    return <Once plan={plan} coupon={coupon} look={buttonClass(look)} text={t('choose', { name: plan.name })} />
  return (
    <div className="plan-ways">
      <ByCard {...props} look={look} />
      <p>
        {t('byCard')} <Once plan={plan} look="link" text={t('payOnce', { duration: plan.duration })} />
        {tax !== null && ` ${t('onceTaxed', { tax })}`}
      </p>
    </div>
  )
}

/** To where one period is paid for; a visitor comes back there. */
function Once({
  plan,
  look,
  text,
  coupon = null,
}: {
  plan: ListedPlan
  look: string
  text: string
  coupon?: string | null
}) {
  const viewer = useViewer()
  const address = paymentOf(plan, coupon)
  return (
    <Link className={look} to={viewer ? address : loginAddress(address)}>
      {text}
    </Link>
  )
}

type Look = Parameters<typeof buttonClass>[0]

function ByCard({ plan, onWarn, isAgreed, onTrouble, look }: PlanCardProps & { look: Look }) {
  const t = useTranslations('memberships')
  const viewer = useViewer()
  const label = t('choose', { name: plan.name })
  if (!viewer)
    return (
      <Link className={buttonClass(look)} to={loginAddress(choiceOf(plan))}>
        {label}
      </Link>
    )
  if (onWarn || plan.link === null)
    return (
      <Button {...look} onClick={onWarn}>
        {label}
      </Button>
    )
  return (
    <Leave
      plan={plan}
      options={{ isAgreed, onTrouble }}
      address={checkoutAddress(plan.link, viewer)}
      look={buttonClass(look)}
    >
      {label}
    </Leave>
  )
}

interface LeaveProps {
  plan: ListedPlan
  options: Parameters<typeof useLeave>[1]
  address: string
  look: string
  children: string
}

/** An address of the provider that can be opened in a tab of its own as well. */
function Leave({ plan, options, address, look, children }: LeaveProps) {
  const { leave, agree } = useLeave(plan._id, options)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) {
      void agree()
      return
    }
    event.preventDefault()
    void leave(address)
  }
  return (
    <a className={look} href={address} rel="noopener" onClick={press} onAuxClick={() => void agree()}>
      {children}
    </a>
  )
}
