import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site that begins with `/`, or `?` and `#` at the page's own. */
  to: string
  /** It takes the place of the shown page in the history. */
  replace?: boolean
  /** The next page is shown as far down as this one. */
  preventScrollReset?: boolean
  /** What the history keeps with this page goes on with the next one. */
  keepState?: boolean
  /** It leads to the page that is shown, or to one above it. */
  isCurrent?: boolean
}

/**
 * A link to another page of the site. It is drawn as a plain anchor, of which a page has sixty; one listener follows all
 * of them (`follow-links.ts`).
 */
export function Link({ to, replace, preventScrollReset, keepState, isCurrent, children, ...anchor }: LinkProps) {
  const how = [replace && 'replace', preventScrollReset && 'stay', keepState && 'state'].filter(Boolean).join(' ')
  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...anchor} href={to} data-link={how}>
      {children}
    </a>
  )
}

interface NavLinkProps extends LinkProps {
  /** Only the address itself is the current one, none below it. */
  end?: boolean
}

/** A link that says whether it leads to the page that is shown, or one above it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`))
  return <Link {...link} isCurrent={isCurrent} />
}
