import type { Endpoint } from '#src/wire/endpoint.ts'

export const siteEndpoints = {
  listBlogs: ['GET', '/blogs', 'anyone'],
  getBlog: ['GET', '/blog/:id', 'anyone'],
  viewBlog: ['POST', '/blog/:id/view', 'anyone'],
  likeBlog: ['PUT', '/blog/like/:id', 'signed-in'],
  listComments: ['GET', '/blog/:id/comments', 'anyone'],
  commentBlog: ['PUT', '/blog/comment/:id', 'signed-in'],
  deleteComment: ['DELETE', '/blog/comment/:commentId', 'signed-in'],
} as const satisfies Record<string, Endpoint>
