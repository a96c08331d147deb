import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { RemovableChip } from '#src/ui/display/chip.tsx'
import { Link } from '#src/web/links/link.tsx'

interface ActiveFiltersProps {
  /** `to`: the address of the list without it. */
  filters: readonly { text: string; to: string }[]
  /** The address of the whole list. */
  all: string
}

/** The filters that are on, each with its way off. */
export function ActiveFilters({ filters, all }: ActiveFiltersProps) {
  const t = useTranslations('catalogue')
  const navigate = useNavigate()
  if (filters.length === 0) return null
  return (
    <div className="catalogue-chips">
      <ul aria-label={t('active')}>
        {filters.map(({ text, to }) => (
          <li key={text}>
            <RemovableChip
              removeLabel={t('remove', { filter: text })}
              onRemove={() => void navigate(to, { preventScrollReset: true })}
            >
              {text}
            </RemovableChip>
          </li>
        ))}
        <li>
          <Link className="link link-line text-15" to={all} preventScrollReset>
            {t('reset')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
