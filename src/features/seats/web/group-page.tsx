import { CreditCard, Download } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { GiftPart } from './gift-part.tsx'
import { InvitePart } from './invite-part.tsx'
import type { Group, groupLoader } from './loaders.ts'
import { PlaceRow } from './place-row.tsx'
import { SeatsHead } from './seats-head.tsx'
import { TeamName } from './team-name.tsx'

/** The places of an order, for who bought them. */
export function GroupPage() {
  const t = useTranslations('seats')
  const { group, places } = useLoaderData<typeof groupLoader>()
  const { course, seats, standing } = group
  const [gift] = places
  return (
    <div className="wrap seats">
      <Head title={t('about', { title: course.title })} description={t('own.title')} hidden />
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
        <SeatsHead course={course}>
          {seats === 1 ? <p>{t('kinds.gift', { count: 1 })}</p> : <TeamName group={group} />}
          <h1 dir="auto">{course.title}</h1>
          {seats > 1 && <Figures group={group} />}
        </SeatsHead>
        {standing !== 'open' && <Closed group={group} />}
        {standing === 'open' && seats > 1 && <InvitePart group={group} />}
        {seats === 1 ? gift && <GiftPart group={group} place={gift} /> : <Places />}
      </article>
    </div>
  )
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

/** Why nobody can be invited. */
function Closed({ group: { _id, standing, method, course } }: { group: Group }) {
  const t = useTranslations('seats')
  if (standing === 'closed') return <Notice tone="warning">{t('closedText')}</Notice>
  if (standing === 'ended')
    return (
      <div className="seats-part">
        <Notice tone="warning">{t('endedText')}</Notice>
        <Link className={buttonClass({ variant: 'primary' })} to={`/course/${course._id}/seats`}>
          {t('buyAgain')}
        </Link>
      </div>
    )
  return (
    <div className="seats-part">
      <Notice>{t(method === 'transfer' ? 'transferText' : 'waitingText')}</Notice>
      {method === 'transfer' ? (
        <Link className={buttonClass({ variant: 'primary' })} to={`/transfer/${_id}`}>
          {t('toTransfer')}
        </Link>
      ) : (
        <a className={buttonClass({ variant: 'primary' })} href={`/seats/${_id}/pay`}>
          <CreditCard />
          {t('pay')}
        </a>
      )}
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
        <h2 id="places">{t('people')}</h2>
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
