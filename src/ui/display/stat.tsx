import type { ReactNode } from 'react'

export interface StatProps {
  /** The number, set large, such as "120+". */
  value: ReactNode
  label: ReactNode
  size?: 'large' | 'small' | undefined
}

/** A large number and what it counts; put several in one `<dl>`. */
export function Stat({ value, label, size = 'large' }: StatProps) {
  return (
    <div className="stat" data-size={size}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
