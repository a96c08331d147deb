import { History } from 'lucide-react'
import { useId } from 'react'
import { useNow, useTranslations } from 'use-intl'

import { Avatar } from '#src/ui/display/avatar.tsx'
import { useZone } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'
import { RowLink } from '#src/web/manager/lists/row-actions.tsx'
import { useClock } from '#src/web/manager/moment.tsx'
import { fullDay } from '#src/web/words/days.ts'
import { days } from '#src/wire/durations.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import { Changes } from './changes.tsx'
import { isKnownKind, isKnownVerb, placeOf, type Activity, type Entry } from './entries.ts'

type Names = Activity['names']

/** The entries of a page, under the days on which they were made. */
export function EntryList({ entries, names }: { entries: readonly Entry[]; names: Names }) {
  const zone = useZone()
  const byDay = Map.groupBy(entries, ({ at }) => dayIn(zone, new Date(at)))
  return (
    <div className="activity-days">
      {[...byDay].map(([day, ofDay]) => (
        <OneDay key={day} day={day} entries={ofDay} names={names} />
      ))}
    </div>
  )
}

function OneDay({ day, entries, names }: { day: string; entries: readonly Entry[]; names: Names }) {
  const t = useTranslations('managers.activity')
  const id = useId()
  const today = dayIn(useZone(), useNow())
  const ago = (Date.parse(today) - Date.parse(day)) / days(1)
  const named = fullDay.format(new Date(day))
  const near = ago === 0 ? t('today') : ago === 1 ? t('yesterday') : undefined
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {near ?? named}
        {near && <small>{named}</small>}
      </h2>
      <ol>
        {entries.map(entry => (
          <OneEntry key={entry._id} entry={entry} names={names} />
        ))}
      </ol>
    </section>
  )
}

function OneEntry({ entry, names }: { entry: Entry; names: Names }) {
  const t = useTranslations('managers.activity')
  const clock = useClock()
  const { at, by, thing } = entry
  const name = by.name ?? t('erased')
  return (
    <li>
      <time dateTime={at}>{clock(Date.parse(at))}</time>
      <Avatar name={name} src={by.image} size={28} decorative />
      <div className="activity-entry">
        <p>
          <b dir="auto">{name}</b> <EntryText entry={entry} />
          {thing.isGone && entry.verb !== 'delete' && <small> ({t('gone')})</small>}
        </p>
        <Changes entry={entry} names={names} />
      </div>
      {thing._id !== null && (
        <RowLink
          label={t('historyOf', { name: nameOf(entry, t('erased'), t('thisThing')) })}
          to={`?thing=${encodeURIComponent(thing._id)}`}
        >
          <History />
        </RowLink>
      )}
    </li>
  )
}

const nameOf = ({ kind, thing }: Entry, erased: string, nameless: string): string =>
  thing.name ?? (kind === 'user' ? erased : nameless)

/** What was done, in a sentence; a action that has no words here shows itself. */
function EntryText({ entry }: { entry: Entry }) {
  const t = useTranslations('managers.activity')
  const { kind, verb } = entry
  if (kind === 'category' && verb === 'order') return t('categories')
  const place = placeOf(entry)
  const name = nameOf(entry, t('erased'), t('thisThing'))
  const thing = () =>
    place ? (
      <Link to={place} dir="auto">
        {name}
      </Link>
    ) : (
      <span dir="auto">{name}</span>
    )
  if (!isKnownKind(kind) || !isKnownVerb(verb)) return t.rich('unknown', { deed: `${kind}.${verb}`, name, thing })
  return t.rich(`deeds.${verb}`, { kind, noun: t(`nouns.${kind}`), name, thing })
}
