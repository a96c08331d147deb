import { useTranslations } from 'use-intl'

import { PlanCourses } from '#src/features/courses/web/course/plan-courses.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import { Fact, type Membership } from './membership-card.tsx'
import { paymentOf } from './plans.ts'

/** A membership that is paid until a date, also one that has ended and may be renewed. */
export function PaidMembership({ membership }: { membership: Membership }) {
  const day = useLongDay()
  const t = useTranslations('memberships')
  const amount = useAmount()
  const { _id, name, payable, currency, startedAt, currentPeriodEnd, renewable, status, from } = membership
  const isOver = status === 'ended'
  return (
    <section className="panel membership" aria-labelledby={_id}>
      <div className="membership-name">
        <h2 id={_id}>{name}</h2>
        <Badge tone={isOver || renewable ? 'warning' : 'success'}>
          {t(isOver ? 'statusOver' : 'statusPaid', { day: day(currentPeriodEnd) })}
        </Badge>
      </div>
      <dl>
        {from === null ? (
          // Without a payment it was given.
          <Fact name={t('paidSum')}>{payable === 0 ? t('given') : amount(payable, currency)}</Fact>
        ) : (
          <Fact name={t('placeFrom')}>
            <span dir="auto">{from || t('somebody')}</span>
          </Fact>
        )}
        <Fact name={t('opens')}>
          <PlanCourses {...membership} />
        </Fact>
        <Fact name={t('since')}>
          <time dateTime={startedAt}>{day(startedAt)}</time>
        </Fact>
        <Fact name={t(payable === 0 ? 'openUntil' : 'paidUntil')}>
          <time dateTime={currentPeriodEnd}>{day(currentPeriodEnd)}</time>
        </Fact>
      </dl>
      {from === null ? <Renewal membership={membership} /> : <OfPlace isOver={isOver} />}
    </section>
  )
}

/** When it is time, how it goes on; before, that nothing has to be done. */
function Renewal({ membership }: { membership: Membership }) {
  const day = useLongDay()
  const t = useTranslations('memberships')
  const { methods } = usePage().site.payments
  const { planId, duration, currentPeriodEnd, renewable, status } = membership
  const isPayable = methods.some(method => method !== 'card')
  const text = status === 'ended' ? 'overText' : 'renewText'
  return (
    <>
      <p className="text-muted">
        {!renewable && t('onceText')}
        {renewable && (isPayable ? t(text, { duration, day: day(currentPeriodEnd) }) : t('noRenewal'))}
        {renewable && status !== 'ended' && ` ${t('otherPlan')}`}
      </p>
      <div className="membership-actions">
        {renewable && isPayable && (
          <Link className={buttonClass({ variant: 'primary' })} to={paymentOf({ _id: planId })}>
            {t('renew')}
          </Link>
        )}
        <Link className={buttonClass({ variant: 'ghost' })} to="/dashboard/billing">
          {t('toPayments')}
        </Link>
      </div>
    </>
  )
}

/** Whoever bought it decides whether it goes on. */
function OfPlace({ isOver }: { isOver: boolean }) {
  const t = useTranslations('memberships')
  return (
    <p className="text-muted">
      {t('placeText')}{' '}
      {!isOver && (
        <Link className="link" to="/seats">
          {t('toPlaces')}
        </Link>
      )}
    </p>
  )
}
