import { loader, orFailed } from '#src/web/loader.ts'

export const aboutLoader = loader(async api => ({ categories: await orFailed(api.listCategories({})) }))

/** The address is the name of the text. */
export const textLoader = loader(async (api, { url }) =>
  api.getPage({ slug: url.pathname.startsWith('/terms') ? 'terms' : 'privacy' }),
)
