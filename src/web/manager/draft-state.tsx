import { useTranslations } from 'use-intl'

import { ListFilter } from './lists/list-filter.tsx'
import { StateMenu } from './state-menu.tsx'
import type { Draftable, Drafts } from './use-drafts.ts'

/** Whether a post or paper is published, and the change to the other. */
export function DraftState({ row, drafts }: { row: Draftable; drafts: Drafts }) {
  const t = useTranslations('manager.drafts')
  const { title, published } = row
  const change = published
    ? ({ kind: 'unpublish', text: t('unpublishOne') } as const)
    : ({ kind: 'publish', text: t('publish') } as const)
  return (
    <StateMenu
      name={title}
      state={t(published ? 'published' : 'draft')}
      tone={published ? 'success' : 'neutral'}
      changes={[{ ...change, onChoose: () => void drafts.publish([row], !published) }]}
      busy={drafts.busy}
    />
  )
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
