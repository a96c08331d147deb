import { useId } from 'react'

import { When } from '../forms/when-field.tsx'

import './day-span.css'

interface DaySpanProps {
  /** `YYYY-MM-DD`, or nothing. */
  from: string
  to: string
  /** The labels, and what stands in a field that holds nothing. */
  words: { from: string; to: string; none: string }
  /** Hears of what is typed as soon as it is a day, or empty. */
  onChange: (changed: { from?: string; to?: string }) => void
}

/** The first and the last day of a period. */
export function DaySpan({ from, to, words, onChange }: DaySpanProps) {
  return (
    <span className="day-span">
      <Day label={words.from} value={from} none={words.none} onChange={day => onChange({ from: day })} />
      <Day label={words.to} value={to} none={words.none} onChange={day => onChange({ to: day })} />
    </span>
  )
}

interface DayProps {
  label: string
  value: string
  none: string
  onChange: (day: string) => void
}

function Day({ label, value, none, onChange }: DayProps) {
  const id = useId()
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <span className="affix">
        <When type="date" value={value} none={none} />
        <input
          key={value}
          id={id}
          className="input"
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          defaultValue={value}
          onChange={({ target }) => {
            if (target.validity.valid && target.value !== value) onChange(target.value)
          }}
        />
      </span>
    </span>
  )
}
