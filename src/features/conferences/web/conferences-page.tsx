import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { NothingYet } from '#src/web/catalogue/nothing-yet.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { ListLd } from '#src/web/json-ld.tsx'

import { ConferenceCard } from './conference-card.tsx'
import type { ShownConference } from './days.ts'
import type { conferencesLoader } from './loaders.ts'

export function ConferencesPage() {
  const list = useLoaderData<typeof conferencesLoader>()
  const t = useTranslations('conferences')
  return (
    <>
      <Head title={t('title')} description={t('about')} />
      <header className="list-top">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
      </header>
      <div className="wrap pb-section conference-list">
        {hasFailed(list) ? <Failed /> : <Lists conferences={list.conferences} />}
      </div>
    </>
  )
}

function Lists({ conferences }: { conferences: ShownConference[] }) {
  const t = useTranslations('conferences')
  const coming = conferences.filter(({ isPast }) => !isPast)
  const past = conferences.filter(({ isPast }) => isPast)
  if (conferences.length === 0) {
    const add = { to: '/dashboard/new-conference', text: t('add') }
    return <NothingYet title={t('none')} text={t('noneText')} add={add} />
  }
  return (
    <>
      <ListLd paths={[...coming, ...past].map(({ _id }) => `/conferences/${_id}`)} />
      {coming.length > 0 && <Cards id="coming" title={t('coming')} conferences={coming} isFirst />}
      {past.length > 0 && <Cards id="past" title={t('past')} conferences={past} isFirst={coming.length === 0} />}
    </>
  )
}

interface CardsProps {
  id: string
  title: string
  conferences: ShownConference[]
  /** Whether the page begins with them. */
  isFirst: boolean
}

function Cards({ id, title, conferences, isFirst }: CardsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="cards">
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
  return <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
}
