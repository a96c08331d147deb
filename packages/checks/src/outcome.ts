/** One thing that is wrong, and where it stands. */
export type Finding = { path: string; line?: number; text: string }

/** What a check saw: how much it read, what is wrong, and what is worth saying without failing. */
export type Outcome = { read: number; unit: string; findings: Finding[]; notes?: string[] }

export type Check = (root: string) => Promise<Outcome>

/**
 * Runs one check over the project at `root`.
 * A check that read nothing proves nothing, so that counts as a finding, as does a check that throws.
 */
export async function runCheck(check: Check, root: string): Promise<Outcome> {
  try {
    const outcome = await check(root)
    if (outcome.read > 0) return outcome
    return { ...outcome, findings: [{ path: '.', text: `read no ${outcome.unit}` }, ...outcome.findings] }
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { read: 0, unit: 'files', findings: [{ path: '.', text }] }
  }
}

export function formatFinding({ path, line, text }: Finding): string {
  return line === undefined ? `${path}: ${text}` : `${path}:${line}: ${text}`
}
