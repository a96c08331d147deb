import { useId, type ReactNode } from 'react'

/** Fields that belong together, under their own heading, or beside it where there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="application-group" role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="fields">{children}</div>
    </div>
  )
}
