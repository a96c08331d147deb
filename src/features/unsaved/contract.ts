import { z } from 'zod'

import { Instant } from '#src/wire/fields.ts'
import { isStorable } from '#src/wire/text/plain-text.ts'

/** A form's address, with what tells it from another one there. */
const Place = z.string().min(1).max(300).refine(isStorable)
/** As much as a form keeps in its tab, as far as one body can hold it. */
const Typed = z.string().min(2).max(500_000).refine(isStorable)

const OfForm = z.strictObject({ place: Place })

/** What administrators typed and have not saved: each one's own. */
export const unsavedContract = {
  findUnsaved: {
    input: OfForm,
    output: z.object({ unsaved: z.object({ typed: z.string(), at: Instant }).nullable() }),
  },
  keepUnsaved: { input: OfForm.extend({ typed: Typed }), output: z.object({ at: Instant }) },
  dropUnsaved: { input: OfForm, output: z.object({ deleted: z.literal(true) }) },
} as const
