import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { pageItems } from './page-items.ts'

interface PageLink {
  href: string
  children: ReactNode
  'aria-label': string
  'aria-current'?: 'page'
  rel?: 'prev' | 'next'
}

export interface PaginationProps {
  /** The accessible name of the row. */
  label: string
  /** From 1. */
  page: number
  pageCount: number
  /** Returns the address of a page. */
  href: (page: number) => string
  /** Renders a link of the router: `link => <Link {...link} to={link.href} />`. A plain `<a>` unless told. */
  renderLink?: ((link: PageLink) => ReactNode) | undefined
  previousLabel: string
  nextLabel: string
  /** Returns the name of one page, such as "Page 3". */
  pageLabel: (page: number) => string
}

const plainLink = ({ children, ...link }: PageLink) => <a {...link}>{children}</a>

/** Nothing for one page; otherwise first, last, the current page and its neighbours, with gaps between. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, href, renderLink = plainLink, pageLabel } = props
  if (pageCount < 2) return null
  return (
    <nav aria-label={label}>
      <ul className="pager">
        <li>{step(props, page - 1, 'prev')}</li>
        {pageItems(page, pageCount).map(item =>
          typeof item === 'number' ? (
            <li
              key={item}
              className={Math.abs(item - page) === 1 && item !== 1 && item !== pageCount ? 'near' : undefined}
            >
              {renderLink({
                href: href(item),
                children: item,
                'aria-label': pageLabel(item),
                ...(item === page && { 'aria-current': 'page' as const }),
              })}
            </li>
          ) : (
            <li key={item}>
              <span className="gap" aria-hidden="true">
                …
              </span>
            </li>
          ),
        )}
        <li>{step(props, page + 1, 'next')}</li>
      </ul>
    </nav>
  )
}

function step(
  { href, pageCount, renderLink = plainLink, ...labels }: PaginationProps,
  to: number,
  rel: 'prev' | 'next',
) {
  const icon = rel === 'prev' ? <ChevronLeft className="flip" /> : <ChevronRight className="flip" />
  if (to < 1 || to > pageCount) {
    return (
      <span className="off" aria-hidden="true">
        {icon}
      </span>
    )
  }
  const name = rel === 'prev' ? labels.previousLabel : labels.nextLabel
  return renderLink({ href: href(to), children: icon, 'aria-label': name, rel })
}
