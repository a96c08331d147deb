import { createElement, Fragment, type ReactNode } from 'react'

import { readRichText, type RichNode } from './rich-text-nodes.ts'

/** An author's text: HTML of a closed list of elements, or plain text. It is drawn as elements; no HTML is injected. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text">{readRichText(html).map(draw)}</div>
}

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>
  const link = node.href && { href: node.href, rel: 'noopener noreferrer', className: 'link' }
  if (node.tag === 'br') return <br key={index} />
  return createElement(node.tag, { key: index, ...link }, node.children.map(draw))
}
