import { LogOut, ReceiptText, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { DataPanel } from '#src/features/accounts/web/profile/data-panel.tsx'
import { DeletionPanel } from '#src/features/accounts/web/profile/deletion-panel.tsx'
import { ProfilePanel } from '#src/features/accounts/web/profile/profile-panel.tsx'
import { SessionsPanel } from '#src/features/accounts/web/profile/sessions-panel.tsx'
import { RegistrationsPanel } from '#src/features/applications/web/registrations-panel.tsx'
import { isMissing, SecurityPanel } from '#src/features/factors/web/security-panel.tsx'
import { PaymentsWay } from '#src/features/invoices/web/payments-way.tsx'
import { SeatsWay } from '#src/features/seats/web/seats-way.tsx'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { rememberUser } from '#src/web/calls/session.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useTheme } from '#src/web/theme.ts'
import { themes } from '#src/wire/preferences.ts'

import { useLogOut } from '../shell/log-out.ts'
import type { profileLoader } from './profile-loader.ts'

const isRunning = ({ status }: { status: string }): boolean => status !== 'ended'

/** L-PROF: a person's own page, put together from what the features know of them. */
export function ProfilePage() {
  const t = useTranslations('profile')
  const { profile, sessions, registrations, factors, memberships } = useLoaderData<typeof profileLoader>()
  const { revalidate } = useRevalidator()
  const [user, setUser] = useState(profile.user)
  const security = <SecurityPanel factors={factors} />
  // Who cannot go on without a second factor finds it first; it stays there until they leave.
  const [isFirst] = useState(isMissing(factors))
  return (
    <div>
      <Head title={t('title')} description={t('title')} hidden />
      <header className="prof-head">
        <h1 className="dash-title">{t('title')}</h1>
        <OnPhones />
      </header>
      {isFirst && <div className="prof-first">{security}</div>}
      <div className="prof-parts">
        <div>
          <ProfilePanel
            user={user}
            profile={profile}
            onChange={changed => {
              rememberUser(changed)
              setUser(changed)
            }}
            onPasswordChanged={() => void revalidate()}
          />
          <PaymentsWay>
            <SeatsWay />
          </PaymentsWay>
          <RegistrationsPanel registrations={registrations} />
          <DataPanel />
        </div>
        <div>
          {!isFirst && security}
          <SessionsPanel sessions={sessions} />
          <Appearance />
          <DeletionPanel memberships={hasFailed(memberships) ? [] : memberships.memberships.filter(isRunning)} />
        </div>
      </div>
    </div>
  )
}

/** For phones, where the bar of the dashboard has the daily ways alone. */
function OnPhones() {
  const t = useTranslations('dashboard')
  const { isBusy, logOut } = useLogOut()
  const isLearner = useViewer()?.role === 'learner'
  return (
    <div className="prof-phone">
      {isLearner && (
        <Link className={buttonClass()} to="/dashboard/membership">
          <WalletCards />
          {t('membership')}
        </Link>
      )}
      {isLearner && (
        <Link className={buttonClass()} to="/dashboard/billing">
          <ReceiptText />
          {t('payments')}
        </Link>
      )}
      <Button busy={isBusy} onClick={logOut}>
        {!isBusy && <LogOut className="flip" />}
        {t('logOut')}
      </Button>
    </div>
  )
}

function Appearance() {
  const t = useTranslations('profile.appearance')
  const [theme, choose] = useTheme()
  return (
    <section className="prof-part">
      <h2>{t('title')}</h2>
      <div className="panel prof-box">
        <p>{t('text')}</p>
        <Segmented
          label={t('theme')}
          value={theme}
          onChange={choose}
          options={themes.map(value => ({ value, label: t(value) }))}
        />
      </div>
    </section>
  )
}
