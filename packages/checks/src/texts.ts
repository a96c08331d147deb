import ts from 'typescript'
import { z } from 'zod'

import { isCode, isTest, readFiles, readIfThere, type SourceFile } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'
import { lineOf, nodesOf, parse } from './syntax.ts'

const catalogue = 'messages/en.json'
type Messages = { [key: string]: string | Messages }
const messagesShape: z.ZodType<Messages> = z.lazy(() => z.record(z.string(), z.union([z.string(), messagesShape])))

/** Shown to developers, to mail readers in the sender's one language, or by the sandbox company. */
const ownTexts = /^src\/(ui\/gallery(\.tsx|\/)|features\/[^/]+\/emails\/)/
/** Names that no language translates. */
const untranslated = new Set(['Palestra', 'Stripe', 'ORCID', 'BibTeX'])
const spokenAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
])

/** What people read comes from the message catalogue; keys that nothing asks for are told. */
export async function checkTexts(root: string): Promise<Outcome> {
  const files = await readFiles(root, ['src'], path => isCode(path) && !isTest(path))
  const components = files.filter(({ path }) => path.endsWith('.tsx') && !ownTexts.test(path))
  const keys = keysOf(messagesShape.parse(JSON.parse((await readIfThere(root, catalogue)) ?? '{}')))
  const unused = unusedKeys(keys, files)
  const examples = unused.length === 0 ? '' : `: ${unused.slice(0, 20).join(', ')}`
  return {
    read: components.length,
    unit: 'components',
    findings: components.flatMap(literalsIn),
    notes: [`${keys.length} messages, ${unused.length} that no literal names${examples}`],
  }
}

function literalsIn(file: SourceFile): Finding[] {
  return nodesOf(parse(file)).flatMap(node => {
    const text = spokenText(node)
    if (text === undefined || !isLanguage(text)) return []
    return [{ path: file.path, line: lineOf(node), text: `'${text.trim()}' belongs into ${catalogue}` }]
  })
}

/** The literal that a person would read or hear: JSX text, a literal in braces, an attribute that is spoken. */
function spokenText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return undefined
  const parent = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return node.text
  return ts.isJsxAttribute(parent) && spokenAttributes.has(parent.name.getText()) ? node.text : undefined
}

/** Two letters in a row make language; abbreviations in capitals and names do not. */
function isLanguage(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  return words.some(word => word !== word.toUpperCase() && !untranslated.has(word))
}

function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )
}

/** Keys of which no tail (`save`, `form.save`, `courses.form.save`) stands in the code as a literal, or as a template. */
function unusedKeys(keys: string[], files: SourceFile[]): string[] {
  const literals = new Set<string>()
  const templates: RegExp[] = []
  for (const node of files.flatMap(file => nodesOf(parse(file)))) {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) literals.add(node.text)
    if (ts.isPropertyAccessExpression(node)) literals.add(node.name.text)
    if (ts.isTemplateExpression(node)) templates.push(templatePattern(node))
  }
  return keys.filter(key => {
    const tails = key.split('.').map((_, index, parts) => parts.slice(index).join('.'))
    return !tails.some(tail => literals.has(tail) || templates.some(template => template.test(tail)))
  })
}

/** What a template can become, provided that it fixes at least the first part of a key. */
function templatePattern({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const fixed = [head.text, ...templateSpans.map(span => span.literal.text)]
  if (head.text === '' || !fixed.every(text => /^[\w.]*$/.test(text))) return /^(?!)/
  return new RegExp(`^${fixed.map(text => text.replaceAll('.', String.raw`\.`)).join('.+')}$`)
}
