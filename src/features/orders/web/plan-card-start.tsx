import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import type { PlanByCard } from './buying.ts'
import type { CardPaymentProps } from './card-payment.tsx'
import { OnwardPayment } from './onward-payment.tsx'

type PlanCardStartProps = CardPaymentProps & { card: PlanByCard }

/** What a plan takes by card, now and then; after that the provider's page comes, where it renews. */
export function PlanCardStart({ card, buying, onCouponLost }: PlanCardStartProps) {
  const t = useTranslations('orders.planCard')
  const amount = useAmount()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const leave = async () => {
    setBusy(true)
    try {
      location.assign(await card.begin())
    } catch (error) {
      setBusy(false)
      if (!isCallRefused(error)) return setMessage(t('failed'))
      if (error.code === 'membership-held') return location.replace(buying.page)
      if (error.code.startsWith('coupon-') && error.code !== 'coupon-unsold') return onCouponLost(error.message)
      setMessage(error.message)
    }
  }
  const { first } = card
  const isFree = card.trialDays !== null || first === 0
  return (
    <OnwardPayment title={t('title')} steps={useSteps(card)} message={message} promise={t('promise')}>
      <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void leave()}>
        {t('start')}{' '}
        {!isFree && (
          <b className="pay-amount" aria-hidden="true">
            {amount(first)}
          </b>
        )}
        {!isBusy && <ArrowUpRight />}
      </Button>
    </OnwardPayment>
  )
}

/** What is taken first, what each time after that, and how it ends. */
function useSteps({ price, first, duration, nextAt, trialDays, isReduced }: PlanByCard): string[] {
  const t = useTranslations('orders.planCard')
  const amount = useAmount()
  const day = useLongDay()
  const terms = { amount: amount(first), price: amount(price), duration }
  const kind = isReduced ? 'Reduced' : ''
  if (trialDays !== null)
    return [t('free', { days: trialDays }), t(`first${kind}`, terms), t('thenEach', terms), t('stop')]
  const now = first === 0 ? t('nothing', { duration }) : t(`now${kind}`, terms)
  return [now, t('then', { ...terms, day: day(nextAt) }), t('stop')]
}
