import type { ReactNode, Ref } from 'react'

interface ControlProps {
  ref?: Ref<HTMLButtonElement> | undefined
  name: string
  onPress: () => void
  pressed?: boolean
  className?: string
  children: ReactNode
}

/** A button of the player's bar, whose name shows under the pointer. */
export function Control({ name, onPress, pressed, children, ...button }: ControlProps) {
  return (
    <button {...button} type="button" aria-label={name} title={name} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  )
}
