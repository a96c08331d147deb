import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Head } from '#src/web/head.tsx'

import { CertificatesHeld } from './certificates-held.tsx'
import { CoursesHeld } from './courses-held.tsx'
import type { manageUserLoader } from './loaders.ts'
import { PersonNotice } from './person-notice.tsx'
import { Memberships, Orders, Sessions } from './person-parts.tsx'
import { PersonTop } from './person-top.tsx'
import type { Person } from './person.tsx'

import '#src/web/manager/manager.css'
import './manage-users.css'

/** All that is known of one person, and what an administrator can do for or against them. */
export function UserPage() {
  const read = useLoaderData<typeof manageUserLoader>()
  return hasFailed(read) ? <FailedPerson /> : <OnePerson person={read} />
}

function OnePerson({ person }: { person: Person }) {
  const t = useTranslations('managers.users')
  const { user, orders, certificates, memberships, sessions } = person
  const name = user.name ?? t('erased')
  const running = memberships.filter(({ status }) => status !== 'ended')
  return (
    <>
      <Head title={name} description={t('description', { name })} hidden />
      <PersonTop user={user} memberships={running} />
      <PersonNotice user={user} isRenewing={running.some(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)} />
      <div className="user-parts">
        <div>
          <CoursesHeld key={user._id} person={person} />
          <Orders orders={orders} />
        </div>
        <div>
          <Sessions user={user} sessions={sessions} />
          <Memberships memberships={memberships} />
          <CertificatesHeld name={name} certificates={certificates} />
        </div>
      </div>
    </>
  )
}

function FailedPerson() {
  const t = useTranslations('managers.users')
  const manager = useTranslations('manager')
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <Head title={t('title')} description={manager('description', { title: t('title') })} hidden />
      <h1 className="dash-title">{t('title')}</h1>
      <ErrorState
        heading="h2"
        title={t('failed')}
        text={manager('failedText')}
        retryLabel={manager('retry')}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </>
  )
}
