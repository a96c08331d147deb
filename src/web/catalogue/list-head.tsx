import type { ReactNode } from 'react'

export interface ListHeadProps {
  title: string
  lead: string
  /** What stands below the words. */
  below?: ReactNode
  /** What searches the list, and says how much it holds. */
  children?: ReactNode
}

/** What a list begins with. */
export function ListHead({ title, lead, below, children }: ListHeadProps) {
  return (
    <header className="list-head wrap">
      <div>
        <h1 className="page-title">{title}</h1>
        <p className="lead">{lead}</p>
        {below}
      </div>
      {children && <div className="catalogue-bar">{children}</div>}
    </header>
  )
}
