import { useEffect } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { Head } from '#src/web/head.tsx'

import { EndedMembership, MembershipCard } from './membership-card.tsx'
import type { membershipLoader } from './own-loader.ts'
import { PaidMembership } from './paid-membership.tsx'
import { PlanOffers } from './plan-offers.tsx'
import { useCheckout } from './use-checkout.ts'

/** One's membership inside the dashboard's frame; also where the checkout leads back to (D-5). */
export function MembershipPage() {
  const { memberships, underReview, list } = useLoaderData<typeof membershipLoader>()
  const t = useTranslations('memberships')
  const [query] = useSearchParams()
  const checkout = query.get('checkout')
  const running = memberships.filter(({ status }) => status !== 'ended')
  const renewing = running.find(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)
  const shown = memberships.filter(({ status, renewable }) => status !== 'ended' || renewable)
  const ended = memberships.filter(one => !shown.includes(one))
  return (
    <div className="membership-page">
      <Head title={t('own')} description={t('own')} hidden />
      <h1 className="dash-title">{t('own')}</h1>
      {checkout && <Checkout sessionId={checkout} />}
      {underReview && !checkout && <Notice tone="warning">{t('checkoutReview')}</Notice>}
      {shown.map(membership =>
        membership.paidOnce ? (
          <PaidMembership key={membership._id} membership={membership} />
        ) : (
          <MembershipCard key={membership._id} membership={membership} renewing={renewing?.name} />
        ),
      )}
      {running.length === 0 && !checkout && <PlanOffers list={list} />}
      {ended.length > 0 && (
        <section className="membership-past" aria-labelledby="past">
          <h2 id="past">{t('past')}</h2>
          <ul>
            {ended.map(membership => (
              <EndedMembership key={membership._id} membership={membership} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** What became of the checkout, in the server's words; the address proves nothing. */
function Checkout({ sessionId }: { sessionId: string }) {
  const t = useTranslations('memberships')
  const { state, isOver } = useCheckout(sessionId)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (state === 'active' || state === 'trial-used') void revalidate()
  }, [state, revalidate])
  const { tone, text } = state === 'waiting' || state === 'unknown' ? undecided(isOver) : decided[state]
  return (
    <div className="membership-checkout" aria-live="polite">
      <Notice tone={tone}>{t(text)}</Notice>
    </div>
  )
}

const decided = {
  active: { tone: 'success', text: 'checkoutActive' },
  review: { tone: 'warning', text: 'checkoutReview' },
  returned: { tone: 'warning', text: 'checkoutReturned' },
  other: { tone: 'warning', text: 'checkoutOther' },
  'trial-used': { tone: 'warning', text: 'trialUsed' },
} as const

const undecided = (isOver: boolean) =>
  isOver ? ({ tone: 'info', text: 'checkoutLate' } as const) : ({ tone: 'info', text: 'checkoutWaiting' } as const)
