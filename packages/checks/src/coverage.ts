import ts from 'typescript'

import { codeFolders, readFiles, readIfThere, type SourceFile } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'
import { lineOf, nodesOf, parse } from './syntax.ts'

/** The ids of the specification that no test names yet. The list may only shrink. */
export const uncoveredPage = 'docs/spec/uncovered.txt'

type Requirement = { id: string; section: string }
export type Coverage = {
  requirements: Requirement[]
  uncovered: Requirement[]
  allowed: Set<string>
  findings: Finding[]
}

const sources = [
  { path: 'docs/spec/checklist.md', row: /^- ((?:[A-Z]+-)+\d+) / },
  { path: 'docs/spec/threats.md', row: /^\| (T\d+) \|/ },
  { path: 'docs/spec/faults.md', row: /^\| ([RL]\d+) \|/ },
]

/** Which ids of the specification the titles of the tests name, and what is wrong with the ids or with the list. */
export async function readCoverage(root: string): Promise<Coverage> {
  const requirements = await readRequirements(root)
  const decisions = (await readIfThere(root, 'docs/spec/decisions.md')) ?? ''
  const known = new Set([...requirements.map(({ id }) => id), ...(decisions.match(/\bD-\d+/g) ?? [])])
  const tests = await readFiles(root, codeFolders, path => /\.(test|spec)\.tsx?$/.test(path))
  const named = tests.flatMap(idsInTitles)
  const covered = new Set(named.map(({ id }) => id))
  const uncovered = requirements.filter(({ id }) => !covered.has(id))
  const allowed = new Set(((await readIfThere(root, uncoveredPage)) ?? '').split('\n').filter(line => line !== ''))
  const unknown = named
    .filter(({ id }) => !known.has(id))
    .map(({ id, path, line }) => ({ path, line, text: `${id} is not in the specification` }))
  return { requirements, uncovered, allowed, findings: [...unknown, ...listProblems(uncovered, allowed)] }
}

/** The specification's coverage only grows: no id loses its test, and the list of uncovered ids is up to date. */
export async function checkCoverage(root: string): Promise<Outcome> {
  const { requirements, uncovered, findings } = await readCoverage(root)
  const covered = requirements.length - uncovered.length
  return {
    read: requirements.length,
    unit: 'ids',
    findings,
    notes: [`tests name ${covered} of ${requirements.length} ids of the specification`],
  }
}

async function readRequirements(root: string): Promise<Requirement[]> {
  const lists = await Promise.all(
    sources.map(async ({ path, row }) => {
      const found: Requirement[] = []
      let section = path
      for (const line of ((await readIfThere(root, path)) ?? '').split('\n')) {
        section = /^#+ (.*)/.exec(line)?.[1] ?? section
        const id = row.exec(line)?.[1]
        if (id !== undefined) found.push({ id, section })
      }
      return found
    }),
  )
  return lists.flat()
}

const idPattern = /(?<![\w-])(?:(?:[XLPA]-[A-Z]+|E|K|API|D)-\d+|[TRL]\d+)(?![\w-])/g

type NamedId = { id: string; path: string; line: number }

/** The ids in the titles of `test(…)` and `it(…)` calls, `.each` and `.only` included; skipped tests prove nothing. */
function idsInTitles(file: SourceFile): NamedId[] {
  return nodesOf(parse(file))
    .filter(ts.isCallExpression)
    .flatMap(call => {
      const [title] = call.arguments
      if (title === undefined || !isRunningTest(call.expression)) return []
      const ids = titleText(title).match(idPattern) ?? []
      return ids.map(id => ({ id, path: file.path, line: lineOf(title) }))
    })
}

function isRunningTest(callee: ts.Expression): boolean {
  const text = callee.getText()
  return (
    /^(test|it)\b/.test(text) && !/^\w+\.(skip|todo|fixme|describe|step|use|extend|beforeEach|afterEach)\b/.test(text)
  )
}

function titleText(title: ts.Expression): string {
  if (ts.isTemplateExpression(title)) {
    return title.head.text + title.templateSpans.map(span => ` ${span.literal.text}`).join('')
  }
  return ts.isStringLiteralLike(title) ? title.text : ''
}

function listProblems(uncovered: Requirement[], allowed: Set<string>): Finding[] {
  const open = new Set(uncovered.map(({ id }) => id))
  const lost = [...open].filter(id => !allowed.has(id)).map(id => `${id} has no test and is not in the list`)
  const done = [...allowed].filter(id => !open.has(id)).map(id => `${id} has a test; npm run coverage:spec -- --update`)
  return [...lost, ...done].map(text => ({ path: uncoveredPage, text }))
}
