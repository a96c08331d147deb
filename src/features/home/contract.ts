import { z } from 'zod'

/** The four figures of the landing page, as they are shown: "120+", "95%" (D-62). */
export const Statistics = z.object({
  papers: z.string(),
  collaborations: z.string(),
  athletes: z.string(),
  improvement: z.string(),
})

export const homeContract = {
  getStatistics: { input: z.strictObject({}), output: Statistics },
} as const
