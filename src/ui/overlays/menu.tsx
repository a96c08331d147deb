import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
} from 'react'

export interface MenuProps {
  /** The button that opens it: `<Button>` or `<IconButton>`. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** The accessible name of the menu; that of the button does. */
  label: string
  /** `MenuItem`, `MenuLink` and `MenuLine`. */
  children: ReactNode
  /** Which edge of the button it keeps to; `end` unless told. */
  align?: 'start' | 'end' | undefined
}

/**
 * A menu of commands, in the browser's own popover: Escape and a press outside close it and focus returns to the
 * button; arrow keys, Home, End and first letters move inside.
 */
export function Menu({ trigger, label, children, align = 'end' }: MenuProps) {
  const id = useId()
  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        id={id}
        className="menu"
        role="menu"
        aria-label={label}
        popover="auto"
        data-align={align}
        onToggle={focusFirst}
        onKeyDown={move}
        onClick={event => event.currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  const items = menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')
  return [...items].filter(item => item.checkVisibility())
}

function focusFirst(event: ToggleEvent<HTMLDivElement>) {
  if (event.newState === 'open') itemsOf(event.currentTarget)[0]?.focus()
}

function move(event: KeyboardEvent<HTMLDivElement>) {
  const items = itemsOf(event.currentTarget)
  const now = items.findIndex(item => item === document.activeElement)
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  const next = items[nextIndex(event.key, now, items)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextIndex(key: string, now: number, items: HTMLElement[]): number {
  if (key === 'ArrowDown') return (now + 1) % items.length
  if (key === 'ArrowUp') return (now - 1 + items.length) % items.length
  if (key === 'Home') return 0
  if (key === 'End') return items.length - 1
  if (key.length !== 1 || key === ' ') return -1
  const starts = (item: HTMLElement) => item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase())
  const after = items.findIndex((item, index) => index > now && starts(item))
  return after === -1 ? items.findIndex(starts) : after
}

export interface MenuItemProps {
  /** A lucide icon and the words. */
  children: ReactNode
  onClick: () => void
  disabled?: boolean | undefined
}

export function MenuItem({ children, onClick, disabled }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      className="menu-item"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={disabled ? event => event.stopPropagation() : onClick}
    >
      {children}
    </button>
  )
}

export interface MenuLinkProps {
  /** The link element of the router: `<Link to="…" />`. */
  link: ReactElement<ComponentProps<'a'>>
  children: ReactNode
}

export function MenuLink({ link, children }: MenuLinkProps) {
  return cloneElement(link, { role: 'menuitem', className: 'menu-item', tabIndex: -1, children })
}

export function MenuLine() {
  return <hr className="menu-line" />
}
