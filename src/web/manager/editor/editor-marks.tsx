// What stands in the bar of an editor beside its buttons.
import { ExternalLink, Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Link } from '#src/web/links/link.tsx'

export function DraftBadge({ isPublished }: { isPublished: boolean }) {
  const t = useTranslations('manager.drafts')
  return <Badge tone={isPublished ? 'success' : 'neutral'}>{t(isPublished ? 'published' : 'draft')}</Badge>
}

/** The way to the thing's page on the site, which shows administrators drafts as well. */
export function ViewPage({ to }: { to: string }) {
  const t = useTranslations('manager.editor')
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'edit-view' })} to={to}>
      <Eye aria-hidden="true" />
      {t('viewPage')}
    </Link>
  )
}

/** The way from what the whole site says to the site itself. */
export function ViewSite() {
  const t = useTranslations('manager.editor')
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'edit-view' })} to="/">
      <ExternalLink aria-hidden="true" />
      {t('viewSite')}
    </Link>
  )
}
