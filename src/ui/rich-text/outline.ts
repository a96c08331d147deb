// The headings of a text, so that one can jump to them.
import type { RichNode } from './rich-text-nodes.ts'

export type Heading = { readonly id: string; readonly text: string; readonly level: 2 | 3 }

/** @returns the same nodes, each heading of the second and third level with an id of its own, and those headings in their order */
export function outlineOf(nodes: readonly RichNode[]): { nodes: RichNode[]; outline: Heading[] } {
  const outline: Heading[] = []
  const read = (node: RichNode): RichNode => {
    if (typeof node === 'string') return node
    const { tag, children } = node
    if (tag !== 'h2' && tag !== 'h3') return { ...node, children: children.map(read) }
    const text = wordsOf(node)
    const id = freeId(text, outline)
    outline.push({ id, text, level: tag === 'h2' ? 2 : 3 })
    return { ...node, attributes: { ...node.attributes, id } }
  }
  return { nodes: nodes.map(read), outline }
}

const wordsOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''))

function freeId(text: string, outline: readonly Heading[]): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const id = `s-${words.join('-')}`
  return outline.some(heading => heading.id === id) ? `${id}-${outline.length}` : id
}
