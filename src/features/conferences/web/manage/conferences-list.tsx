import { ExternalLink } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { MenuLink } from '#src/ui/overlays/menu.tsx'
import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import type { Column, Inside } from '#src/web/manager/lists/column.ts'
import { ManagerList } from '#src/web/manager/lists/manager-list.tsx'
import { EditAndDelete } from '#src/web/manager/lists/row-actions.tsx'
import { DeletePrompt } from '#src/web/manager/prompts/delete-prompt.tsx'
import { isAmong, useAsked } from '#src/web/manager/prompts/use-asked.ts'

import { Bend } from '../bend.tsx'
import { ConferenceDays } from '../conference-days.tsx'
import type { manageConferencesLoader } from './loaders.ts'

type Read = Awaited<ReturnType<typeof manageConferencesLoader>>
type Row = Extract<Read, { conferences: unknown }>['conferences'][number]

const updateAt = (id: string) => `/dashboard/manage-conferences/update-conference/${id}`

/** In one piece: a row that becomes a card lays out each part of its cells. */
const Days = ({ date }: Pick<Row, 'date'>) => (
  <span className="whitespace-nowrap">
    <ConferenceDays date={date} form="full" />
  </span>
)

/** A conference without an image has the bend, here as on its page. */
const Drawn = () => <Bend className="manager-thumb conference-ground" />

const inside: Inside<Row> = {
  nameOf: row => row.name,
  imageOf: row => row.image,
  read: async ({ _id: id }) => (await api().getConference({ id })).conference.description,
}

/** D-43: all conferences, with what an administrator does with one. */
export function ConferencesList() {
  const t = useTranslations('managers.conferences')
  const read = useLoaderData<typeof manageConferencesLoader>()
  const [leaving, setLeaving] = useAsked<Row>(isAmong(hasFailed(read) ? undefined : read.conferences))
  const columns: Column<Row>[] = [
    {
      head: t('name'),
      sort: 'name',
      cell: row => (
        <ItemCell
          to={updateAt(row._id)}
          name={row.name}
          {...(row.image ? { image: row.image, hasImage: true } : { picture: <Drawn /> })}
        />
      ),
    },
    { head: t('location'), isMinor: true, cell: row => row.location },
    { head: t('dates'), sort: 'date', cell: row => <Days date={row.date} /> },
    { head: t('speakers'), isNumber: true, isMinor: true, cell: row => row.speakersCount },
    {
      head: t('state'),
      cell: row => <Badge tone={row.isPast ? 'neutral' : 'success'}>{t(row.isPast ? 'past' : 'coming')}</Badge>,
    },
  ]
  return (
    <>
      <ManagerList
        caption={t('list')}
        list={hasFailed(read) ? read : { rows: read.conferences, pages: read.NbOfPages, total: read.total }}
        rowKey={row => row._id}
        inside={inside}
        columns={columns}
        search={{ label: t('search'), name: 'name' }}
        count={count => t('count', { count })}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: (
            <Link className={buttonClass({ variant: 'ink' })} to="/dashboard/new-conference">
              {t('add')}
            </Link>
          ),
        }}
        actions={row => (
          <EditAndDelete name={row.name} editAt={updateAt(row._id)} onDelete={() => setLeaving(row)}>
            <MenuLink link={<Link to={`/conferences/${row._id}`} data-key="v" />}>
              <ExternalLink />
              {t('view')}
            </MenuLink>
          </EditAndDelete>
        )}
      />
      {leaving && (
        <DeletePrompt
          name={leaving.name}
          text={t('deleteText')}
          onDelete={password => api().deleteConference({ id: leaving._id, password })}
          onClose={() => setLeaving(undefined)}
          deleted={t('deleted')}
          failed={t('deleteFailed')}
        />
      )}
    </>
  )
}
