import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { onGround } from '#src/features/courses/web/ground.ts'
import { groundOf } from '#src/features/orders/web/bought.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'

import { Picture, type Thing, useTitle } from './thing.tsx'

import './buying.css'

interface SummaryProps {
  thing: Thing
  seats: number
  /** Of all places, before a tax that is added, in whole units. */
  net: number
  currency?: string
  /** What the team is called. */
  name?: string
  /** Nobody knows yet how many places: what they cost is not shown, and keeps its room. */
  isUnknown?: boolean
  /** Of a plan: until when the places would be open, if they were paid now. */
  until?: string | undefined
  /** The rows of the total. */
  children: ReactNode
  /** Below the sums. */
  below?: ReactNode
}

/** What is bought for others, and what it costs; it is said anew as the places are chosen. */
export function Summary(props: SummaryProps) {
  const { thing, seats, net, currency: given, name = '', isUnknown = false, until, children, below } = props
  const t = useTranslations('seats.buy')
  const { currency: standard } = usePage().site
  const currency = given ?? standard
  const titleOf = useTitle()
  const day = useLongDay()
  const written = useAmount()
  const each = written(fromMinor(toMinor(net, currency) / seats, currency), currency)
  return (
    <aside className="pay-summary seats-summary" {...onGround(groundOf(thing))}>
      <div className="pay-picture">
        <Picture thing={thing} sizes="(width < 860px) 112px, 30rem" priority />
      </div>
      <div className="pay-course">
        <h2>{t('summary')}</h2>
        <p>
          <b dir="auto">{titleOf(thing)}</b>
          <span dir="auto">{name || t(seats === 1 ? 'giftText' : 'teamText')}</span>
        </p>
      </div>
      <dl data-unknown={isUnknown || undefined}>
        {until && (
          <div>
            <dt>{t('openUntil')}</dt>
            <dd>{day(until)}</dd>
          </div>
        )}
        <div className="seats-net">
          <dt>{t('net', { count: seats, each })}</dt>
          <dd>{written(net, currency)}</dd>
        </div>
        {children}
      </dl>
      {below}
    </aside>
  )
}
