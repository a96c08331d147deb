import { useTranslations } from 'use-intl'

import { excerptsOf } from './differences.ts'

export interface ConflictField {
  /** What the field is called. */
  name: string
  /** In words; a list has a line for each of its rows. */
  theirs: string
  mine: string
  /** Whether both changed it. */
  isBoth: boolean
}

/** What somebody else saved, and beside it what stands here. */
export function ConflictFields({ fields }: { fields: readonly ConflictField[] }) {
  const t = useTranslations('manager.conflict')
  return (
    <dl className="conflict-fields">
      {fields.map(({ name, theirs, mine, isBoth }) => {
        const [their, own] = excerptsOf(theirs, mine)
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <small>{t('theirs')}</small>
              {their || t('nothing')}
            </dd>
            <dd>
              <small>{t(isBoth ? 'mine' : 'untouched')}</small>
              {own || t('nothing')}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
