import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { type ButtonLook, buttonClass, Spinner } from './button.tsx'

export type SubmitState = 'normal' | 'checking' | 'checked' | 'error'

export interface SubmitButtonProps extends ButtonLook {
  state: SubmitState
  /** The words of each state; a state without words keeps those of `normal`. */
  labels: { normal: string; checking?: string; checked?: string; error?: string }
  disabled?: boolean | undefined
  /** The id of the form, when the button stands outside it. */
  form?: string | undefined
}

const faces: { state: SubmitState; icon: ReactNode }[] = [
  { state: 'normal', icon: null },
  { state: 'checking', icon: <Spinner /> },
  { state: 'checked', icon: <Check /> },
  { state: 'error', icon: <CircleAlert /> },
]

/** Submits the form around it. It keeps its width through all four states and refuses a second press while checking. */
export function SubmitButton({ state, labels, disabled, form, variant = 'primary', ...look }: SubmitButtonProps) {
  const closed = state === 'checking' || state === 'checked'
  return (
    <button
      type="submit"
      form={form}
      disabled={disabled}
      className={buttonClass({ variant, ...look })}
      data-state={state}
      aria-busy={state === 'checking' || undefined}
      aria-disabled={closed || undefined}
      onClick={closed ? event => event.preventDefault() : undefined}
    >
      <span className="btn-faces" aria-live="polite">
        {faces.map(face => (
          <span key={face.state} data-current={face.state === state} aria-hidden={face.state !== state}>
            {face.icon}
            {labels[face.state] ?? labels.normal}
          </span>
        ))}
      </span>
    </button>
  )
}
