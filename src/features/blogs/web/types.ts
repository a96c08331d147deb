import type { z } from 'zod'

import type { BlogComment, blogsContract } from '../contract.ts'

export type CardBlog = z.output<typeof blogsContract.listBlogs.output>['blogs'][number]
export type DetailBlog = z.output<typeof blogsContract.getBlog.output>['blog']
export type Comment = z.output<typeof BlogComment>
