import { loader, orFailed } from '#src/web/calls/loader.ts'

/** As many stand beside each other. */
const TEACHERS = 6

export const aboutLoader = loader(async api => {
  const [page, teachers, categories] = await Promise.all([
    orFailed(api.getPage({ slug: 'about' })),
    orFailed(api.listTeachers({ limit: TEACHERS })),
    orFailed(api.listCategories({})),
  ])
  return { page, teachers, categories }
})

/** The address is the name of the text. */
export const textLoader = loader(async (api, { url }) =>
  api.getPage({ slug: url.pathname.startsWith('/terms') ? 'terms' : 'privacy' }),
)
