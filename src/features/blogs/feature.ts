import { defineFeature } from '#src/server/feature.ts'
import type { ApiOf } from '#src/wire/endpoint.ts'

import { blogData } from './commands/personal-data.ts'
import type { blogsContract } from './contract.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { siteEndpoints } from './endpoints/site.ts'
import { isPublished } from './queries/cards.ts'
import { renderFeed } from './queries/render-feed.ts'
import { blogsRoutes } from './routes.ts'
import { blogs } from './tables.ts'

declare module '#src/web/calls/api.ts' {
  interface Api extends ApiOf<typeof blogsContract> {}
}

export const blogsFeature = defineFeature({
  endpoints: { ...siteEndpoints, ...dashboardEndpoints },
  routes: blogsRoutes,
  personalData: blogData,
  siteMap: { pages: ['/blogs'], parts: { blogs: { table: blogs, isShown: isPublished, folder: '/blog' } } },
  // Among the pages: feed readers are given the site's own address.
  documents: [
    {
      path: '/blogs/rss.xml',
      type: 'application/rss+xml',
      maxAgeSeconds: 300,
      tags: ['blogs', 'categories'],
      draw: renderFeed,
    },
  ],
})
