import { X } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { useListAddress } from '#src/web/manager/lists/list-address.ts'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { ManagerFrame } from '#src/web/manager/manager-frame.tsx'
import { isDay } from '#src/wire/calendar.ts'

import { ActivityFilters } from './activity-filters.tsx'
import { EntryList } from './entry-list.tsx'
import type { activityLoader } from './loaders.ts'

import './activity.css'

/** What administrators changed, the newest first: who, when, what, and what it was before. */
export function ActivityPage() {
  const t = useTranslations('managers.activity')
  const read = useLoaderData<typeof activityLoader>()
  const { get } = useListAddress()
  return (
    <ManagerFrame title={t('title')} tabs={[{ to: '/dashboard/activity', text: t('title') }]}>
      {get('thing') && !hasFailed(read) && <OneThing name={read.thingName} />}
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.entries, pages: read.NbOfPages, total: read.total }}
        rowKey={entry => entry._id}
        draw={entries => <EntryList entries={entries} names={hasFailed(read) ? {} : read.names} />}
        search={{ label: t('search'), name: 'name' }}
        filters={<ActivityFilters known={hasFailed(read) ? undefined : read} />}
        count={count => t('count', { count })}
        empty={{ title: t('empty'), text: t('emptyText') }}
        noneText={isBackwards(get('from'), get('to')) ? t('backwards') : undefined}
      />
    </ManagerFrame>
  )
}

/** Whether the period ends before it begins. */
const isBackwards = (from: string, to: string): boolean => isDay(from) && isDay(to) && to < from

/** Says that the list is about one thing, and leads back to everything. */
function OneThing({ name }: { name: string | null }) {
  const t = useTranslations('managers.activity')
  const { addressOf } = useListAddress()
  return (
    <div className="manager-only">
      <p>{t.rich('onlyThing', { name: name ?? t('thisThing'), b: words => <b>{words}</b> })}</p>
      <Link className={buttonClass({ size: 'sm' })} to={addressOf({ thing: undefined })}>
        <X />
        {t('showAll')}
      </Link>
    </div>
  )
}
