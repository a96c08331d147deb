import { ExternalLink, Pencil } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'
import { DataTable } from '#src/ui/display/data-table.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { ItemCell } from '#src/web/manager/item-cell.tsx'
import { FailedList } from '#src/web/manager/lists/failed-list.tsx'
import { RowLink } from '#src/web/manager/lists/row-actions.tsx'
import { ListDate } from '#src/web/manager/moment.tsx'

import type { managePagesLoader } from './loaders.ts'

import '#src/web/manager/manager-cards.css'

const updateAt = (slug: string): string => `/dashboard/manage-pages/update-page/${slug}`

/** Every page of standing text: whose words stand there, and since when. */
export function PagesList() {
  const t = useTranslations('managers.pages')
  const manager = useTranslations('manager')
  const { result } = useLoaderData<typeof managePagesLoader>()
  if (hasFailed(result)) return <FailedList />
  return (
    <section className="panel manager-list">
      <DataTable caption={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('page')}</th>
            <th scope="col">{t('heading')}</th>
            <th scope="col">{t('text')}</th>
            <th scope="col">{t('changed')}</th>
            <th scope="col">
              <span className="sr-only">{manager('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {result.pages.map(page => (
            <PageRow key={page.slug} page={page} />
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}

type Page = Exclude<Awaited<ReturnType<typeof managePagesLoader>>['result'], { failed: true }>['pages'][number]

function PageRow({ page: { slug, title, isOwn, updatedAt, updatedBy } }: { page: Page }) {
  const t = useTranslations('managers.pages')
  const about = useTranslations('pages.about')
  const name = t(`names.${slug}`)
  return (
    <tr>
      <td>
        <ItemCell to={updateAt(slug)} name={name} />
      </td>
      <td data-head={t('heading')}>{title || about('title')}</td>
      <td data-head={t('text')}>
        <Badge tone={isOwn ? 'success' : 'neutral'}>{t(isOwn ? 'own' : 'standard')}</Badge>
      </td>
      <td data-head={t('changed')}>
        {isOwn ? (
          <>
            <ListDate instant={updatedAt} />
            {updatedBy && ` ${t('by', { name: updatedBy })}`}
          </>
        ) : (
          t('never')
        )}
      </td>
      <td>
        <RowActs slug={slug} name={name} />
      </td>
    </tr>
  )
}

function RowActs({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations('managers.pages')
  const manager = useTranslations('manager')
  return (
    <div className="manager-acts">
      <RowLink label={t('view', { name })} to={`/${slug}`}>
        <ExternalLink />
      </RowLink>
      <RowLink label={manager('edit', { name })} to={updateAt(slug)}>
        <Pencil />
      </RowLink>
    </div>
  )
}
