import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

/** The way from the editor of the landing page to the page itself. */
export function ViewSite() {
  const t = useTranslations('managers.slides')
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'edit-view' })} to="/">
      <ExternalLink aria-hidden="true" />
      {t('viewSite')}
    </Link>
  )
}
