import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { RemovableChip } from '#src/ui/display/chip.tsx'
import { Link } from '#src/web/links/link.tsx'

import { addressOf, type Filters } from './filters.ts'

interface ResearchChipsProps {
  filters: Filters
}

/** The search and the tag that are on, each with its way off. */
export function ResearchChips({ filters }: ResearchChipsProps) {
  const t = useTranslations('research')
  const shared = useTranslations('catalogue')
  const navigate = useNavigate()
  const { title, tag, page: _, ...rest } = filters
  const chips = [
    ...(title ? [{ text: t('titleHas', { title }), without: addressOf({ ...rest, ...(tag && { tag }) }) }] : []),
    ...(tag ? [{ text: tag, without: addressOf({ ...rest, title }) }] : []),
  ]
  if (chips.length === 0) return null
  return (
    <div className="catalogue-chips">
      <ul aria-label={shared('active')}>
        {chips.map(({ text, without }) => (
          <li key={text}>
            <RemovableChip
              removeLabel={shared('remove', { filter: text })}
              onRemove={() => void navigate(without, { preventScrollReset: true })}
            >
              {text}
            </RemovableChip>
          </li>
        ))}
        <li>
          <Link className="link link-line text-15" to="/researches" preventScrollReset>
            {shared('reset')}
          </Link>
        </li>
      </ul>
    </div>
  )
}
