import { useTranslations } from 'use-intl'

import { DaySpan } from '#src/web/manager/lists/day-span.tsx'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { isDay } from '#src/wire/calendar.ts'

import { isKnownKind, isKnownVerb, type Activity } from './entries.ts'

type Known = Pick<Activity, 'users' | 'kinds' | 'verbs'>

/** By whom, about what, which change, and when. */
export function ActivityFilters({ known = { users: [], kinds: [], verbs: [] } }: { known: Known | undefined }) {
  const t = useTranslations('managers.activity')
  const { get, change } = useListAddress()
  const dayIn = (name: 'from' | 'to') => (isDay(get(name)) ? get(name) : '')
  const users = known.users.map(({ _id, name }) => ({ value: _id, text: name ?? t('erased') }))
  const kinds = known.kinds.map(value => ({ value, text: isKnownKind(value) ? t(`kinds.${value}`) : value }))
  const verbs = known.verbs.map(value => ({ value, text: isKnownVerb(value) ? t(`verbs.${value}`) : value }))
  const sorted = (options: typeof kinds) => options.toSorted((a, b) => a.text.localeCompare(b.text))
  return (
    <>
      <ListFilter label={t('user')} name="user" options={[{ value: '', text: t('anyUser') }, ...sorted(users)]} />
      <ListFilter label={t('kind')} name="kind" options={[{ value: '', text: t('anyKind') }, ...sorted(kinds)]} />
      <ListFilter label={t('verb')} name="verb" options={[{ value: '', text: t('anyVerb') }, ...sorted(verbs)]} />
      <DaySpan
        from={dayIn('from')}
        to={dayIn('to')}
        words={{ from: t('from'), to: t('to'), none: t('anyDay') }}
        onChange={change}
      />
    </>
  )
}
