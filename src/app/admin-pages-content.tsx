// The administrators' screens of what is read: posts and papers.
import type { RouteObject } from 'react-router'

import { manageBlogLoader, manageBlogsLoader, newBlogLoader } from '#src/features/blogs/web/manage/loaders.ts'
import {
  manageResearchesLoader,
  manageResearchLoader,
  newResearchAddress,
  newResearchLoader,
} from '#src/features/research/web/manage/loaders.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/list-address.ts'

export const blogPages = page(
  'src/features/blogs/web/manage/manage-blogs.tsx',
  async () => (await import('#src/features/blogs/web/manage/manage-blogs.tsx')).ManageBlogs,
  {
    path: 'manage-blogs',
    children: [
      page(
        'src/features/blogs/web/manage/blogs-list.tsx',
        async () => (await import('#src/features/blogs/web/manage/blogs-list.tsx')).BlogsList,
        { index: true, loader: manageBlogsLoader, handle: { query: [...LIST_NAMES, 'title', 'state'] } },
      ),
      page(
        'src/features/blogs/web/manage/new-blog.tsx',
        async () => (await import('#src/features/blogs/web/manage/new-blog.tsx')).NewBlog,
        { path: 'new-blog', loader: newBlogLoader },
      ),
      page(
        'src/features/blogs/web/manage/update-blog.tsx',
        async () => (await import('#src/features/blogs/web/manage/update-blog.tsx')).UpdateBlog,
        { path: 'update-blog/:id', loader: manageBlogLoader },
      ),
    ],
  },
)

export const researchPages: RouteObject[] = [
  { path: 'new-research', loader: newResearchAddress },
  page(
    'src/features/research/web/manage/manage-researches.tsx',
    async () => (await import('#src/features/research/web/manage/manage-researches.tsx')).ManageResearches,
    {
      path: 'manage-researches',
      children: [
        page(
          'src/features/research/web/manage/researches-list.tsx',
          async () => (await import('#src/features/research/web/manage/researches-list.tsx')).ResearchesList,
          {
            index: true,
            loader: manageResearchesLoader,
            handle: { query: [...LIST_NAMES, 'title', 'state'] },
          },
        ),
        page(
          'src/features/research/web/manage/new-research.tsx',
          async () => (await import('#src/features/research/web/manage/new-research.tsx')).NewResearch,
          { path: 'new-research', loader: newResearchLoader },
        ),
        page(
          'src/features/research/web/manage/update-research.tsx',
          async () => (await import('#src/features/research/web/manage/update-research.tsx')).UpdateResearch,
          { path: 'update-research/:id', loader: manageResearchLoader },
        ),
      ],
    },
  ),
]
