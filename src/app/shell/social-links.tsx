import { BrandIcon } from '#src/ui/brand/brand-icon.tsx'
import { usePage } from '#src/web/calls/page-data.ts'

import { social } from './navigation.ts'

/** X-NAV-6: the networks where the academy is. */
export function SocialLinks() {
  const { networks } = usePage().site
  const shown = social.flatMap(({ brand, name }) => {
    const href = networks[brand]
    return href ? [{ brand, name, href }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className="social">
      {shown.map(({ brand, name, href }) => (
        <a key={brand} href={href} aria-label={name} rel="noopener noreferrer" target="_blank">
          <BrandIcon brand={brand} />
        </a>
      ))}
    </div>
  )
}
