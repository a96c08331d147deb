import clsx from 'clsx'

export interface LogoProps {
  className?: string | undefined
}

/** The P drawn as two lanes of a running-track bend; decoration: a name stands beside it, or names the link around it. */
export function LogoMark({ className }: LogoProps) {
  return (
    <svg className={clsx('logo-mark', className)} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M4 31V3.5h14.5a9 9 0 0 1 0 18H12" stroke="var(--progress)" strokeWidth="4" />
      <path d="M10.5 31V10.25h8a2.25 2.25 0 0 1 0 4.5H15" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}

export interface LogoWordProps extends LogoProps {
  /** The name of the academy. */
  name: string
}

/** Mark and name; put it inside the link to the first page. */
export function Logo({ name, className }: LogoWordProps) {
  return (
    <span className={clsx('logo', className)} translate="no">
      <LogoMark />
      {name}
    </span>
  )
}

/** The bend that separates words, sized by the text around it. Once per view. */
export function Bend({ className }: LogoProps) {
  return <span className={clsx('bend', className)} aria-hidden="true" />
}
