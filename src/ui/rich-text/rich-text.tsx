import clsx from 'clsx'
import { createElement, Fragment, type ReactNode } from 'react'

import { noBreak } from '../display/no-break.ts'
import { isMeasure } from './measure.ts'
import { readRichText, type RichElement, type RichNode } from './rich-text-nodes.ts'

interface RichTextProps {
  /** HTML of a closed list of elements, or plain text. */
  html: string
  /** Larger and wider set, for a text that is read from beginning to end. */
  article?: boolean | undefined
}

/** An author's text. It is drawn as elements; no HTML is injected. */
export function RichText({ html, article }: RichTextProps) {
  return (
    <div className={richTextClass(article)}>
      <RichNodes nodes={readRichText(html)} />
    </div>
  )
}

/** The class of the element around a text. */
export const richTextClass = (isArticle = false): string => clsx('rich-text', isArticle && 'article-text')

/** What stands in it, of a text that was read, and prepared, before. */
export const RichNodes = ({ nodes }: { nodes: RichNode[] }) => nodes.map(render)

/** What has a mark at its side: that stands where the letters begin. */
const isMarked: ReadonlySet<string> = new Set(['ul', 'ol', 'blockquote'])

function render(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{noBreak(node)}</Fragment>
  const { tag, attributes, children } = node
  if (tag === 'br') return <br key={index} />
  if (tag === 'img')
    return <img key={index} loading="lazy" decoding="async" {...attributes} alt={attributes.alt ?? ''} />
  if (tag === 'table') return renderTable(node, index)
  const dir = isMarked.has(tag) && { dir: 'auto' }
  const counts = tag === 'td' && isMeasure(wordsOf(node)) && { className: 'measure' }
  const inside = children.map(tag === 'code' ? renderCode : render)
  return createElement(tag, { key: index, ...dir, ...attributes, ...counts, ...linkOf(node) }, inside)
}

/** What is copied out of code has the spaces that were typed. */
const renderCode = (node: RichNode, index: number): ReactNode => (typeof node === 'string' ? node : render(node, index))

function linkOf({ tag, attributes }: RichElement): object | undefined {
  if (tag !== 'a') return undefined
  const isAway = !/^[/#]/.test(attributes.href ?? '')
  return { ...(isAway && { rel: 'noopener noreferrer' }), className: 'link' }
}

/** A table that is wider than the column scrolls by itself, also by keyboard. */
function renderTable({ children }: RichElement, index: number): ReactNode {
  const caption = children.find(child => typeof child !== 'string' && child.tag === 'caption')
  const label = caption ? wordsOf(caption) : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div key={index} className="table-scroll" tabIndex={0} {...(label && { role: 'group', 'aria-label': label })}>
      <table>{children.map(render)}</table>
    </div>
  )
}

const wordsOf = (node: RichNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''))
