import { useLoaderData } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { DraftsList } from '#src/web/manager/lists/drafts-list.tsx'

import type { manageResearchesLoader } from './loaders.ts'

/** A-RES-1, A-RES-8: all papers, drafts included. */
export function ResearchesList() {
  const t = useTranslations('managers.research')
  const format = useFormatter()
  const read = useLoaderData<typeof manageResearchesLoader>()
  return (
    <DraftsList
      t={t}
      count={count => t('count', { count })}
      list={hasFailed(read) ? read : { rows: read.researches, pages: read.NbOfPages, total: read.total }}
      imageOf={row => row.thumbnail}
      read={async ({ _id: id }) => (await api().manageResearch({ id })).research.abstract}
      columns={[
        { head: t('category'), isMinor: true, cell: row => <span className="as-label">{row.category.name}</span> },
        { head: t('views'), sort: 'views', isNumber: true, cell: row => format.number(row.views) },
      ]}
      places={{
        page: id => `/research/${id}`,
        edit: id => `/dashboard/manage-researches/update-research/${id}`,
        add: '/dashboard/manage-researches/new-research',
      }}
      calls={{
        publish: input => api().publishResearches(input),
        duplicate: (input, key) => api().duplicateResearch(input, key),
        delete: input => api().deleteResearch(input),
      }}
    />
  )
}
