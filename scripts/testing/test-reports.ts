// What the reports of Vitest and Playwright tell at the end of a run: what failed, and what took longest.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { z } from 'zod'

/** The files that vitest and Playwright wrote as JSON, as far as they ran. */
type Reports = { readonly tests?: string; readonly journeys?: string }
type Told = { readonly name: string; readonly milliseconds: number; readonly errors: readonly string[] }

const Tests = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Why the file as a whole failed. */
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          duration: z.number().nullish(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const Result = z.object({
  duration: z.number(),
  status: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })),
})
const Spec = z.object({
  file: z.string(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(Result) })),
})
type Suite = { specs: z.output<typeof Spec>[]; suites?: Suite[] | undefined }
const Suite: z.ZodType<Suite> = z.object({ specs: z.array(Spec), suites: z.array(z.lazy(() => Suite)).optional() })
/** `errors` are of no journey: what the academy wrote into its log, or what the set-up met. */
const Journeys = z.object({
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
})

const LINES_OF_AN_ERROR = 15

/** The tests of a run that took longest, tries that failed included. */
export const slowestOf = (reports: Reports, count = 25): Omit<Told, 'errors'>[] =>
  told(reports)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => ({ name, milliseconds }))

/** @returns the name of each test that failed, with the beginning of what it said */
export const failedOf = (reports: Reports): string[] =>
  told(reports)
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors }) => [name, ...errors.flatMap(beginningOf)].join('\n'))

/**
 * The files of a run in which a test, or the file as a whole such as by a hook, has failed.
 * @returns their paths; none where the run was ended before its report
 */
export const failedFiles = (file: string): string[] =>
  (read(file, Tests)?.testResults ?? [])
    .filter(one => one.message || one.assertionResults.some(({ status }) => status === 'failed'))
    .map(({ name }) => name)

/**
 * The journeys of a run that failed.
 * @returns their names; none where something failed around them, which no journey shows again
 */
export function failedJourneys(file: string): string[] {
  const failed = journeysIn(file).filter(({ errors }) => errors.length > 0)
  return failed.some(({ name }) => name === AROUND) ? [] : failed.map(({ name }) => name)
}

const AROUND = 'around the journeys'

const beginningOf = (error: string): string[] =>
  stripVTControlCharacters(error)
    .split('\n')
    .slice(0, LINES_OF_AN_ERROR)
    .map(line => `    ${line}`)

const told = ({ tests, journeys }: Reports): Told[] => [
  ...(tests ? testsIn(tests) : []),
  ...(journeys ? journeysIn(journeys) : []),
]

/** A run that was ended before it wrote its report has none. */
const read = <T>(file: string, shape: z.ZodType<T>): T | undefined =>
  existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined

const testsIn = (file: string): Told[] =>
  (read(file, Tests)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const each = assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: `${basename(name)} › ${fullName}`,
      milliseconds: duration ?? 0,
      errors: status === 'failed' ? (failureMessages ?? ['failed']) : [],
    }))
    return message ? [{ name: basename(name), milliseconds: 0, errors: [message] }, ...each] : each
  })

function journeysIn(file: string): Told[] {
  const { suites, errors } = read(file, Journeys) ?? { suites: [], errors: [] }
  const ofNone = errors.flatMap(({ message }) => message ?? [])
  const around = ofNone.length > 0 ? [{ name: AROUND, milliseconds: 0, errors: ofNone }] : []
  const each = suites.flatMap(specsOf).map(({ file: spec, title, ok, tests }) => {
    const results = tests.flatMap(one => one.results)
    // Of several tries the last one tells enough.
    const messages = (results.at(-1)?.errors ?? []).flatMap(({ message }) => message ?? [])
    return {
      name: `${basename(spec)} › ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      errors: ok ? [] : messages.length > 0 ? messages : ['failed'],
    }
  })
  // Last, where the end of a long output is what one sees.
  return [...each, ...around]
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]
