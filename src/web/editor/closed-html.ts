// Between the editor's document and what is stored.
import type { JSONContent } from '@tiptap/core'

import { isPlainText } from '#src/wire/text/rich-text.ts'

/** The editor's content of a stored text: HTML, or the paragraphs of plain text. */
export function contentOf(text: string): string | JSONContent {
  if (!isPlainText(text)) return text
  const paragraphs = text.split(/\n\s*\n/).map(part => part.trim().replaceAll(/\s+/g, ' '))
  const content = paragraphs
    .filter(Boolean)
    .map(words => ({ type: 'paragraph', content: [{ type: 'text', text: words }] }))
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** What may be stored of an attribute; the server has the last word. */
const kept = new Set(['href', 'src', 'alt', 'width', 'height', 'start', 'colspan', 'rowspan'])

/** The editor's HTML in its shortest form: empty when nothing was written. */
export function closedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) if (!element.closest('math')) keepAttributes(element)
  for (const item of body.querySelectorAll('li, td, th')) unwrapOnlyParagraph(item)
  for (const caption of body.querySelectorAll('figcaption')) if (!caption.hasChildNodes()) caption.remove()
  for (const table of body.querySelectorAll('table')) makeHead(table)
  for (const frame of body.querySelectorAll('div')) frame.replaceWith(...frame.childNodes)
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild?.remove()
  return body.innerHTML
}

/** Takes away what the closed list does not know of. */
export function keepAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name)
}

/** The editor wraps all words in paragraphs; an item of one line needs none, also with a list below it. */
function unwrapOnlyParagraph(item: Element): void {
  const [first, ...others] = item.children
  if (first?.tagName === 'P' && others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
    first.replaceWith(...first.childNodes)
}

function makeHead(table: HTMLTableElement): void {
  const [first] = table.rows
  if (!first || table.tHead || table.rows.length < 2) return
  const isHead = [...first.cells].every(({ tagName, rowSpan }) => tagName === 'TH' && rowSpan === 1)
  if (isHead) table.createTHead().append(first)
}

const isEmptyParagraph = (element: Element | null): boolean => element?.tagName === 'P' && !element.hasChildNodes()
