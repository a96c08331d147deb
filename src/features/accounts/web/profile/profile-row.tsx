import type { ReactNode } from 'react'

/** One fact of the profile, and what can be done about it. */
export function ProfileRow({ label, children, action }: { label: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {action && <dd className="prof-actions">{action}</dd>}
    </div>
  )
}
