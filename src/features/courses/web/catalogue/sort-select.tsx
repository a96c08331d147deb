import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { SelectField } from '#src/ui/controls/text-field.tsx'

import { addressOf, type Filters, sorts } from './filters.ts'

/** In which order the courses stand. */
export function SortSelect({ filters }: { filters: Filters }) {
  const t = useTranslations('courses')
  const navigate = useNavigate()
  return (
    <SelectField
      label={t('sort')}
      hideLabel
      noHelpLine
      className="catalogue-sort"
      value={filters.sort}
      onChange={({ currentTarget: { value } }) => {
        const sort = sorts.find(one => one === value) ?? 'newest'
        void navigate(addressOf({ ...filters, sort, page: 1 }), { preventScrollReset: true })
      }}
    >
      {sorts.map(sort => (
        <option key={sort} value={sort}>
          {t(`sorts.${sort}`)}
        </option>
      ))}
    </SelectField>
  )
}
