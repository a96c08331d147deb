import marks from './brands.svg?no-inline'

export interface BrandIconProps {
  brand: 'linkedin' | 'instagram' | 'youtube' | 'facebook' | 'x'
  className?: string | undefined
}

/** The logo of a network; decoration, so the link around it carries the name. */
export function BrandIcon({ brand, className }: BrandIconProps) {
  return (
    <svg className={className} width="18" height="18" fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${brand}`} />
    </svg>
  )
}
