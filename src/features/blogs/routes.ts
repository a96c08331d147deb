import { bind } from '#src/server/http/api/routes.ts'
import { sharedWithVersion } from '#src/server/versions.ts'

import { commentBlog, deleteComment } from './commands/comment-blog.ts'
import { deleteBlog } from './commands/delete-blog.ts'
import { duplicateBlog } from './commands/duplicate-blog.ts'
import { addBlog, blogState, savedBlog, updateBlog } from './commands/edit-blog.ts'
import { likeBlog } from './commands/like-blog.ts'
import { publishBlogs } from './commands/publish-blog.ts'
import { viewBlog } from './commands/view-blog.ts'
import { blogsContract } from './contract.ts'
import { getBlog } from './queries/get-blog.ts'
import { listBlogs } from './queries/list-blogs.ts'
import { listComments } from './queries/list-comments.ts'
import { manageBlogs } from './queries/manage-blogs.ts'

export const blogsRoutes = bind(blogsContract, {
  listBlogs: { ...listBlogs, reads: () => ['blogs', 'categories'] },
  getBlog: { ...sharedWithVersion(blogState, getBlog), reads: ({ id }) => ['blogs', 'categories', `blog:${id}`] },
  listComments: { run: listComments, reads: ({ id }) => [`blog:${id}`] },
  likeBlog,
  commentBlog: { run: commentBlog, again: 'itself' },
  deleteComment,
  manageBlogs,
  createBlog: { run: addBlog, again: { same: savedBlog, newer: updateBlog } },
  updateBlog,
  publishBlogs,
  duplicateBlog: { run: duplicateBlog, again: { same: savedBlog } },
  deleteBlog,
  viewBlog,
})
