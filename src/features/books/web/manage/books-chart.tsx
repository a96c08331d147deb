import { type CSSProperties, useState } from 'react'
import { useTranslations } from 'use-intl'

import { shareAlong } from '#src/ui/display/share-along.ts'
import { useAmount, usePrice } from '#src/web/words/prices.ts'

import { nameOf, scaleOf, shortNameOf, waysOf } from './steps.ts'
import type { Books, Step } from './types.ts'

import './books-chart.css'

type Place = CSSProperties & { '--x'?: number; '--y'?: number; '--up'?: number; '--down'?: number; '--zero'?: number }
const place = (values: Place): Place => values

interface ChartProps {
  steps: readonly Step[]
  unit: Books['unit']
}

/**
 * Of each day or month what came stands above the line, and what went hangs below it. Where one points, or goes with the
 * arrow keys, its numbers are said.
 */
export function BooksChart({ steps, unit }: ChartProps) {
  const price = usePrice()
  const [at, setAt] = useState<number>()
  const bars = steps.map(waysOf)
  const { rules, top, foot } = scaleOf(Math.max(...bars.map(bar => bar.came)), Math.max(...bars.map(bar => bar.went)))
  const whole = top + foot || 1
  const pointed = (share: number) => Math.min(steps.length - 1, Math.floor(share * steps.length))
  return (
    <div className="books-chart">
      <div
        className="books-plot"
        style={place({ '--zero': foot / whole })}
        onPointerMove={event => setAt(pointed(shareAlong(event)))}
        onPointerLeave={() => setAt(undefined)}
      >
        {rules.map(rule => (
          <span
            key={rule}
            className="books-rule"
            data-zero={rule === 0 ? '' : undefined}
            style={place({ '--y': (rule + foot) / whole })}
            aria-hidden="true"
          >
            {price(rule)}
          </span>
        ))}
        <div className="books-bars" data-pointed={at === undefined ? undefined : ''} aria-hidden="true">
          {bars.map(({ came, went }, index) => (
            <span
              key={steps[index]?.start}
              data-at={index === at ? '' : undefined}
              style={place({ '--up': came / whole, '--down': went / whole })}
            />
          ))}
        </div>
        <StepSlider steps={steps} unit={unit} at={at} onChange={setAt} />
        {at !== undefined && steps[at] && <Reading step={steps[at]} unit={unit} x={(at + 0.5) / steps.length} />}
      </div>
      <Names steps={steps} unit={unit} />
    </div>
  )
}

interface StepSliderProps extends ChartProps {
  at: number | undefined
  onChange: (at: number | undefined) => void
}

/** Lies over the plot, not seen: the way through the steps for keys and fingers, and what is read out of each. */
function StepSlider({ steps, unit, at, onChange }: StepSliderProps) {
  const t = useTranslations('managers.books')
  const amount = useAmount()
  const last = steps.length - 1
  const step = steps[at ?? last]
  const { came, went } = step ? waysOf(step) : { came: 0, went: 0 }
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={at ?? last}
      aria-label={t(unit === 'day' ? 'eachDay' : 'eachMonth')}
      aria-valuetext={step && t('reading', { step: nameOf(unit, step), came: amount(came), went: amount(went) })}
      onChange={({ target }) => onChange(Number(target.value))}
      onFocus={() => onChange(last)}
      onBlur={() => onChange(undefined)}
    />
  )
}

function Reading({ step, unit, x }: { step: Step; unit: Books['unit']; x: number }) {
  const t = useTranslations('managers.books')
  const amount = useAmount()
  const { came, went } = waysOf(step)
  return (
    <span className="books-reading" style={place({ '--x': x })} aria-hidden="true">
      <small>
        <bdi>{nameOf(unit, step)}</bdi>
      </small>
      <Way amount={amount(came)} word={t('came')} />
      {went > 0 && <Way amount={amount(went)} word={t('went')} />}
    </span>
  )
}

const Way = ({ amount, word }: { amount: string; word: string }) => (
  <span>
    <b>{amount}</b> <small>{word}</small>
  </span>
)

/** Some of the steps by name, so that one knows where one is. */
function Names({ steps, unit }: ChartProps) {
  const last = steps.length - 1
  const shown = [...new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last])]
  return (
    <p className="books-names" aria-hidden="true">
      {shown.map(index => (
        <span key={index} style={place({ '--x': (index + 0.5) / steps.length })}>
          <bdi>{steps[index] && shortNameOf(unit, steps[index])}</bdi>
        </span>
      ))}
    </p>
  )
}
