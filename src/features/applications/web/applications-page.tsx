import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { ListHead } from '#src/web/catalogue/list-head.tsx'
import { NothingYet } from '#src/web/catalogue/nothing-yet.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { listAddress } from './addresses.ts'
import { FramedImage } from './application-image.tsx'
import { ApplicationRow } from './application-row.tsx'
import type { applicationsLoader } from './loaders.ts'
import { NextApplication } from './next-application.tsx'

type Loaded = Awaited<ReturnType<typeof applicationsLoader>>
type List = Exclude<Loaded['list'], { failed: true }>

export function ApplicationsPage() {
  const { applicantType, page, list } = useLoaderData<typeof applicationsLoader>()
  const t = useTranslations('applications')
  const isClub = applicantType === 'ClubApplication'
  const title = isClub ? t('clubTitle') : t('coachTitle')
  return (
    <>
      <Head title={title} description={isClub ? t('clubLead') : t('coachLead')} />
      <ListHead title={title} lead={isClub ? t('clubLead') : t('coachLead')} />
      <div className="wrap pb-section application-list">
        {hasFailed(list) ? <Failed /> : <Results list={list} page={page} address={listAddress(applicantType)} />}
      </div>
    </>
  )
}

function Results({ list, page, address }: { list: List; page: number; address: string }) {
  const t = useTranslations('applications')
  if (list.applications.length === 0) {
    const add = { to: '/dashboard/manage-applications/new-application', text: t('add') }
    return <NothingYet title={t('none')} text={t('noneText')} add={add} />
  }
  const [first, ...others] = list.applications
  const lead = page === 1 && first?.isOpen ? first : undefined
  const rows = lead ? others : list.applications
  return (
    <>
      {lead && (
        <NextApplication
          application={lead}
          picture={lead.image && <FramedImage image={lead.image} sizes="(width < 900px) 92vw, 46rem" priority />}
        />
      )}
      {rows.length > 0 && (
        <ul className="application-rows">
          {rows.map((application, index) => (
            <li key={application._id}>
              <ApplicationRow application={application} priority={!lead && index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={list.NbOfPages}
        href={number => (number === 1 ? address : `${address}?page=${number}`)}
        renderLink={({ href, ...link }) => <Link {...link} to={href} />}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={number => t('page', { page: number })}
      />
    </>
  )
}

function Failed() {
  const t = useTranslations('applications')
  return <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
}
