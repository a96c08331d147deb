import { Camera, ExternalLink } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useNow, useTranslations } from 'use-intl'

import { ChangeImage } from '#src/features/accounts/web/profile/change-image.tsx'
import { AttentionPanel } from '#src/features/analytics/web/attention-panel.tsx'
import { ChartPanel } from '#src/features/analytics/web/chart-panel.tsx'
import { EarningsPanel } from '#src/features/analytics/web/earnings-panel.tsx'
import { GapsPanel } from '#src/features/analytics/web/gaps-panel.tsx'
import { HomeCounts } from '#src/features/analytics/web/home-counts.tsx'
import { LatestOrders } from '#src/features/analytics/web/latest-orders.tsx'
import type { homeOrProfileLoader } from '#src/features/analytics/web/loaders.ts'
import { StoragePanel } from '#src/features/analytics/web/storage-panel.tsx'
import type { HomeData } from '#src/features/analytics/web/types.ts'
import { OwnAcademyPanel } from '#src/features/first-day/web/own-academy-panel.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useViewer, useZone } from '#src/web/calls/page-data.ts'
import { rememberUser } from '#src/web/calls/session.ts'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { fullDay } from '#src/web/words/days.ts'
import { earningsPeriods } from '#src/wire/money/periods.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import './admin-home.css'

/** A-HOME: the administrators' home: what there is, how it goes, and what needs a hand today. */
export function AdminHomePage() {
  const t = useTranslations('analytics')
  const { counts, growth, earnings, period, users, orders, attention, storage } =
    useLoaderData<typeof homeOrProfileLoader>()
  return (
    <>
      <Head title={t('title')} description={t('description')} hidden />
      <div className="home-top">
        <Greeting counts={counts} attention={attention} />
        <Period period={period} />
        <Link className={buttonClass({ className: 'home-site' })} to="/">
          <ExternalLink />
          <span>{t('viewSite')}</span>
        </Link>
      </div>
      <GapsPanel attention={attention} />
      <div className="home-pulse">
        <EarningsPanel earnings={earnings} period={period} />
        <AttentionPanel attention={attention} />
      </div>
      <HomeCounts counts={counts} growth={growth} />
      <div className="home-low">
        <LatestOrders attention={attention} />
        <div>
          <ChartPanel name="users" series={users} />
          <ChartPanel name="orders" series={orders} />
        </div>
      </div>
      <StoragePanel storage={storage} />
      <OwnAcademyPanel />
    </>
  )
}

/** A-HOME-5: the own image in its round frame; pressing it chooses another one. */
function Greeting({ counts, attention }: Pick<HomeData, 'counts' | 'attention'>) {
  const t = useTranslations('analytics')
  const today = new Date(dayIn(useZone(), useNow()))
  const viewer = useViewer()
  const [orders, waiting] = [ordersToday(counts), waitingOf(attention)]
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
        <p>
          {fullDay.format(today)}.{orders > 0 && ` ${t('ordersToday', { count: orders })}`}
          {waiting > 0 && ` ${t('peopleWait', { count: waiting })}`}
        </p>
      </div>
    </div>
  )
}

const ordersToday = (counts: HomeData['counts']): number => (hasFailed(counts) ? 0 : counts.orders.today)
const waitingOf = (attention: HomeData['attention']): number =>
  hasFailed(attention) ? 0 : attention.registrations.reduce((sum, { pending }) => sum + pending, 0)

/** The period lives in the address. */
function Period({ period }: Pick<HomeData, 'period'>) {
  const t = useTranslations('analytics')
  const { change } = useListAddress()
  return (
    <Segmented
      label={t('periodOfAll')}
      value={period}
      onChange={value => change({ period: value === '30d' ? undefined : value })}
      options={earningsPeriods.map(value => ({ value, label: t(`periods.${value}`) }))}
    />
  )
}
