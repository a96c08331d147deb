import { isTest, numberedLines, readFiles, type SourceFile } from './files.ts'
import type { Finding, Outcome } from './outcome.ts'

type Rule = { pattern: RegExp; text: string }

const physicalUtility: Rule = {
  pattern:
    /(?<![\w-])-?(?:[a-z-]+:)*-?(?:(?:ml|mr|pl|pr|left|right|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-(?:\d|\[|px|auto|full)|(?:text|float|clear)-(?:left|right)\b|(?:border|rounded)-(?:l|r|tl|tr|bl|br)(?![a-z]))/,
  text: 'names a side of the screen; use ms-, me-, ps-, pe-, start-, end-',
}

const quotedColour: Rule = {
  pattern: /['"`:[\s]#(?:[0-9a-f]{8}|[0-9a-f]{6}|(?=[0-9a-f]*\d)[0-9a-f]{3}|([0-9a-f])\1\1)['"`\]\s;,]|\brgba?\(\s*\d/i,
  text: 'is a colour of its own; name it in src/ui/tokens/tokens.css',
}

const queryInPixels: Rule = {
  pattern: /@container\b[^{]*?\b\d+px\b/,
  text: 'does not grow with the text; ask in rem (WCAG 1.4.4)',
}

/** Mails and PDFs know no custom properties; the sandbox plays another company's site; SVG and tokens are colour. */
const ownColours = /^packages\/|^src\/(ui\/tokens\.(css|ts)$|features\/[^/]+\/emails\/)|(mail-layout|-pdf)\.tsx$/

/**
 * What stylelint does not see: sides of the screen and colours that components name, queries of containers in pixels,
 * and custom properties that nobody sets, in whatever file: a browser drops such a declaration without a word.
 */
export async function checkStyles(root: string): Promise<Outcome> {
  const files = await readFiles(root, ['packages', 'src'], path => /\.(css|tsx)$/.test(path) && !isTest(path))
  const set = new Set(files.flatMap(({ text }) => [...text.matchAll(propertySet)].map(([, name]) => name)))
  const findings = files.flatMap(file => [...findingsIn(file), ...unsetIn(file, set)])
  return { read: files.length, unit: 'stylesheets and components', findings }
}

const propertySet = /(?<![\w-])(--[\w-]+)['"]?\s*:/g
const propertyRead = /var\(\s*(--[\w-]+)\s*\)/g

function unsetIn({ path, text }: SourceFile, set: ReadonlySet<string | undefined>): Finding[] {
  return numberedLines(path.endsWith('.css') ? withoutComments(text) : text).flatMap(({ line, content }) =>
    [...content.matchAll(propertyRead)]
      .filter(([, name]) => !set.has(name))
      .map(([read]) => ({
        path,
        line,
        text: `'${read}' reads what nothing sets; take a name of src/ui/tokens/tokens.css`,
      })),
  )
}

function findingsIn({ path, text }: SourceFile): Finding[] {
  const isSheet = path.endsWith('.css')
  const ofComponents = ownColours.test(path) ? [physicalUtility] : [physicalUtility, quotedColour]
  const rules = isSheet ? [queryInPixels] : ofComponents
  return numberedLines(isSheet ? withoutComments(text) : text).flatMap(({ line, content }) =>
    rules.flatMap(rule => {
      const [match] = rule.pattern.exec(content) ?? []
      return match === undefined ? [] : [{ path, line, text: `'${match.trim()}' ${rule.text}` }]
    }),
  )
}

/** Blanks comments out and keeps the line numbers. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, comment => comment.replaceAll(/[^\n]/g, ' '))
}
