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
  children: ReactNode
}

/** An icon of a row that leads somewhere. */
export function RowLink({ label, to, children }: RowLinkProps) {
  return (
    <Tooltip label={label}>
      <Link className={iconClass} to={to} aria-label={label}>
        {children}
      </Link>
    </Tooltip>
  )
}

interface RowButtonProps {
  label: string
  onClick: () => void
  busy?: boolean
  children: ReactNode
}

/** An icon of a row that does something. */
export function RowButton({ label, onClick, busy, children }: RowButtonProps) {
  return (
    <Tooltip label={label}>
      <Button variant="ghost" size="sm" className="btn-icon" aria-label={label} busy={busy} onClick={onClick}>
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
      <RowLink label={t('edit', { name })} to={editAt}>
        <Pencil />
      </RowLink>
      <RowButton label={t('delete', { name })} onClick={onDelete}>
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
