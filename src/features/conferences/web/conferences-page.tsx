import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { ListHead } from '#src/web/catalogue/list-head.tsx'
import { NothingYet } from '#src/web/catalogue/nothing-yet.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { ListLd } from '#src/web/json-ld.tsx'

import { ConferenceCard } from './conference-card.tsx'
import type { ShownConference } from './days.ts'
import type { conferencesLoader } from './loaders.ts'
import { NextConference } from './next-conference.tsx'

export function ConferencesPage() {
  const list = useLoaderData<typeof conferencesLoader>()
  const t = useTranslations('conferences')
  return (
    <>
      <Head title={t('title')} description={t('about')} />
      {hasFailed(list) ? <Failed /> : <Lists conferences={list.conferences} />}
    </>
  )
}

function Lists({ conferences }: { conferences: ShownConference[] }) {
  const t = useTranslations('conferences')
  const [next, ...later] = conferences.filter(({ isPast }) => !isPast)
  const past = conferences.filter(({ isPast }) => isPast)
  return (
    <>
      <ListLd paths={conferences.map(({ _id }) => `/conferences/${_id}`)} />
      {next ? <h1 className="sr-only">{t('title')}</h1> : <Top />}
      {next && <NextConference conference={next} />}
      <div className="wrap conference-list">
        {conferences.length === 0 && <None />}
        {later.length > 0 && <Cards id="coming" title={t('coming')} conferences={later} />}
        {past.length > 0 && <Cards id="past" title={t('past')} conferences={past} isFirst={!next} />}
      </div>
    </>
  )
}

/** What the page begins with where nothing is to come. */
function Top() {
  const t = useTranslations('conferences')
  return <ListHead title={t('title')} lead={t('lead')} />
}

function None() {
  const t = useTranslations('conferences')
  const add = { to: '/dashboard/new-conference', text: t('add') }
  return <NothingYet title={t('none')} text={t('noneText')} add={add} />
}

interface CardsProps {
  id: 'coming' | 'past'
  title: string
  conferences: ShownConference[]
  /** Whether the page begins with them. */
  isFirst?: boolean
}

function Cards({ id, title, conferences, isFirst = false }: CardsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`${id}-conferences`}>
        {conferences.map((conference, index) => (
          <li key={conference._id}>
            <ConferenceCard conference={conference} priority={isFirst && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Failed() {
  const t = useTranslations('conferences')
  return (
    <>
      <Top />
      <div className="wrap conference-list">
        <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
      </div>
    </>
  )
}
