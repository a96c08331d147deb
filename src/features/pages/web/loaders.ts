import { readRow } from '#src/features/teachers/web/read-row.ts'
import { hasFailed, loader, orFailed } from '#src/web/calls/loader.ts'

export const aboutLoader = loader(async api => {
  const [page, teachers, categories, catalogue] = await Promise.all([
    orFailed(api.getPage({ slug: 'about' })),
    readRow(api),
    orFailed(api.listCategories({})),
    orFailed(api.listCourses({ limit: '1' })),
  ])
  // The catalogue says what each category stands on; without it none has a ground.
  return { page, teachers, categories, grounds: hasFailed(catalogue) ? [] : catalogue.categoryGrounds }
})

/** The address is the name of the text. */
export const textLoader = loader(async (api, { url }) =>
  api.getPage({ slug: url.pathname.startsWith('/terms') ? 'terms' : 'privacy' }),
)
