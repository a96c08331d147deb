import type { ReactNode } from 'react'

export interface BreadcrumbProps {
  /** The accessible name, such as "Breadcrumb". */
  label: string
  /** Links from the outermost in; the page itself, where it is named, is text. */
  items: ReactNode[]
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map((item, index) => (
          <li key={index} aria-current={typeof item === 'string' ? 'page' : undefined}>
            {typeof item === 'string' ? <bdi>{item}</bdi> : item}
          </li>
        ))}
      </ol>
    </nav>
  )
}
