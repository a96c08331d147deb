import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { When } from '#src/web/manager/forms/when-field.tsx'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'

import { isDay } from './days.ts'
import { isKnownKind, isKnownVerb, type Activity } from './entries.ts'

type Known = Pick<Activity, 'users' | 'kinds' | 'verbs'>

/** By whom, about what, which change, and when. */
export function ActivityFilters({ known = { users: [], kinds: [], verbs: [] } }: { known: Known | undefined }) {
  const t = useTranslations('managers.activity')
  const users = known.users.map(({ _id, name }) => ({ value: _id, text: name ?? t('erased') }))
  const kinds = known.kinds.map(value => ({ value, text: isKnownKind(value) ? t(`kinds.${value}`) : value }))
  const verbs = known.verbs.map(value => ({ value, text: isKnownVerb(value) ? t(`verbs.${value}`) : value }))
  const sorted = (options: typeof kinds) => options.toSorted((a, b) => a.text.localeCompare(b.text))
  return (
    <>
      <ListFilter label={t('user')} name="user" options={[{ value: '', text: t('anyUser') }, ...sorted(users)]} />
      <ListFilter label={t('kind')} name="kind" options={[{ value: '', text: t('anyKind') }, ...sorted(kinds)]} />
      <ListFilter label={t('verb')} name="verb" options={[{ value: '', text: t('anyVerb') }, ...sorted(verbs)]} />
      <span className="activity-period">
        <DayFilter label={t('from')} name="from" />
        <DayFilter label={t('to')} name="to" />
      </span>
    </>
  )
}

/** One end of the period; what is typed counts as soon as it is a day, or empty. */
function DayFilter({ label, name }: { label: string; name: 'from' | 'to' }) {
  const t = useTranslations('managers.activity')
  const { get, change } = useListAddress()
  const id = useId()
  const shown = isDay(get(name)) ? get(name) : ''
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <span className="affix">
        <When type="date" value={shown} none={t('anyDay')} />
        <input
          key={shown}
          id={id}
          className="input"
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          defaultValue={shown}
          onChange={({ target }) => {
            if (target.validity.valid && target.value !== shown) change({ [name]: target.value })
          }}
        />
      </span>
    </span>
  )
}
