// Prepares a paper's text for reading: headings that can be linked to, and numbers that lead to the references.
import { type Heading, outlineOf } from '#src/ui/rich-text/outline.ts'
import { readRichText, type RichElement, type RichNode } from '#src/ui/rich-text/rich-text-nodes.ts'

export type Article = {
  readonly nodes: RichNode[]
  readonly outline: Heading[]
  /** Numbers of the references that the text cites. */
  readonly cited: ReadonlySet<number>
}

/** @param html the paper's content @param referenceCount numbers above it are no references */
export function readArticle(html: string, referenceCount: number): Article {
  const { nodes, outline } = outlineOf(readRichText(html))
  const cited = new Set<number>()
  const read = (node: RichNode): RichNode[] => {
    if (typeof node === 'string') return linkNumbers(node, referenceCount, cited)
    return unread.has(node.tag) ? [node] : [{ ...node, children: node.children.flatMap(read) }]
  }
  return { nodes: nodes.flatMap(read), outline, cited }
}

/** Where numbers in brackets are no references. */
const unread: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'math', 'h2', 'h3'])

/** [2], [3, 4] and [5–7] lead to the list; the first place of a number is where the list leads back to. */
function linkNumbers(text: string, count: number, cited: Set<number>): RichNode[] {
  return text.split(/(\[\d{1,3}(?:\s*[,–-]\s*\d{1,3})*\])/).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [part]
    const numbers = part.match(/\d+/g) ?? []
    if (!numbers.every(number => Number(number) >= 1 && Number(number) <= count)) return [part]
    return part.split(/(\d+)/).map((piece, at) => (at % 2 === 1 ? linkTo(Number(piece), cited) : piece))
  })
}

function linkTo(number: number, cited: Set<number>): RichElement {
  const isFirst = !cited.has(number)
  cited.add(number)
  const attributes = { href: `#ref-${number}`, ...(isFirst && { id: `cite-${number}` }) }
  return { tag: 'a', attributes, children: [String(number)] }
}
