import { useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { flightSpan, GROUND, heightOf, HONEST_SECONDS, traceOf } from './jump.ts'

import './try-it.css'

const [SHORTEST, LONGEST, STEP] = [0.48, 0.62, 0.005]
/** What is shown first: a landing with bent knees. */
const BEGINNING = 0.57
/** Centimetres that a report cannot tell from none. */
const NOTHING = 0.6

/** A plate that answers: whoever moves the landing sees what a measurement can and cannot say. */
export function TryIt() {
  const t = useTranslations('home.tryIt')
  const format = useFormatter()
  const range = useRef<HTMLInputElement>(null)
  const [seconds, setSeconds] = useState(BEGINNING)
  // It may have been moved before the page lived, or by a browser that remembers forms.
  useEffect(() => setSeconds(range.current?.valueAsNumber ?? BEGINNING), [])
  const digits = (value: number, count: number) =>
    format.number(value, { minimumFractionDigits: count, maximumFractionDigits: count })
  const [time, height] = [digits(seconds, 2), digits(heightOf(seconds), 1)]
  return (
    <section className="try" aria-labelledby="try">
      <div className="wrap">
        <div className="try-words">
          <h2 id="try">{t('title')}</h2>
          <p className="lead">{t('text')}</p>
          <p className="try-height">
            <bdi>{height}</bdi>
            <span>{t('centimetres')}</span>
          </p>
          <p className="try-said">
            <Said seconds={seconds} digits={digits} />
          </p>
        </div>
        <div className="try-plate" dir="ltr">
          <Plate seconds={seconds} label={t('figure')} weight={t('weight')} time={time} unit={t('seconds')} />
          <input
            ref={range}
            type="range"
            min={SHORTEST}
            max={LONGEST}
            step={STEP}
            defaultValue={BEGINNING}
            aria-label={t('label')}
            aria-valuetext={t('value', { time, height })}
            onInput={event => setSeconds(event.currentTarget.valueAsNumber)}
          />
        </div>
      </div>
    </section>
  )
}

function Said({ seconds, digits }: { seconds: number; digits: (value: number, count: number) => string }) {
  const t = useTranslations('home.tryIt')
  const gained = heightOf(seconds) - heightOf(HONEST_SECONDS)
  if (Math.abs(gained) < NOTHING) return t('honest')
  const said = { time: digits(Math.abs(seconds - HONEST_SECONDS), 2), height: digits(Math.abs(gained), 1) }
  return t(gained > 0 ? 'longer' : 'shorter', said)
}

type PlateProps = { seconds: number; label: string; weight: string; time: string; unit: string }

function Plate({ seconds, label, weight, time, unit }: PlateProps) {
  const { from, to } = flightSpan(seconds)
  return (
    <svg viewBox="0 -80 760 410" role="img" aria-label={label}>
      <path className="axis" d={`M0 ${GROUND}H760M0 ${GROUND - 100}H760`} />
      <text x={0} y={GROUND - 124}>
        {weight}
      </text>
      <path className="honest" d={traceOf(HONEST_SECONDS)} />
      <path className="trace" d={traceOf(seconds)} />
      <path className="span" d={`M${from} ${GROUND + 10}v8M${to} ${GROUND + 10}v8M${from} ${GROUND + 14}H${to}`} />
      <text className="count" x={(from + to) / 2} y={GROUND + 56} textAnchor="middle">
        {time}
        <tspan dx={6}>{unit}</tspan>
      </text>
    </svg>
  )
}
