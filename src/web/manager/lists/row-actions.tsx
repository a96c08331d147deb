import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass, IconButton } from '#src/ui/controls/button.tsx'
import { Menu } from '#src/ui/overlays/menu.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'
import { Link } from '#src/web/links/link.tsx'

const iconClass = buttonClass({ variant: 'ghost', size: 'sm', className: 'btn-icon' })

interface RowLinkProps {
  /** Says what it does to which row. */
  label: string
  to: string
  /** The key of the list that presses it. */
  listKey?: string
  children: ReactNode
}

/** An icon of a row that leads somewhere. */
export function RowLink({ label, to, listKey, children }: RowLinkProps) {
  return (
    <Tooltip label={label}>
      <Link className={iconClass} to={to} aria-label={label} data-key={listKey}>
        {children}
      </Link>
    </Tooltip>
  )
}

interface RowButtonProps {
  label: string
  onClick: () => void
  busy?: boolean
  listKey?: string
  children: ReactNode
}

/** An icon of a row that does something. */
export function RowButton({ label, onClick, busy, listKey, children }: RowButtonProps) {
  return (
    <Tooltip label={label}>
      <Button
        variant="ghost"
        size="sm"
        className="btn-icon"
        aria-label={label}
        busy={busy}
        onClick={onClick}
        data-key={listKey}
      >
        {children}
      </Button>
    </Tooltip>
  )
}

/** The two icons that every row has (A-LIST-1). */
export function EditAndDelete({ name, editAt, onDelete }: { name: string; editAt: string; onDelete: () => void }) {
  const t = useTranslations('manager')
  return (
    <>
      <RowLink label={t('edit', { name })} to={editAt} listKey="e">
        <Pencil />
      </RowLink>
      <RowButton label={t('delete', { name })} onClick={onDelete} listKey="delete">
        <Trash2 />
      </RowButton>
    </>
  )
}

/** Everything else that is done with a row, in words: `MenuItem`s and `MenuLink`s. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('manager')
  const label = t('more', { name })
  return (
    <Menu
      label={label}
      trigger={
        <Tooltip label={label}>
          <IconButton name={label} size="sm">
            <Ellipsis />
          </IconButton>
        </Tooltip>
      }
    >
      {children}
    </Menu>
  )
}
