import { z } from 'zod'

import { Line, Version } from '#src/wire/fields.ts'
import { FIGURES_MAX } from '#src/wire/text-limits.ts'

/** The four that the specification knows (L-HOME-14); their labels are the message catalogue's. */
const SpecifiedFigure = z.object({
  value: z.string(),
  name: z.enum(['papers', 'collaborations', 'athletes', 'improvement']),
})
const OwnFigure = z.object({ value: z.string(), label: z.string() })

/** The figures of the landing page in their order, as they are shown: "120+", "95%" (D-62). */
export const Statistics = z.object({ figures: z.array(z.union([SpecifiedFigure, OwnFigure])) })

export const homeContract = {
  /** `version` is for administrators. */
  getStatistics: { input: z.strictObject({}), output: Statistics.extend({ version: Version.optional() }) },
  saveStatistics: {
    input: z.strictObject({
      figures: z.array(z.strictObject({ value: Line.min(1).max(12), label: Line.min(1).max(80) })).max(FIGURES_MAX),
      version: Version.optional(),
    }),
    output: Statistics,
  },
  /** Back to what stands there by itself. */
  restoreStatistics: { input: z.strictObject({}), output: Statistics },
} as const
