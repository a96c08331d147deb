// What is wrong with what was sent: all of it, each beside the name of its field.
import type { z } from 'zod'

import { refuse, type Refused, type RefusedField } from '#src/wire/refusals.ts'

/** No form sends more; who sends nonsense on purpose gets a short answer. */
const MOST_FIELDS = 50

/** Refuses what a contract did not take. The text is of the first fault; a rule of ours says it itself. */
export function refuseInput({ issues }: z.ZodError): Refused {
  const [first] = issues
  if (!first) return refuse('invalid')
  const place = first.path.join('.')
  const text = first.code === 'custom' || !place ? first.message : `${place}: ${first.message}`
  return refuse('invalid', { text, fields: issues.flatMap(fieldOf).slice(0, MOST_FIELDS) })
}

const fieldOf = (issue: z.core.$ZodIssue): RefusedField[] =>
  issue.path.length > 0 ? [{ path: issue.path.join('.'), message: sentenceOf(issue) }] : []

/** Zod's own words are for engineers; a rule of ours has words of its own. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom' || !/^(Too (small|big)|Invalid )/.test(issue.message)) return issue.message
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'This is not written as it should be'
  return 'This is not a value that can be kept here'
}

const tooSmall = ({ origin, minimum }: z.core.$ZodIssueTooSmall): string => {
  if (origin === 'string') return minimum === 1 ? 'Please fill this in' : `Please use at least ${minimum} characters`
  if (origin === 'file') return 'This file is empty'
  return origin === 'array' ? `At least ${minimum} are needed` : `This must be at least ${minimum}`
}

const tooBig = ({ origin, maximum }: z.core.$ZodIssueTooBig): string => {
  if (origin === 'string') return `Please use at most ${maximum} characters`
  if (origin === 'file') return 'This file is too large'
  return origin === 'array' ? `At most ${maximum} can be kept` : `This must be at most ${maximum}`
}

const formats: Readonly<Record<string, string>> = {
  url: 'A web address looks like https://example.org/page',
  date: 'This is not a day of the calendar',
  regex: 'This text has characters that cannot be kept',
}
