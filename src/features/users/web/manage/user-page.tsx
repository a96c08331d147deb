import { useState } from 'react'
import { Outlet, useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Head } from '#src/web/head.tsx'
import { useRereadWhile } from '#src/web/manager/use-reread-while.ts'

import { CertificatesHeld } from './certificates-held.tsx'
import { CoursesHeld } from './courses-held.tsx'
import type { manageUserLoader } from './loaders.ts'
import { UserNotice } from './user-notice.tsx'
import { Memberships, Nothing, Orders, Sessions } from './user-parts.tsx'
import { UserTop, UserTrail } from './user-top.tsx'
import type { UserDetail } from './user.tsx'

import '#src/web/manager/sheets.ts'

import './manage-users.css'

/** All that is known of one person, and what an administrator can do for or against them. */
export function UserPage() {
  const read = useLoaderData<typeof manageUserLoader>()
  return hasFailed(read) ? <FailedUser /> : <OneUser key={read.user._id} detail={read} />
}

function OneUser({ detail }: { detail: UserDetail }) {
  const t = useTranslations('managers.users')
  const { user, orders, certificates, memberships, sessions } = detail
  const name = user.name ?? t('erased')
  const running = memberships.filter(({ status }) => status !== 'ended')
  const isRenewing = running.some(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)
  useStopped(user.disabledAt !== null, isRenewing)
  return (
    <>
      <Head title={name} description={t('description', { name })} hidden />
      <UserTrail name={name} />
      <UserNotice user={user} isRenewing={isRenewing} />
      <UserTop detail={detail} memberships={running} />
      <div className="user-parts">
        <div>
          <CoursesHeld key={user._id} detail={detail} />
          <CertificatesHeld name={name} certificates={certificates} />
        </div>
        <div>
          <Orders orders={orders} />
          <Outlet />
          <Memberships memberships={memberships} user={user} />
          <Sessions sessions={sessions} />
          <Nothing detail={detail} />
        </div>
      </div>
    </>
  )
}

/** How often the page asks, at most, whether the provider has heard that memberships no longer renew. */
const REREADS = 30

/** What a disabled account holds stops renewing, also when it is enabled again at once. */
function useStopped(isDisabled: boolean, isRenewing: boolean): void {
  const [wasDisabled, setDisabled] = useState(isDisabled)
  if (isDisabled && !wasDisabled) setDisabled(true)
  useRereadWhile(wasDisabled && isRenewing, REREADS)
}

function FailedUser() {
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
