import { readRow } from '#src/features/teachers/web/read-row.ts'
import { loader, orFailed } from '#src/web/calls/loader.ts'

export const aboutLoader = loader(async api => {
  const [page, teachers, categories] = await Promise.all([
    orFailed(api.getPage({ slug: 'about' })),
    readRow(api),
    orFailed(api.listCategories({})),
  ])
  return { page, teachers, categories }
})

/** The address is the name of the text. */
export const textLoader = loader(async (api, { url }) =>
  api.getPage({ slug: url.pathname.startsWith('/terms') ? 'terms' : 'privacy' }),
)
