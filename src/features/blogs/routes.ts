import { bind, type RawRoute } from '#src/server/routes.ts'

import { commentBlog, deleteComment } from './commands/comment-blog.ts'
import { deleteBlog } from './commands/delete-blog.ts'
import { duplicateBlog } from './commands/duplicate-blog.ts'
import { addBlog, updateBlog } from './commands/edit-blog.ts'
import { likeBlog } from './commands/like-blog.ts'
import { publishBlogs } from './commands/publish-blog.ts'
import { viewBlog } from './commands/view-blog.ts'
import { blogsContract } from './contract.ts'
import { drawFeed } from './queries/draw-feed.ts'
import { getBlog } from './queries/get-blog.ts'
import { listBlogs } from './queries/list-blogs.ts'
import { listComments } from './queries/list-comments.ts'
import { manageBlogs } from './queries/manage-blogs.ts'

export const blogsRoutes = bind(blogsContract, {
  listBlogs: { run: listBlogs, reads: () => ['blogs', 'categories'] },
  getBlog: { run: getBlog, reads: ({ id }) => ['blogs', 'categories', `blog:${id}`] },
  listComments: { run: listComments, reads: ({ id }) => [`blog:${id}`] },
  likeBlog,
  commentBlog,
  deleteComment,
  manageBlogs,
  createBlog: addBlog,
  updateBlog,
  publishBlogs,
  duplicateBlog,
  deleteBlog,
  viewBlog,
})

/** The feed has an address among the pages: feed readers are given the site's own. */
export const blogsFeed: RawRoute = async (context, _, reply) =>
  reply
    .header('content-type', 'application/rss+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=300')
    .send(await drawFeed(context))
