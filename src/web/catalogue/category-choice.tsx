import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { FieldGroup } from '#src/ui/controls/field.tsx'

export interface CategoryChoiceProps {
  /** Undefined when they could not be read. */
  categories: readonly { _id: string; name: string }[] | undefined
  /** How much each of them would give; absent means none. */
  counts: readonly { _id: string; count: number }[]
  /** Ids. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** The categories of a filter panel. */
export function CategoryChoice({ categories, counts, chosen, onChange }: CategoryChoiceProps) {
  const t = useTranslations('catalogue')
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  return (
    <FieldGroup label={t('category')} noHelpLine error={categories ? undefined : t('categoriesFailed')}>
      {categories?.map(({ _id, name }) => (
        <Checkbox
          key={_id}
          checked={chosen.includes(_id)}
          onChange={() => toggle(_id)}
          count={counts.find(count => count._id === _id)?.count ?? 0}
        >
          <span className="as-label">{name}</span>
        </Checkbox>
      ))}
    </FieldGroup>
  )
}
