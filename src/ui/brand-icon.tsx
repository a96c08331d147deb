/** Drawn on a field of 24 by 24, as short as the networks' marks allow; YouTube's is from Simple Icons (CC0). */
const paths = {
  linkedin:
    'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2zm1.7 8.2v10.1H8V9.2zM6.3 4.4a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM9.9 9.2v10.1h3.3v-5c0-1.5.4-2.6 1.9-2.6 1.4 0 1.6 1.2 1.6 2.7v4.9H20v-5.5c0-2.7-.8-4.8-3.8-4.8-1.5 0-2.5.8-2.9 1.6h-.1V9.2z',
  instagram:
    'M7 .5h10A6.5 6.5 0 0 1 23.5 7v10a6.5 6.5 0 0 1-6.5 6.5H7A6.5 6.5 0 0 1 .5 17V7A6.5 6.5 0 0 1 7 .5zm0 2.2A4.3 4.3 0 0 0 2.7 7v10A4.3 4.3 0 0 0 7 21.3h10a4.3 4.3 0 0 0 4.3-4.3V7A4.3 4.3 0 0 0 17 2.7zm5 3.3a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM18.2 4.4a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z',
  youtube:
    'M23.498 6.186a3.016 3.016 0 0 0-2.122-2.136C19.505 3.545 12 3.545 12 3.545s-7.505 0-9.377.505A3.017 3.017 0 0 0 .502 6.186C0 8.07 0 12 0 12s0 3.93.502 5.814a3.016 3.016 0 0 0 2.122 2.136c1.871.505 9.376.505 9.376.505s7.505 0 9.377-.505a3.015 3.015 0 0 0 2.122-2.136C24 15.93 24 12 24 12s0-3.93-.502-5.814zM9.545 15.568V8.432L15.818 12l-6.273 3.568z',
  facebook:
    'M14.3 23.8v-8.9h3.2l.6-4.1h-3.8V8.3c0-1.2.5-2.2 2.2-2.2h1.7V2.6a19 19 0 0 0-3-.3c-3 0-5 1.8-5 5.2v3.3H6.8v4.1h3.4v8.9A12 12 0 1 1 14.3 23.8z',
  x: 'M17.8 3h3.1l-6.8 7.8 8 10.2h-6.3l-4.9-6.4L5.3 21H2.2l7.2-8.3L1.8 3h6.4l4.5 5.900zm-1.1 16.200h1.700L7.200 4.700H5.400z',
}

type Brand = keyof typeof paths

export interface BrandIconProps {
  brand: Brand
  className?: string | undefined
}

/** The logo of a network; decoration, so the link around it carries the name. */
export function BrandIcon({ brand, className }: BrandIconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d={paths[brand]} fillRule="evenodd" />
    </svg>
  )
}
