import { redirect, data } from 'react-router'

import { loader, orFailed, hasFailed } from '#src/web/calls/loader.ts'
import { isId } from '#src/wire/ids.ts'

import { addressOf, readFilters } from './list/filters.ts'

/** K-3 */
const BLOGS_PER_PAGE = 12

export const blogsLoader = loader(async (api, { url }) => {
  const filters = readFilters(url.searchParams)
  const { title, categories, page } = filters
  const [list, categoryList] = await Promise.all([
    orFailed(
      api.listBlogs({
        page,
        limit: BLOGS_PER_PAGE,
        ...(title && { title }),
        ...(categories.length > 0 && { categories: [...categories] }),
      }),
    ),
    orFailed(api.listCategories({})),
  ])
  // The end has come nearer since the address was made.
  if (!hasFailed(list) && list.NbofPages > 0 && page > list.NbofPages)
    throw redirect(addressOf({ ...filters, page: list.NbofPages }))
  return { filters, list, categoryList }
})

/** An address that can be no post's is a page that does not exist. */
export const blogLoader = loader(async (api, { params }) => {
  const { id = '' } = params
  if (!isId(id)) throw data({ code: 'not-found', message: '' }, { status: 404 })
  return api.getBlog({ id })
})
