import { type ReactNode, useId } from 'react'

export interface SegmentedProps<Value extends string> {
  /** The accessible name of the group. */
  label: string
  options: { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two to four views of one thing, one of them chosen: radio buttons in the look of a switch. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
