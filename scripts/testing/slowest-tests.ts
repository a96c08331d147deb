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
 * @param reports the files that vitest and Playwright wrote as JSON, as far as they ran
 */
export function slowestOf({ tests, journeys }: { tests?: string; journeys?: string }, count = 25): Timed[] {
  const all = [...(tests ? testsIn(tests) : []), ...(journeys ? journeysIn(journeys) : [])]
  return all.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
}

const testsIn = (file: string): Timed[] =>
  read(file, Tests).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(one => ({ name: `${basename(name)} › ${one.fullName}`, milliseconds: one.duration ?? 0 })),
  )

const journeysIn = (file: string): Timed[] =>
  read(file, Journeys)
    .suites.flatMap(specsOf)
    .map(({ file: spec, title, tests }) => ({
      name: `${basename(spec)} › ${title}`,
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    }))

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]
