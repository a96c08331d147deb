import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'

import { ListFilter } from './lists/list-filter.tsx'

export function DraftBadge({ published }: { published: boolean }) {
  const t = useTranslations('manager.drafts')
  return <Badge tone={published ? 'success' : 'neutral'}>{t(published ? 'published' : 'draft')}</Badge>
}

export function DraftFilter() {
  const t = useTranslations('manager.drafts')
  return (
    <ListFilter
      label={t('state')}
      name="state"
      options={[
        { value: '', text: t('anyState') },
        { value: 'published', text: t('published') },
        { value: 'draft', text: t('draft') },
      ]}
    />
  )
}
