import { Users } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

/** From a person's profile to what they bought for others, and to the places that they hold. */
export function SeatsWay() {
  const t = useTranslations('profile')
  return (
    <p className="prof-after">
      <Link className={buttonClass({ size: 'sm' })} to="/seats">
        <Users />
        {t('places')}
      </Link>
    </p>
  )
}
