import { z } from 'zod'

import { Instant, Line, Version } from '#src/wire/fields.ts'
import { PAGE_MAX } from '#src/wire/text/text-limits.ts'

/** The pages of standing text, by their address. */
export const PageSlug = z.enum(['about', 'privacy', 'terms'])

/** A page as its manager sees it. */
const ManagedPage = z.object({
  slug: PageSlug,
  /** Title and text; both empty while the about page stands as it comes, for that one is drawn, not written. */
  title: z.string(),
  content: z.string(),
  /** Whether somebody wrote it, or it is the one that comes with the product. */
  isOwn: z.boolean(),
  updatedAt: Instant,
  /** Who wrote it, while that is known. */
  updatedBy: z.string().nullable(),
})

export const pagesContract = {
  getPage: {
    input: z.strictObject({ slug: PageSlug }),
    output: ManagedPage.pick({ title: true, content: true, isOwn: true, updatedAt: true }),
  },
  managePages: {
    input: z.strictObject({}),
    output: z.object({
      /** Of each text the words that it begins with, block by block; none while the about page stands as it comes. */
      pages: z.array(ManagedPage.omit({ content: true }).extend({ beginning: z.array(z.string()) })),
    }),
  },
  managePage: {
    input: z.strictObject({ slug: PageSlug }),
    output: z.object({ page: ManagedPage, version: Version.optional() }),
  },
  updatePage: {
    input: z.strictObject({
      slug: PageSlug,
      title: Line.min(1).max(120),
      /** Formatted text; whether it says anything is looked at by the command. */
      content: z.string().max(PAGE_MAX),
      version: Version.optional(),
    }),
    output: z.object({ page: ManagedPage }),
  },
  /** Back to the text that comes with the product. */
  restorePage: { input: z.strictObject({ slug: PageSlug }), output: z.object({ page: ManagedPage }) },
} as const
