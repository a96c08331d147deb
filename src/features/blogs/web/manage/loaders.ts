import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'

const wanted = {
  sort: bothWays('createdAt', 'title', 'views', 'comments'),
  title: 'words',
  state: ['draft', 'published'],
} as const

export const manageBlogsLoader = loader(async (api, { url }) => orFailed(api.manageBlogs(listQuery(url, wanted))))

export const newBlogLoader = loader(async api => api.listCategories({}))

export const manageBlogLoader = loader(async (api, { params }) => {
  const [{ blog, version }, { categories }] = await Promise.all([
    api.getBlog({ id: params['id'] ?? '' }),
    api.listCategories({}),
  ])
  return { blog, version, categories }
})

export type ManagedBlog = Awaited<ReturnType<typeof manageBlogLoader>>['blog']
