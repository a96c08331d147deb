import { Ban, History, RotateCcw } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column } from '#src/web/manager/lists/column.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { RowButton, RowLink } from '#src/web/manager/lists/row-actions.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'
import { OnlyOne } from '#src/web/manager/only-one.tsx'
import { useAsked } from '#src/web/manager/prompts/use-asked.ts'
import { useShortDay } from '#src/web/words/own-days.ts'

import type { certificatesContract } from '../../contract.ts'
import { useWhy } from '../why.ts'
import { certificateStates, type manageCertificatesLoader } from './loaders.ts'
import { RevocationPrompt } from './revocation-prompt.tsx'

import './certificates-manager.css'

type Row = z.output<typeof certificatesContract.manageCertificates.output>['certificates'][number]

/** Every certificate that was ever issued, and whether it still counts. */
export function CertificatesList() {
  const t = useTranslations('managers.certificates')
  const read = useLoaderData<typeof manageCertificatesLoader>()
  const columns = useColumns()
  const [asking, setAsking] = useAsked<Row>(
    ({ _id, revokedAt }) =>
      hasFailed(read) || read.certificates.some(one => one._id === _id && one.revokedAt === revokedAt),
  )
  return (
    <ManagerFrame
      title={t('title')}
      tabs={[
        { to: '/dashboard/manage-users', text: t('users') },
        { to: '/dashboard/manage-users/invitations', text: t('invitations') },
        { to: '/dashboard/manage-certificates', text: t('title'), heading: t('title') },
      ]}
    >
      {!hasFailed(read) && (
        <OnlyOne
          name="course"
          text={t.rich('onlyCourse', { title: read.courseTitle ?? t('thisCourse'), b: words => <b>{words}</b> })}
          showAll={t('showAll')}
        />
      )}
      <ManagerList
        caption={t('title')}
        list={hasFailed(read) ? read : { rows: read.certificates, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        columns={columns}
        search={{ label: t('search'), name: 'words' }}
        filters={
          <ListFilter
            label={t('state')}
            name="state"
            options={[
              { value: '', text: t('anyState') },
              ...certificateStates.map(value => ({ value, text: t(`states.${value}`) })),
            ]}
          />
        }
        count={count => t('count', { count })}
        empty={{ title: t('empty'), text: t('emptyText') }}
        actions={row => <Actions row={row} onAsk={() => setAsking(row)} />}
      />
      {asking && (
        <RevocationPrompt
          certificate={{
            _id: asking._id,
            number: asking.number,
            holder: asking.holder.name,
            course: asking.course.title,
            isRevoked: asking.revokedAt !== null,
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </ManagerFrame>
  )
}

function Actions({ row: { _id, number, revokedAt }, onAsk }: { row: Row; onAsk: () => void }) {
  const t = useTranslations('managers.certificates')
  return (
    <>
      <RowButton label={t(revokedAt ? 'restoreOne' : 'revokeOne', { number })} onClick={onAsk}>
        {revokedAt ? <RotateCcw /> : <Ban />}
      </RowButton>
      <RowLink label={t('historyOf', { number })} to={`/dashboard/activity?thing=${_id}`}>
        <History />
      </RowLink>
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('managers.certificates')
  return [
    {
      head: t('number'),
      cell: ({ number, course }) => (
        <ItemCell
          to={`/certificates/${number}`}
          name={number}
          image={course.thumbnail}
          hasImage
          className="certificate-number"
        />
      ),
    },
    {
      head: t('holder'),
      cell: ({ holder }) => (
        <Link className="certificate-holder" to={`/dashboard/manage-users/${holder._id}`}>
          {holder.name}
        </Link>
      ),
    },
    { head: t('course'), cell: ({ course }) => course.title },
    {
      head: t('issued'),
      sort: 'issued',
      cell: ({ issuedAt }) => <ListDate instant={issuedAt} />,
    },
    { head: t('state'), cell: row => <State row={row} /> },
  ]
}

/** Of one that was revoked also when and why. */
function State({ row }: { row: Row }) {
  const shortDay = useShortDay()
  const t = useTranslations('managers.certificates')
  const why = useWhy()(row)
  if (!row.revokedAt) return <Badge tone="success">{t('states.valid')}</Badge>
  const date = shortDay(row.revokedAt)
  return (
    <span className="certificate-state">
      <Badge tone="error">{t('states.revoked')}</Badge>
      <small>{why ? t('since', { date, reason: why }) : date}</small>
    </span>
  )
}
