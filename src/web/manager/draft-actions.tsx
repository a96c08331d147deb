import { Copy, ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { MenuItem, MenuLink } from '#src/ui/overlays/menu.tsx'
import { Link } from '#src/web/links/link.tsx'

import { EditAndDelete } from './lists/row-actions.tsx'
import type { Draftable, Drafts } from './use-drafts.ts'

interface DraftActionsProps {
  row: Draftable
  drafts: Drafts
  /** Its page on the site, which shows administrators drafts as well. */
  pageAt: string
  editAt: string
  onDelete: () => void
}

/** What is done with one post or paper: looked at, copied, changed, deleted. */
export function DraftActions({ row, drafts, pageAt, editAt, onDelete }: DraftActionsProps) {
  const t = useTranslations('manager.drafts')
  const { _id, title: name, published } = row
  return (
    <EditAndDelete name={name} editAt={editAt} onDelete={onDelete}>
      <MenuLink link={<Link to={pageAt} data-key="v" />}>
        <ExternalLink />
        {t(published ? 'view' : 'preview')}
      </MenuLink>
      <MenuItem disabled={drafts.busy} onClick={() => void drafts.duplicate(_id)}>
        <Copy />
        {t('duplicate')}
      </MenuItem>
    </EditAndDelete>
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
