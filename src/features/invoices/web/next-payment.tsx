import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { PlanMark, useBought } from '#src/features/orders/web/bought.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { api, isCallRefused, type Api } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import './next-payment.css'

type Membership = Awaited<ReturnType<Api['myMemberships']>>['memberships'][number]
type Asked = Awaited<ReturnType<Api['nextPayment']>>['payment']

/** The provider's own word, which knows taxes, credit and card; undefined until it comes, and where it does not. */
function useNextPayment(id: string): Asked | undefined {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      try {
        const { payment } = await api().nextPayment({ id })
        if (!isGone) setAsked(payment)
      } catch (error) {
        if (!isCallRefused(error)) throw error
      }
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [id])
  return asked
}

/** What is taken next, on which day, for what, and by which card. */
export function NextPayment({ membership }: { membership: Membership }) {
  const longDay = useLongDay()
  const t = useTranslations('invoices.billing')
  const amount = useAmount()
  const name = useBought()({ course: null, plan: membership })
  const asked = useNextPayment(membership._id)
  const { currentPeriodEnd, payable, currency } = membership
  const card = asked?.card
  return (
    <div className="panel next-payment">
      <PlanMark plan={membership} />
      <div>
        <p className="next-payment-sum">{amount(asked?.amount ?? payable, asked?.currency ?? currency)}</p>
        <p>
          {t.rich('nextOn', {
            day: longDay(currentPeriodEnd),
            name,
            time: words => <time dateTime={currentPeriodEnd}>{words}</time>,
          })}
        </p>
        <p className="text-muted" aria-live="polite">
          {card ? t('card', { brand: card.brand, last4: card.last4 }) : t('byItself')}
        </p>
      </div>
      <Link
        className={buttonClass({ variant: 'line' })}
        to="/dashboard/membership"
        aria-label={t('manageOf', { name })}
      >
        {t('manage')}
      </Link>
    </div>
  )
}
