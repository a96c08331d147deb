import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'

import { FieldGroup, type FieldLook } from './field.tsx'
import { inWesternDigits } from './western-digits.ts'

export interface OtpFieldProps extends FieldLook {
  /** The digits typed so far, in order. */
  value: string
  onChange: (value: string) => void
  /** Called when the last digit arrives. */
  onComplete?: ((value: string) => void) | undefined
  /** How many digits; 4 unless told. */
  length?: number | undefined
  /** Returns the name of one box, such as "Digit 2". */
  digitLabel: (place: number) => string
}

/** A code with one box for each digit. Typing moves on, Backspace moves back, a pasted code fills all boxes. */
export function OtpField({ value, onChange, onComplete, length = 4, digitLabel, ...look }: OtpFieldProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const places = Array.from({ length }, (_, place) => place)
  function put(place: number, typed: string) {
    const digits = typed.replace(/\D/g, '')
    if (!digits && typed) return
    const next = (value.slice(0, place) + digits + value.slice(place + Math.max(1, digits.length))).slice(0, length)
    onChange(next)
    if (digits) boxes.current[Math.min(place + digits.length, length - 1)]?.focus()
    if (digits && next.length === length) onComplete?.(next)
  }
  function onKeyDown(event: KeyboardEvent, place: number) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (event.key === 'Backspace' && !value[place] && place > 0) {
      event.preventDefault()
      onChange(value.slice(0, place - 1))
      boxes.current[place - 1]?.focus()
    } else if (step) {
      event.preventDefault()
      boxes.current[place + step]?.focus()
    }
  }
  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    put(0, inWesternDigits(event.clipboardData.getData('text')).replace(/\D/g, '').slice(0, length))
  }
  return (
    <FieldGroup {...look}>
      <div className="otp">
        {places.map(place => (
          <input
            key={place}
            ref={box => {
              boxes.current[place] = box
            }}
            className="input"
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={digitLabel(place + 1)}
            aria-invalid={look.error ? true : undefined}
            value={value[place] ?? ''}
            onChange={event => put(Math.min(place, value.length), newDigits(event.currentTarget.value, value[place]))}
            onKeyDown={event => onKeyDown(event, place)}
            onPaste={onPaste}
            onFocus={event => event.currentTarget.select()}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** A box that already holds a digit reports both; only the new one counts. */
function newDigits(typed: string, held: string | undefined): string {
  return held && typed.length === 2 ? typed.replace(held, '') : typed
}
