import { useId, type ReactNode } from 'react'

import { EmptyState } from '#src/ui/controls/message.tsx'

interface PartProps {
  title: string
  /** How many there are; nothing is said of none. */
  count: number
  /** What stands here while there is none; without it the part is left out. */
  none?: string
  /** At the end of its head. */
  action?: ReactNode
  /** `<li>`s. */
  children: ReactNode
}

/** One kind of things that a person has. */
export function Part({ title, count, none, action, children }: PartProps) {
  const id = useId()
  if (count === 0 && !none) return null
  return (
    <section className="panel user-part" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {count > 0 && <span className="user-count">{count}</span>}
        {action}
      </header>
      {count > 0 ? <ul>{children}</ul> : <EmptyState title={none} />}
    </section>
  )
}
