import { useTranslations } from 'use-intl'

import { useAmount } from '#src/web/words/prices.ts'

import type { Books } from './types.ts'

import './balance.css'

/** The sum of the period as it is done on paper: what came, less what went, is what is left. */
export function Balance({ total, hasTax }: Pick<Books, 'total'> & { hasTax: boolean }) {
  const t = useTranslations('managers.books')
  const amount = useAmount()
  const parts = [
    { name: t('gross'), value: total.gross, aside: t('saleCount', { count: total.sales }) },
    { sign: '−', name: t('refunds'), value: total.refunds },
    { sign: '−', name: t('disputes'), value: total.disputes },
    { sign: '−', name: t('fees'), value: total.fees },
    { sign: '=', name: t('net'), value: total.net, isLast: true },
    ...(hasTax
      ? [{ name: t('tax'), value: total.tax, aside: t('afterTax', { amount: amount(total.net - total.tax) }) }]
      : []),
  ]
  return (
    <dl className="balance" aria-label={t('sums')}>
      {parts.map(({ sign, name, value, aside, isLast }) => (
        <div key={name} data-last={isLast ? '' : undefined} data-none={value === 0 ? '' : undefined}>
          <dt>
            {name} {aside && <small>{aside}</small>}
          </dt>
          <dd data-sign={sign}>
            <bdi>{amount(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
