import { Camera, ExternalLink } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useNow, useTranslations } from 'use-intl'

import { ChangeImage } from '#src/features/accounts/web/profile/change-image.tsx'
import { AttentionPanel } from '#src/features/analytics/web/attention-panel.tsx'
import { ChartPanel } from '#src/features/analytics/web/chart-panel.tsx'
import { GapsPanel } from '#src/features/analytics/web/gaps-panel.tsx'
import { HomeCounts } from '#src/features/analytics/web/home-counts.tsx'
import { LatestOrders } from '#src/features/analytics/web/latest-orders.tsx'
import type { homeOrProfileLoader } from '#src/features/analytics/web/loaders.ts'
import { StoragePanel } from '#src/features/analytics/web/storage-panel.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { rememberUser } from '#src/web/calls/session.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { fullDay } from '#src/web/words/days.ts'

import './admin-home.css'

/** A-HOME: the administrators' home: what there is, how it goes, and what needs a hand today. */
export function AdminHomePage() {
  const t = useTranslations('analytics')
  const { counts, users, orders, attention, storage } = useLoaderData<typeof homeOrProfileLoader>()
  return (
    <>
      <Head title={t('title')} description={t('description')} hidden />
      <div className="home-top">
        <Greeting />
        <Link className={buttonClass()} to="/">
          <ExternalLink />
          {t('viewSite')}
        </Link>
      </div>
      <GapsPanel attention={attention} />
      <HomeCounts counts={counts} />
      <div className="home-charts">
        <ChartPanel name="users" series={users} />
        <ChartPanel name="orders" series={orders} />
      </div>
      <div className="home-rest">
        <AttentionPanel attention={attention} />
        <LatestOrders attention={attention} />
        <StoragePanel storage={storage} />
      </div>
    </>
  )
}

/** A-HOME-5: the own image in its round frame; pressing it chooses another one. */
function Greeting() {
  const t = useTranslations('analytics')
  const now = useNow()
  const viewer = useViewer()
  if (!viewer) return null
  const { firstName, lastName, image } = viewer
  return (
    <div className="home-greeting">
      <ChangeImage
        onChange={rememberUser}
        trigger={choose => (
          <button type="button" className="home-image" aria-label={t('changeImage')} onClick={choose}>
            <Avatar name={`${firstName} ${lastName}`} src={image} size={64} decorative />
            <span>
              <Camera />
            </span>
          </button>
        )}
      />
      <div>
        <h1>{t('hello', { name: firstName })}</h1>
        <p>{fullDay.format(now)}</p>
      </div>
    </div>
  )
}
