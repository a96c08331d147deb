// The text of a paper as a tree of what a page can set.
import { DomUtils, parseDocument } from 'htmlparser2'

const { isTag, isText } = DomUtils
type ChildNode = ReturnType<typeof parseDocument>['children'][number]

export type TextElement = {
  readonly tag: string
  /** An address, of a link alone. */
  readonly href: string | undefined
  readonly children: TextNode[]
}
export type TextNode = string | TextElement

/** Spaces between blocks are none of the text. */
export const readText = (html: string): TextNode[] =>
  parseDocument(html)
    .children.filter(node => !isText(node) || node.data.trim() !== '')
    .flatMap(nodeOf)

function nodeOf(node: ChildNode): TextNode[] {
  if (isText(node)) return [node.data]
  if (!isTag(node)) return []
  const tag = node.name === 'b' ? 'strong' : node.name
  return [{ tag, href: node.attribs['href'], children: node.children.flatMap(nodeOf) }]
}
