import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

export interface MenuProps {
  /** The button that opens it: `<Button>` or `<IconButton>`. */
  trigger: ReactElement
  /** `MenuItem`, `MenuLink` and `MenuLine`. */
  children: ReactNode
  /** Which edges of button and menu meet; `end` unless told. */
  align?: 'start' | 'center' | 'end' | undefined
}

/** A menu of commands. Loads Base UI: on public pages use links in a `<details>`, which wear the same classes. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} sideOffset={6} className="z-50">
          <BaseMenu.Popup className="menu">{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export interface MenuItemProps {
  /** A lucide icon and the words. */
  children: ReactNode
  onClick: () => void
  disabled?: boolean | undefined
}

export function MenuItem({ children, onClick, disabled = false }: MenuItemProps) {
  return (
    <BaseMenu.Item className="menu-item" onClick={onClick} disabled={disabled}>
      {children}
    </BaseMenu.Item>
  )
}

export interface MenuLinkProps {
  /** The link element of the router: `<Link to="…" />`. */
  link: ReactElement
  children: ReactNode
}

export function MenuLink({ link, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem className="menu-item" closeOnClick render={link}>
      {children}
    </BaseMenu.LinkItem>
  )
}

export function MenuLine() {
  return <BaseMenu.Separator className="menu-line" />
}
