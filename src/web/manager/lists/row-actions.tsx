import clsx from 'clsx'
import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { createContext, useContext, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass, IconButton } from '#src/ui/controls/button.tsx'
import { Menu, MenuItem, MenuLink } from '#src/ui/overlays/menu.tsx'
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

/** Shows what is in the row around it; a list says how, where its rows have something inside. */
export const RowLook = createContext<(() => void) | undefined>(undefined)

interface EditAndDeleteProps {
  name: string
  editAt: string
  onDelete: () => void
  /** What else is done with the row, in words: `MenuItem`s and `MenuLink`s. */
  children?: ReactNode
}

/** The two icons that every row has (A-LIST-1). A row that is a card has them in its menu, and its name leads to the form. */
export function EditAndDelete({ name, editAt, onDelete, children }: EditAndDeleteProps) {
  const t = useTranslations('manager')
  const onLook = useContext(RowLook)
  return (
    <>
      <RowLink label={t('edit', { name })} to={editAt} listKey="e">
        <Pencil />
      </RowLink>
      <RowButton label={t('delete', { name })} onClick={onDelete} listKey="delete">
        <Trash2 />
      </RowButton>
      <RowMenu name={name} isOfCards={!children}>
        {children}
        <div className="row-menu-card">
          {onLook && (
            <MenuItem onClick={onLook}>
              <Eye />
              {t('lookInside')}
            </MenuItem>
          )}
          <MenuLink link={<Link to={editAt} />}>
            <Pencil />
            {t('editButton')}
          </MenuLink>
          <MenuItem onClick={onDelete}>
            <Trash2 />
            {t('deleteButton')}
          </MenuItem>
        </div>
      </RowMenu>
    </>
  )
}

interface RowMenuProps {
  name: string
  /** Rows of a table have all of it beside it. */
  isOfCards?: boolean
  children: ReactNode
}

/** Everything else that is done with a row, in words: `MenuItem`s and `MenuLink`s. */
export function RowMenu({ name, isOfCards, children }: RowMenuProps) {
  const t = useTranslations('manager')
  const label = t('more', { name })
  return (
    <Menu
      label={label}
      trigger={
        <Tooltip label={label}>
          <IconButton name={label} size="sm" className={clsx('row-menu', isOfCards && 'row-menu-card')}>
            <Ellipsis />
          </IconButton>
        </Tooltip>
      }
    >
      {children}
    </Menu>
  )
}
