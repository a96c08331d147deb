import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type ButtonVariant = 'primary' | 'ink' | 'line' | 'ghost' | 'danger'
type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  /** `primary` is the one red action of a view; every second action is `ink` or `line`; deleting is `danger`. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Fills the width of its container. */
  block?: boolean | undefined
  className?: string | undefined
}

/** Returns the class of a button, for links that look like one: `<Link className={buttonClass({ variant: 'ink' })}>`. */
export function buttonClass({ variant = 'line', size = 'md', block, className }: ButtonLook = {}): string {
  return clsx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, block && 'btn-block', className)
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows the spinner and takes no clicks, without losing focus. */
  busy?: boolean | undefined
}

export function Button({ variant, size, block, className, busy, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? event => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** The accessible name: an icon alone has none. */
  name: string
  /** A lucide icon. */
  children: ReactNode
}

export function IconButton({ name, variant = 'ghost', className, busy, children, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} busy={busy} className={clsx('btn-icon', className)} aria-label={name}>
      {busy ? null : children}
    </Button>
  )
}

/** The turning ring of a busy button; decoration only. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />
}
