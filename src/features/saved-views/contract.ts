import { z } from 'zod'

import { Id, Name } from '#src/wire/fields.ts'
import { VIEW_NAME_MAX } from '#src/wire/lists.ts'
import { isStorable } from '#src/wire/text/plain-text.ts'

/** Path of a list's page. */
const List = z.string().regex(/^\/dashboard\/[a-z][a-z/-]{1,98}$/)
/** What follows `?` in its address. */
const Search = z.string().min(1).max(500).refine(isStorable)

const SavedView = z.object({ _id: Id, list: z.string(), name: z.string(), search: z.string() })

/** Lists of the dashboard as an administrator wants to find them again: each one's own. */
export const savedViewsContract = {
  listViews: { input: z.strictObject({}), output: z.object({ views: z.array(SavedView) }) },
  saveView: {
    input: z.strictObject({ list: List, name: Name.min(1).max(VIEW_NAME_MAX), search: Search }),
    output: SavedView,
  },
  deleteView: { input: z.strictObject({ id: Id }), output: z.object({ deleted: z.literal(true) }) },
} as const
