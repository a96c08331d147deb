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

/** A drawing of the academy's own: address, and size in px. */
export interface LogoImage {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface LogoWordProps extends LogoProps {
  /** The name of the academy. */
  name: string
  /** The academy's own logo, which says its name itself. */
  image?: LogoImage | undefined
  /** The same for dark grounds; without it, the other one stands there on white. */
  imageDark?: LogoImage | undefined
}

/** So many letters do not stand beside a phone's buttons. */
const LONG = 16

/** Mark and name, or the academy's own logo; put it inside the link to the first page. */
export function Logo({ name, image, imageDark, className }: LogoWordProps) {
  if (!image)
    return (
      <span className={clsx('logo', className)} data-long={name.length > LONG ? '' : undefined} translate="no">
        <LogoMark />
        {name}
      </span>
    )
  return (
    <span className={clsx('logo logo-own', className)} data-plate={imageDark ? undefined : ''}>
      <Drawing of={image} name={name} className={imageDark && 'logo-by-day'} />
      {imageDark && <Drawing of={imageDark} name={name} className="logo-by-night" />}
    </span>
  )
}

/** The one of two that is not shown is not fetched either. */
function Drawing({ of: { src, width, height }, name, className }: LogoProps & { of: LogoImage; name: string }) {
  return <img className={className} src={src} width={width} height={height} alt={name} loading="lazy" />
}

/** The bend that separates words, sized by the text around it. Once per view. */
export function Bend({ className }: LogoProps) {
  return <span className={clsx('bend', className)} aria-hidden="true" />
}
