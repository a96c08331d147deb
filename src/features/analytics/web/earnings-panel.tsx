import { ArrowDown, ArrowUp } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { usePrice } from '#src/web/words/prices.ts'
import type { EarningsPeriod } from '#src/wire/money/periods.ts'

import { EarningsChart } from './earnings-chart.tsx'
import { FailedPart } from './failed-part.tsx'
import type { Earnings, HomeData } from './types.ts'

import './earnings.css'

/** What courses brought in the period that is chosen above, drawn over the period before. */
export function EarningsPanel({ earnings, period }: Pick<HomeData, 'earnings' | 'period'>) {
  const t = useTranslations('analytics.earnings')
  return (
    <section className="earnings" aria-labelledby="earnings">
      <h2 id="earnings">{t('title')}</h2>
      {hasFailed(earnings) ? <FailedPart /> : <Figures earnings={earnings} period={period} />}
    </section>
  )
}

function Figures({ earnings, period }: { earnings: Earnings; period: EarningsPeriod }) {
  const t = useTranslations('analytics.earnings')
  const price = usePrice()
  const { total, before, steps } = earnings
  return (
    <>
      <div className="earnings-head">
        <p className="earnings-sum">
          <b>{price(Math.round(total))}</b>
          <Change total={total} before={before} />
        </p>
        <ul className="earnings-key">
          <li>
            <i />
            {t(`now.${period}`)}
          </li>
          <li>
            <i data-before="" />
            {t(`before.${period}`, { amount: price(Math.round(before)) })}
          </li>
        </ul>
      </div>
      {total === 0 && before === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <EarningsChart steps={steps} period={period} />
      )}
    </>
  )
}

/** By how much it is more or less than before; of nothing there is no such part. */
function Change({ total, before }: Pick<Earnings, 'total' | 'before'>) {
  const t = useTranslations('analytics.earnings')
  const format = useFormatter()
  if (before === 0) return null
  const change = (total - before) / before
  const part = format.number(Math.abs(change), { style: 'percent', maximumFractionDigits: 0 })
  return (
    <span className="earnings-change" data-less={change < 0 ? '' : undefined}>
      {change < 0 ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
      <span className="sr-only">{t(change < 0 ? 'less' : 'more')}</span>
      {part}
    </span>
  )
}
