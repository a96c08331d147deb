import ts from 'typescript'

import { codeFolders, isCode, isTest, numberedLines, readFiles, type SourceFile } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'
import { lineOf, nodesOf, parse } from './syntax.ts'

const mostLines = 250
const mostMedianLines = 60
const mostCastsPerThousandLines = 1

/** What no linter counts: stylesheets' lengths, the median file, casts and suppressions without a reason. */
export async function checkLimits(root: string): Promise<Outcome> {
  const isMeasured = (path: string) => isCode(path) || path.endsWith('.css')
  const files = await readFiles(root, codeFolders, isMeasured)
  const code = files.filter(file => isCode(file.path))
  const casts = code.flatMap(castsIn)
  const measures = measure(files, casts.length)
  return {
    read: files.length,
    unit: 'files',
    findings: [
      ...files.filter(({ path }) => path.endsWith('.css')).flatMap(lengthProblems),
      ...code.flatMap(suppressionProblems),
      ...casts
        .filter(cast => !cast.isExplained)
        .map(({ path, line }) => ({ path, line, text: 'a cast without a comment that says why it holds' })),
      ...measures.findings,
    ],
    notes: measures.notes,
  }
}

type Measures = { findings: Finding[]; notes: string[] }

function measure(files: SourceFile[], casts: number): Measures {
  const code = files.filter(({ path }) => /^(packages\/(?!demo-)|src)\//.test(path) && isCode(path) && !isTest(path))
  const castRate = (casts * 1000) / Math.max(1000, sumLines(files))
  const median = medianOf(code.map(linesOf))
  const gates = [
    { isBroken: median > mostMedianLines, text: `the median file has ${median} lines (limit ${mostMedianLines})` },
    {
      isBroken: castRate > mostCastsPerThousandLines,
      text: `${casts} casts, ${castRate.toFixed(1)} per 1000 lines (limit ${mostCastsPerThousandLines})`,
    },
  ]
  return {
    findings: gates.filter(({ isBroken }) => isBroken).map(({ text }) => ({ path: '.', text })),
    notes: [
      `${sumLines(code)} lines of code in ${code.length} files, median ${median}`,
      `${casts} casts, ${castRate.toFixed(2)} per 1000 lines`,
    ],
  }
}

function linesOf({ text }: SourceFile): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function sumLines(files: SourceFile[]): number {
  return files.reduce((sum, file) => sum + linesOf(file), 0)
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function lengthProblems(file: SourceFile): Finding[] {
  const lines = linesOf(file)
  return lines > mostLines ? [{ path: file.path, text: `${lines} lines (limit ${mostLines})` }] : []
}

type Cast = { path: string; line: number; isExplained: boolean }

/** Type assertions other than `as const`; a comment on the line, or on the line above, explains one. */
function castsIn(file: SourceFile): Cast[] {
  const lines = file.text.split('\n')
  return nodesOf(parse(file))
    .filter(isCast)
    .map(node => {
      const line = lineOf(node.type)
      const near = [lineOf(node) - 2, lineOf(node) - 1, line - 2, line - 1].map(index => lines[index] ?? '')
      return { path: file.path, line, isExplained: isTest(file.path) || near.some(text => /\/\/|\*/.test(text)) }
    })
}

function isCast(node: ts.Node): node is ts.AsExpression | ts.TypeAssertion {
  return (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type)
}

const suppression =
  /(?:\/\/|\/\*|\{\/\*)\s*(?:(?:ox|es)lint-disable|@ts-expect-error|oxfmt-ignore|jscpd:ignore-start|v8 ignore)/

function suppressionProblems(file: SourceFile): Finding[] {
  return commentsIn(file, suppression)
    .filter(({ content }) => !/ -- \S+/.test(content))
    .map(({ line }) => ({ path: file.path, line, text: 'a suppression without `-- reason`' }))
}

/** The lines that `pattern` finds, but for those inside a text. */
function commentsIn(file: SourceFile, pattern: RegExp): { line: number; content: string }[] {
  const lines = numberedLines(file.text).filter(({ content }) => pattern.test(content))
  if (lines.length === 0) return []
  const texts = nodesOf(parse(file)).filter(node => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
  const spans = texts.map(node => ({ first: lineOf(node), last: lineOf(node) + node.getText().split('\n').length - 1 }))
  return lines.filter(({ line, content }) => {
    const isInside = spans.some(({ first, last }) => first < line && line <= last)
    const isQuoted = /['"`].*\/[/*].*['"`]/.test(content)
    return !isInside && !isQuoted
  })
}
