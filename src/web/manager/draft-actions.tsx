import { Copy, ExternalLink, Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/button.tsx'

import { EditAndDelete, RowButton, RowLink } from './row-actions.tsx'
import type { Draftable, Drafts } from './use-drafts.ts'

interface DraftActionsProps {
  row: Draftable
  drafts: Drafts
  /** Its page on the site, which shows administrators drafts as well. */
  pageAt: string
  editAt: string
  onDelete: () => void
}

/** What is done with one post or paper: looked at, published or withdrawn, copied, changed, deleted. */
export function DraftActions({ row, drafts, pageAt, editAt, onDelete }: DraftActionsProps) {
  const t = useTranslations('manager.drafts')
  const { _id, title: name, published } = row
  return (
    <>
      <RowLink label={t(published ? 'view' : 'preview', { name })} to={pageAt}>
        <ExternalLink />
      </RowLink>
      <RowButton
        label={t(published ? 'unpublishOne' : 'publishOne', { name })}
        busy={drafts.busy}
        onClick={() => void drafts.publish([row], !published)}
      >
        {published ? <EyeOff /> : <Eye />}
      </RowButton>
      <RowButton label={t('duplicate', { name })} busy={drafts.busy} onClick={() => void drafts.duplicate(_id)}>
        <Copy />
      </RowButton>
      <EditAndDelete name={name} editAt={editAt} onDelete={onDelete} />
    </>
  )
}

/** The same for all rows that are chosen. */
export function PickedDrafts({ rows, drafts }: { rows: readonly Draftable[]; drafts: Drafts }) {
  const t = useTranslations('manager.drafts')
  return (
    <>
      <Button size="sm" busy={drafts.busy} onClick={() => void drafts.publish(rows, true)}>
        {t('publish')}
      </Button>
      <Button size="sm" busy={drafts.busy} onClick={() => void drafts.publish(rows, false)}>
        {t('unpublish')}
      </Button>
    </>
  )
}
