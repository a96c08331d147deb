import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export interface ChipProps {
  children: ReactNode
  className?: string | undefined
}

/** A word such as a category. Links that look like one take `className="chip"`. */
export function Chip({ children, className }: ChipProps) {
  return <span className={clsx('chip', className)}>{children}</span>
}

export interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean
}

export function ToggleChip({ pressed, className, ...button }: ToggleChipProps) {
  return <button type="button" {...button} aria-pressed={pressed} className={clsx('chip', className)} />
}

export interface RemovableChipProps extends ChipProps {
  /** The accessible name of the whole button, such as "Remove biomechanics". */
  removeLabel: string
  onRemove: () => void
}

export function RemovableChip({ children, removeLabel, onRemove, className }: RemovableChipProps) {
  return (
    <button type="button" className={clsx('chip', className)} aria-label={removeLabel} onClick={onRemove}>
      <span>{children}</span>
      <X />
    </button>
  )
}
