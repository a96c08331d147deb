// Prepares a paper's text for reading: headings that can be linked to, and numbers that lead to the references.
import { readRichText, type RichElement, type RichNode } from '#src/ui/rich-text/rich-text-nodes.ts'

export type Heading = { readonly id: string; readonly text: string; readonly level: 2 | 3 }
export type Article = {
  readonly nodes: RichNode[]
  readonly outline: Heading[]
  /** Numbers of the references that the text cites. */
  readonly cited: ReadonlySet<number>
}

/** @param html the paper's content @param referenceCount numbers above it are no references */
export function readArticle(html: string, referenceCount: number): Article {
  const outline: Heading[] = []
  const cited = new Set<number>()
  const read = (node: RichNode): RichNode[] => {
    if (typeof node === 'string') return linkNumbers(node, referenceCount, cited)
    const { tag } = node
    if (tag === 'a' || tag === 'code' || tag === 'pre' || tag === 'math') return [node]
    if (tag !== 'h2' && tag !== 'h3') return [{ ...node, children: node.children.flatMap(read) }]
    const text = wordsOf(node)
    const id = freeId(text, outline)
    outline.push({ id, text, level: tag === 'h2' ? 2 : 3 })
    return [{ ...node, attributes: { ...node.attributes, id } }]
  }
  return { nodes: readRichText(html).flatMap(read), outline, cited }
}

const wordsOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''))

function freeId(text: string, outline: readonly Heading[]): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const id = `s-${words.join('-')}`
  return outline.some(heading => heading.id === id) ? `${id}-${outline.length}` : id
}

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
