import { BrandIcon } from '#src/ui/brand-icon.tsx'

import { social } from './navigation.ts'

/** X-NAV-6 */
export function SocialLinks() {
  return (
    <div className="social">
      {social.map(({ brand, name, href }) => (
        <a key={brand} href={href} aria-label={name} rel="noopener noreferrer" target="_blank">
          <BrandIcon brand={brand} />
        </a>
      ))}
    </div>
  )
}
