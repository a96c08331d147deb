import type { Endpoint } from '#src/wire/endpoint.ts'

export const dashboardEndpoints = {
  manageBlogs: ['GET', '/admin/blogs', 'admin'],
  createBlog: ['POST', '/blog', 'admin'],
  updateBlog: ['PUT', '/blog/:id', 'admin'],
  publishBlogs: ['PUT', '/admin/blogs/state', 'admin'],
  duplicateBlog: ['POST', '/admin/blog/:id/duplicate', 'admin'],
  deleteBlog: ['DELETE', '/admin/blog/:id', 'admin'],
} as const satisfies Record<string, Endpoint>
