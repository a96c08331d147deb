import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { z } from 'zod'

type Timed = { readonly name: string; readonly milliseconds: number }

const Tests = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

const Spec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { specs: z.output<typeof Spec>[]; suites?: Suite[] | undefined }
const Suite: z.ZodType<Suite> = z.object({ specs: z.array(Spec), suites: z.array(z.lazy(() => Suite)).optional() })
const Journeys = z.object({ suites: z.array(Suite) })

const read = <T>(file: string, shape: z.ZodType<T>): T => shape.parse(JSON.parse(readFileSync(file, 'utf8')))

/**
 * The tests of a run that took longest, tries that failed included.
 * @param reports the files that vitest and Playwright wrote as JSON
 */
export function slowestOf(reports: { tests: string; journeys: string }, count = 25): Timed[] {
  const tests = read(reports.tests, Tests).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(one => ({ name: `${basename(name)} › ${one.fullName}`, milliseconds: one.duration ?? 0 })),
  )
  const journeys = read(reports.journeys, Journeys)
    .suites.flatMap(specsOf)
    .map(({ file, title, tests }) => ({
      name: `${basename(file)} › ${title}`,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    }))
  return [...tests, ...journeys].toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]
