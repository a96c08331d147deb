import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/button.tsx'
import { HoverLabel } from '#src/ui/hover-label.tsx'

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
    <HoverLabel label={label}>
      <Link className={iconClass} to={to} aria-label={label}>
        {children}
      </Link>
    </HoverLabel>
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
    <HoverLabel label={label}>
      <Button variant="ghost" size="sm" className="btn-icon" aria-label={label} busy={busy} onClick={onClick}>
        {children}
      </Button>
    </HoverLabel>
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
