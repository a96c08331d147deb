import { type CSSProperties, useState } from 'react'
import { useTranslations } from 'use-intl'

import { shareAlong } from '#src/ui/display/share-along.ts'
import { useZone } from '#src/web/calls/page-data.ts'
import { usePrice } from '#src/web/words/prices.ts'
import type { EarningsPeriod } from '#src/wire/money/periods.ts'

import { highestOf, partLast, pathOf, rulesOf } from './lines.ts'
import type { Earnings } from './types.ts'

type Step = Earnings['steps'][number]
type Place = CSSProperties & { '--x': number; '--y': number }

/** Where something stands in the plot: shares of its width and height, from the start and from the foot. */
const place = (x: number, y: number): Place => ({ '--x': x, '--y': y })

/** Along a line of days, and of months: 22 Nov, Nov 2026. */
function useNames(period: EarningsPeriod): (step: Step) => string {
  const one =
    period === '12m' ? ({ month: 'short', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const)
  const format = new Intl.DateTimeFormat('en-GB', { ...one, timeZone: useZone() })
  return step => format.format(new Date(step.start))
}

interface ChartProps {
  /** At least two. */
  steps: readonly Step[]
  period: EarningsPeriod
}

/**
 * A line of what each day or month brought, thin where it still goes on, over a dotted one of the period before. Where one points, or goes with the
 * arrow keys, the numbers of that step are said.
 */
export function EarningsChart({ steps, period }: ChartProps) {
  const price = usePrice()
  const [at, setAt] = useState<number>()
  const last = steps.length - 1
  const { rules, top } = rulesOf(Math.max(...steps.flatMap(({ amount, before }) => [amount, before])))
  const highest = highestOf(steps)
  const shown = at ?? highest
  const { amount = 0 } = steps[shown] ?? {}
  const { over, going } = partLast(pathOf(steps.map(step => step.amount / top)))
  return (
    <div className="earnings-chart">
      <div
        className="earnings-plot"
        onPointerMove={event => setAt(Math.round(shareAlong(event) * last))}
        onPointerLeave={() => setAt(undefined)}
      >
        {rules.map(rule => (
          <span key={rule} className="earnings-rule" style={place(0, rule / top)} aria-hidden="true">
            {rule > 0 && price(rule)}
          </span>
        ))}
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
          <path className="earnings-before" d={pathOf(steps.map(({ before }) => before / top))} />
          <path className="earnings-now" d={over} />
          <path className="earnings-now" data-going="" d={going} />
        </svg>
        <StepSlider steps={steps} period={period} at={at} onChange={setAt} />
        <span className="earnings-dot" style={place(shown / last, amount / top)} aria-hidden="true">
          {at === undefined && <b>{price(Math.round(amount))}</b>}
        </span>
        {at !== undefined && steps[at] && <Reading step={steps[at]} period={period} x={at / last} />}
      </div>
      <Ends steps={steps} period={period} />
    </div>
  )
}

interface StepSliderProps extends ChartProps {
  at: number | undefined
  onChange: (at: number | undefined) => void
}

/** Lies over the plot, not seen: the way through the steps for keys and fingers, and what is read out of each. */
function StepSlider({ steps, period, at, onChange }: StepSliderProps) {
  const t = useTranslations('analytics.earnings')
  const price = usePrice()
  const nameOf = useNames(period)
  const last = steps.length - 1
  const step = steps[at ?? last]
  const spoken = step && t('reading', { step: nameOf(step), amount: price(step.amount), before: price(step.before) })
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={at ?? last}
      aria-label={t(period === '12m' ? 'eachMonth' : 'eachDay')}
      aria-valuetext={spoken}
      onChange={({ target }) => onChange(Number(target.value))}
      onFocus={() => onChange(last)}
      onBlur={() => onChange(undefined)}
    />
  )
}

function Reading({ step, period, x }: { step: Step; period: EarningsPeriod; x: number }) {
  const nameOf = useNames(period)
  const t = useTranslations('analytics.earnings')
  const price = usePrice()
  return (
    <span className="earnings-reading" style={place(x, 0)} aria-hidden="true">
      <small>{nameOf(step)}</small>
      <b>{price(step.amount)}</b>
      <small>{t('readBefore', { amount: price(step.before) })}</small>
    </span>
  )
}

/** Some of the steps by name, so that one knows where one is. */
function Ends({ steps, period }: ChartProps) {
  const nameOf = useNames(period)
  const t = useTranslations('analytics.earnings')
  const last = steps.length - 1
  return (
    <p className="earnings-steps" aria-hidden="true">
      {[0, Math.round(last / 3), Math.round((last * 2) / 3)].map(index => (
        <span key={index} style={place(index / last, 0)}>
          {steps[index] && nameOf(steps[index])}
        </span>
      ))}
      <span style={place(1, 0)}>{t(period === '12m' ? 'thisMonth' : 'today')}</span>
    </p>
  )
}
