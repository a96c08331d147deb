import { z } from 'zod'

import { Category } from '#src/features/categories/contract.ts'
import {
  idList,
  Id,
  Instant,
  jsonText,
  Line,
  listFields,
  PageNumber,
  Password,
  publishing,
  Upload,
  Version,
  wholeNumber,
  YesNo,
  visibleParagraphs,
} from '#src/wire/fields.ts'

/** Posts on a page of the list (K-3). */
const BLOGS_PER_PAGE = 12
/** The most characters of a comment (T82). */
const MAX_COMMENT = 2_000

const Author = z.object({ firstName: z.string(), lastName: z.string(), image: z.string().nullable() })

export const BlogCard = z.object({
  _id: Id,
  title: z.string(),
  summary: z.string(),
  /** Empty for a draft that has no picture yet. */
  thumbnailUrl: z.string(),
  /** The post's own category comes first. */
  categories: z.array(Category),
  readingMinutes: z.number().int(),
  views: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Null for a draft, which only administrators see. */
  publishedAt: Instant.nullable(),
})

export const BlogComment = z.object({
  _id: Id,
  content: z.string(),
  createdAt: Instant,
  author: Author,
  /** True for the user's own, and for administrators (D-61). */
  canDelete: z.boolean(),
})

/** A post as its page shows it. */
const BlogDetail = BlogCard.extend({
  content: z.string(),
  author: Author.nullable(),
  /** The user's own id where they like it, and no other: who else did stays private (D-58). */
  likes: z.array(Id),
  likesCount: z.number().int(),
  liked: z.boolean(),
  /** The newest ones, the newest first. */
  comments: z.array(BlogComment),
  commentsCount: z.number().int(),
})

const CommentText = visibleParagraphs(MAX_COMMENT)

/** What a row of the manager's list shows. */
const BlogRow = BlogCard.pick({ _id: true, title: true, thumbnailUrl: true, views: true, createdAt: true }).extend({
  commentsCount: z.number().int(),
  published: z.boolean(),
})

const blogFields = {
  /** How long both have to be, the command says of both at once. */
  title: Line,
  /** Formatted text. */
  content: z.string().max(200_000),
  /** One or two sentences; empty for the first words of the content. */
  summary: Line.max(300).optional(),
  /** Their ids, the post's own first. */
  categories: jsonText(z.array(Id).max(10)).optional(),
  published: YesNo.optional(),
}
const Saved = z.object({ blog: z.object({ _id: Id, title: z.string(), published: z.boolean() }) })

export const blogsContract = {
  listBlogs: {
    input: z.strictObject({
      /** Every word of it stands in the title. */
      title: Line.max(100).optional(),
      categories: idList(50).optional(),
      page: PageNumber.default(1),
      limit: wholeNumber(1, 100).default(BLOGS_PER_PAGE),
    }),
    /** `NbofPages` is the specification's spelling (D-28). */
    output: z.object({
      blogs: z.array(BlogCard),
      NbofPages: z.number().int(),
      total: z.number().int(),
      /** How many posts each category would give beside the search; categories without any are left out. */
      categoryCounts: z.array(z.object({ _id: Id, count: z.number().int() })),
    }),
  },
  getBlog: {
    input: z.strictObject({ id: Id }),
    /** `version` is for administrators. */
    output: z.object({ blog: BlogDetail, related: z.array(BlogCard), version: Version.optional() }),
  },
  /** The comments older than one of them, the newest first; its place is given, for it may be deleted meanwhile. */
  listComments: {
    input: z.strictObject({ id: Id, before: Instant, beforeId: Id }),
    output: z.object({ comments: z.array(BlogComment), hasMore: z.boolean() }),
  },
  /** Likes, or takes the like back. */
  likeBlog: {
    input: z.strictObject({ id: Id }),
    output: z.object({ liked: z.boolean(), likesCount: z.number().int() }),
  },
  commentBlog: {
    input: z.strictObject({ id: Id, content: CommentText }),
    output: z.object({ comment: BlogComment }),
  },
  deleteComment: {
    input: z.strictObject({ commentId: Id, blogId: Id.optional() }),
    output: z.object({ message: z.string() }),
  },
  manageBlogs: {
    input: z.strictObject({
      title: Line.max(100).optional(),
      state: z.enum(['draft', 'published']).optional(),
      ...listFields('createdAt', 'title', 'views', 'comments'),
    }),
    output: z.object({ blogs: z.array(BlogRow), NbofPages: z.number().int(), total: z.number().int() }),
  },
  /** Published unless told otherwise, and then with a picture. */
  createBlog: { files: 1, input: z.strictObject({ ...blogFields, file: Upload.optional() }), output: Saved },
  /** What is not sent stays as it is. */
  updateBlog: {
    files: 1,
    input: z.strictObject({ id: Id, ...blogFields, file: Upload.optional(), version: Version.optional() }),
    output: Saved,
  },
  publishBlogs: publishing,
  duplicateBlog: { input: z.strictObject({ id: Id }), output: Saved },
  deleteBlog: { input: z.strictObject({ id: Id, password: Password }), output: z.object({ deleted: z.literal(true) }) },
  viewBlog: { input: z.strictObject({ id: Id }), output: z.object({ views: z.number().int() }) },
} as const
