import type { ReactNode } from 'react'

export interface BreadcrumbProps {
  /** The accessible name, such as "Breadcrumb". */
  label: string
  /** Links from the outermost in; the last is the page itself, as text. */
  items: ReactNode[]
}

export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map((item, index) => (
          <li key={index} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {item}
          </li>
        ))}
      </ol>
    </nav>
  )
}
