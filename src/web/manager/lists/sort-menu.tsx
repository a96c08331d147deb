import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Menu, MenuLink } from '#src/ui/overlays/menu.tsx'
import { Link } from '#src/web/links/link.tsx'

import { useListAddress } from './list-address.ts'

interface SortMenuProps {
  columns: readonly { head: string; sort?: string }[]
}

/** Where rows are cards no heads stand above them: their order is chosen here. */
export function SortMenu({ columns }: SortMenuProps) {
  const t = useTranslations('manager')
  const { get, addressOf } = useListAddress()
  const sorts = columns.flatMap(({ head, sort }) => (sort ? { head, sort } : []))
  if (sorts.length === 0) return null
  const current = get('sort')
  const shown = sorts.find(({ sort }) => current === sort || current === `-${sort}`)
  return (
    <div className="manager-sort">
      <Menu
        label={t('sortBy')}
        trigger={
          <Button size="sm" variant="ghost" aria-label={shown && `${t('sortBy')}: ${shown.head}`}>
            {shown ? <Direction isDown={current.startsWith('-')} /> : <ArrowUpDown />}
            {shown?.head ?? t('sortBy')}
          </Button>
        }
      >
        {sorts.map(({ head, sort }) => (
          <MenuLink
            key={sort}
            link={<Link to={addressOf({ sort: current === sort ? `-${sort}` : sort })} preventScrollReset replace />}
          >
            <Direction isDown={current === sort} />
            {head}
          </MenuLink>
        ))}
      </Menu>
    </div>
  )
}

const Direction = ({ isDown }: { isDown: boolean }) => (isDown ? <ArrowDown /> : <ArrowUp />)
