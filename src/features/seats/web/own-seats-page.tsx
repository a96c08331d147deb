import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/choice.tsx'
import { EmptyState } from '#src/ui/controls/message.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { api } from '#src/web/calls/api.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'

import type { ownSeatsLoader } from './loaders.ts'
import { tones } from './standing.ts'
import { addressOf, Picture, useTitle } from './thing.tsx'
import { useAct } from './use-act.ts'

import './seats.css'

type Own = Awaited<ReturnType<typeof ownSeatsLoader>>

/** What a person bought for others, and the places that they hold. */
export function OwnSeatsPage() {
  const t = useTranslations('seats.own')
  const { groups, held } = useLoaderData<typeof ownSeatsLoader>()
  const isHolder = groups.length === 0 && held.length > 0
  const title = t(isHolder ? 'held' : 'title')
  return (
    <div className="wrap seats">
      <Head title={title} description={title} hidden />
      <h1 className="dash-title">{title}</h1>
      {groups.length === 0 && held.length === 0 && (
        <EmptyState
          heading="h2"
          title={t('none')}
          text={t('noneText')}
          action={
            <Link className={buttonClass({ variant: 'ink' })} to="/courses">
              {t('toCourses')}
            </Link>
          }
        />
      )}
      {groups.length > 0 && (
        <ul className="panel seats-list">
          {groups.map(group => (
            <Bought key={group._id} group={group} />
          ))}
        </ul>
      )}
      {held.length > 0 && (
        <section aria-label={t('held')}>
          {!isHolder && <h2>{t('held')}</h2>}
          <ul className="panel seats-list">
            {held.map(place => (
              <Held key={place._id} place={place} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Bought({ group }: { group: Own['groups'][number] }) {
  const longDay = useLongDay()
  const t = useTranslations('seats')
  const titleOf = useTitle()
  const { _id, name, seats, taken, standing, endsAt } = group
  return (
    <li>
      <span className="media">
        <Picture thing={group} sizes="96px" />
      </span>
      <div>
        <Link className="seats-name" to={`/seats/${_id}`} dir="auto">
          {titleOf(group)}
        </Link>
        <small dir="auto">
          {name || t(seats === 1 ? 'kinds.gift' : 'kinds.team', { count: seats })} ·{' '}
          {endsAt
            ? t(standing === 'open' ? 'openUntil' : 'openedUntil', { day: longDay(endsAt) })
            : longDay(group.createdAt)}
        </small>
      </div>
      {standing === 'open' ? (
        <span className="seats-figure">
          {seats === 1 ? t(taken ? 'gift.openedShort' : 'gift.unopened') : t('of', { taken, seats })}
        </span>
      ) : (
        <Badge tone={tones[standing]}>{t(`standings.${standing}`)}</Badge>
      )}
    </li>
  )
}

function Held({ place }: { place: Own['held'][number] }) {
  const t = useTranslations('seats.own')
  const titleOf = useTitle()
  const longDay = useLongDay()
  const { _id, from, shows, endsAt } = place
  const { act } = useAct()
  const change = (next: boolean) =>
    act(() => api().showProgress({ id: _id, shows: next }), t(next ? 'shown' : 'unshown'))
  return (
    <li>
      <span className="media">
        <Picture thing={place} sizes="96px" />
      </span>
      <div>
        <Link className="seats-name" to={addressOf(place)} dir="auto">
          {titleOf(place)}
        </Link>
        <small dir="auto">
          {t('from', { from })}
          {endsAt && ` · ${t('until', { day: longDay(endsAt) })}`}
        </small>
        <Checkbox checked={shows} onChange={({ target }) => void change(target.checked)}>
          {t('shows')}
        </Checkbox>
      </div>
    </li>
  )
}
