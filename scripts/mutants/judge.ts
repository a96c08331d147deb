// Reads what Stryker found: how many mutants of each file the tests killed, and whether those that live are known.
import { z } from 'zod'

const leastPercent = 90

const Place = z.object({ line: z.number(), column: z.number() })
export const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string(),
          location: z.object({ start: Place, end: Place }),
        }),
      ),
    }),
  ),
})

/** A mutant that no test can kill, or that none has to. */
export const Survivors = z.array(
  z.strictObject({
    file: z.string(),
    /** The line that it begins in. */
    line: z.string(),
    /** What stands there instead, in one line. */
    becomes: z.string(),
    reason: z.string().min(10),
  }),
)

type Verdict = {
  /** A line for each file: its score. */
  readonly scores: string[]
  /** What is wrong. */
  readonly findings: string[]
  /** Listed ones of these files that a test kills by now, or whose line has changed. */
  readonly outdated: string[]
}

const killed = ['Killed', 'Timeout']
const alive = ['Survived', 'NoCoverage']

/** Every file has its 90 %, and what lives is listed with its reason. Mutants that do not run are not counted. */
export function judge({ files }: z.infer<typeof Report>, listed: z.infer<typeof Survivors>): Verdict {
  const [scores, findings, outdated]: [string[], string[], string[]] = [[], [], []]
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n')
    const dead = mutants.filter(({ status }) => killed.includes(status)).length
    const living = mutants
      .filter(({ status }) => alive.includes(status))
      .map(({ location: { start }, replacement }) => ({
        number: start.line,
        line: lines[start.line - 1]?.trim() ?? '',
        becomes: replacement.replaceAll(/\s+/g, ' '),
      }))
    const known = listed.filter(one => one.file === file)
    const percent = (100 * dead) / Math.max(1, dead + living.length)
    scores.push(`${percent.toFixed(1).padStart(5)} %  ${String(dead).padStart(3)} of ${dead + living.length}  ${file}`)
    if (dead + living.length > 0 && percent < leastPercent)
      findings.push(`${file}: ${percent.toFixed(1)} % of its mutants are killed (at least ${leastPercent} %)`)
    for (const { number, line, becomes } of living)
      if (!known.some(one => one.line === line && one.becomes === becomes))
        findings.push(`${file}:${number} lives and has no reason: ${line} => ${becomes}`)
    for (const { line, becomes } of known)
      if (!living.some(one => one.line === line && one.becomes === becomes))
        outdated.push(`${file}: ${line} => ${becomes}`)
  }
  return { scores, findings, outdated }
}
