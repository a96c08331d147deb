import { Download } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'

import { GiftPart } from './gift-part.tsx'
import { InvitePart } from './invite-part.tsx'
import type { Group, groupLoader } from './loaders.ts'
import { PlaceRow } from './place-row.tsx'
import { Coming, Due, Renewal } from './renewal-part.tsx'
import { SeatsHead } from './seats-head.tsx'
import { TeamName } from './team-name.tsx'
import { useTitle } from './thing.tsx'

/** The places of an order, for who bought them. */
export function GroupPage() {
  const t = useTranslations('seats')
  const { group, places } = useLoaderData<typeof groupLoader>()
  const titleOf = useTitle()
  const { seats } = group
  const title = titleOf(group)
  const [gift] = places
  return (
    <div className="wrap seats">
      <Head title={t('about', { title })} description={t('own.title')} hidden />
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          <Link key="own" to="/seats">
            {t('own.title')}
          </Link>,
          t(seats === 1 ? 'kinds.gift' : 'kinds.team', { count: seats }),
        ]}
      />
      <article className="panel seats-sheet">
        <SeatsHead thing={group}>
          {seats === 1 ? <p>{t('kinds.gift', { count: 1 })}</p> : <TeamName group={group} />}
          <h1 dir="auto">{title}</h1>
          <Ends group={group} />
          {seats > 1 && <Figures group={group} />}
        </SeatsHead>
        <Coming group={group} />
        <Standing group={group} />
        {seats === 1 ? gift && <GiftPart group={group} place={gift} /> : <Places />}
      </article>
    </div>
  )
}

/** Until when the places of a plan are open. */
function Ends({ group: { endsAt, standing } }: { group: Group }) {
  const t = useTranslations('seats')
  const day = useLongDay()
  if (!endsAt) return null
  return <p className="seats-ends">{t(standing === 'open' ? 'openUntil' : 'openedUntil', { day: day(endsAt) })}</p>
}

/** How many were taken, are kept for somebody, and are left. */
function Figures({ group: { seats, taken, invited } }: { group: Group }) {
  const t = useTranslations('seats.figures')
  return (
    <dl className="seats-figures">
      <div>
        <dt>{t('taken')}</dt>
        <dd>{taken}</dd>
      </div>
      <div>
        <dt>{t('invited')}</dt>
        <dd>{invited}</dd>
      </div>
      <div>
        <dt>{t('left')}</dt>
        <dd>{seats - taken - invited}</dd>
      </div>
    </dl>
  )
}

/** Why nobody can be invited, what is to be paid, and who may come. */
function Standing({ group }: { group: Group }) {
  const { seats, standing, due, renewal } = group
  return (
    <>
      {standing !== 'open' && standing !== 'waiting' && <Closed group={group} />}
      {due && <Due group={group} due={due} />}
      {renewal && <Renewal group={group} renewal={renewal} />}
      {standing === 'open' && seats > 1 && <InvitePart group={group} />}
    </>
  )
}

/** Why nobody can be invited. */
function Closed({ group: { standing, course, plan } }: { group: Group }) {
  const t = useTranslations('seats')
  if (standing === 'over') return <Notice tone="warning">{t('overText')}</Notice>
  if (standing === 'closed') return <Notice tone="warning">{t('closedText')}</Notice>
  return (
    <div className="seats-part">
      <Notice tone="warning">{t('endedText')}</Notice>
      <Link
        className={buttonClass({ variant: 'primary' })}
        to={plan ? `/plans/${plan._id}/seats` : `/course/${course?._id}/seats`}
      >
        {t('buyAgain')}
      </Link>
    </div>
  )
}

/** Who has a place, and who is invited to one. */
function Places() {
  const t = useTranslations('seats')
  const { group, places, page, NbOfPages } = useLoaderData<typeof groupLoader>()
  if (places.length === 0) return null
  const isOpen = group.standing === 'open'
  return (
    <section className="seats-part" aria-labelledby="places">
      <div className="seats-top">
        <h2 id="places" tabIndex={-1}>
          {t('people')}
        </h2>
        <a className={buttonClass({ size: 'sm' })} href={`/api/seats/${group._id}/places.csv`} download>
          <Download />
          {t('file')}
        </a>
      </div>
      <ul className="seats-people">
        {places.map(place => (
          <PlaceRow key={place._id} group={group} place={place} isOpen={isOpen} />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={NbOfPages}
        href={to => `/seats/${group._id}?page=${to}`}
        renderLink={link => <Link {...link} to={link.href} />}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={number => t('page', { number })}
      />
    </section>
  )
}
