import { BrandIcon } from '#src/ui/brand/brand-icon.tsx'
import { usePage } from '#src/web/calls/page-data.ts'
import { DrawnOnce } from '#src/web/drawn-once.tsx'

import { social } from './navigation.ts'

/** X-NAV-6: the networks where the academy is. */
export function SocialLinks() {
  const { networks } = usePage().site
  const hasSome = Object.values(networks).some(Boolean)
  return hasSome && <DrawnOnce as="div" className="social" part={Networks} of={{ networks }} />
}

type Networks = ReturnType<typeof usePage>['site']['networks']

function Networks({ networks }: { networks: Networks }) {
  return social.map(({ brand, name }) => {
    const href = networks[brand]
    return (
      href && (
        <a key={brand} href={href} aria-label={name} rel="noopener noreferrer" target="_blank">
          <BrandIcon brand={brand} />
        </a>
      )
    )
  })
}
