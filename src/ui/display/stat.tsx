import type { CSSProperties, ReactNode } from 'react'

export interface StatProps {
  /** The number, set large, such as "120+". */
  value: ReactNode
  label: ReactNode
  size?: 'large' | 'small' | undefined
  style?: CSSProperties | undefined
}

/** A large number and what it counts; put several in one `<dl>`. */
export function Stat({ value, label, size = 'large', style }: StatProps) {
  return (
    <div className="stat" data-size={size} style={style}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
