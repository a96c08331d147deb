// What word processors put on the clipboard, brought to plain HTML before the editor reads it.
import { isRichImage, isRichLink } from '#src/wire/text/rich-text.ts'

import { keepAttributes } from './closed-html.ts'
import { makeLists } from './word-lists.ts'

export interface Pasted {
  readonly html: string
  /** Images of other places, which no text may show. */
  readonly lostImages: number
}

/** @param html from any program; what was copied in an editor of this kind stays as it is */
export function cleanPasted(html: string): Pasted {
  if (/\bdata-pm-slice=/.test(html)) return { html, lostImages: 0 }
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeNoise(body)
  makeElements(body)
  const lostImages = removeImages(body)
  for (const link of body.querySelectorAll('a')) mendLink(link)
  lowerHeadings(body)
  mendSpaces(body)
  for (const element of body.querySelectorAll('*')) if (!element.closest('math')) keepAttributes(element)
  return { html: body.innerHTML, lostImages }
}

/** What is said by styles and classes becomes elements; what only carried them goes. */
function makeElements(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) rename(quote, 'blockquote')
  makeLists(body)
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) marksFromStyle(element)
  for (const element of body.querySelectorAll('b, strong, i, em')) if (isPlain(element)) unwrap(element)
  for (const element of body.querySelectorAll('div, span, font, center, section, article, u, ins'))
    unwrapOrSplit(element)
  for (const gap of body.querySelectorAll(':scope > br')) gap.remove()
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list)
}

const NOISE =
  'style, script, meta, link, title, xml, template, colgroup, object, iframe, svg, [style*="mso-hide:all" i]'

function removeNoise(body: HTMLElement): void {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const element of body.querySelectorAll(NOISE)) element.remove()
  // Office's own elements, such as <o:p>, and what a browser puts around a copied selection.
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) unwrap(element)
  for (const element of body.querySelectorAll('br.Apple-interchange-newline')) element.remove()
}

/** Google Docs says by style what Word says by element. */
function marksFromStyle(element: HTMLElement): void {
  const { fontWeight, fontStyle, verticalAlign } = element.style
  if (element.tagName !== 'SPAN') return
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(element, 'strong')
  if (fontStyle === 'italic') wrapContent(element, 'em')
  if (verticalAlign === 'sub') wrapContent(element, 'sub')
  if (verticalAlign === 'super') wrapContent(element, 'sup')
}

function wrapContent(element: Element, tag: string): void {
  if (!element.textContent.trim() || element.closest(`h1, h2, h3, h4, h5, h6, ${tag}`)) return
  const mark = document.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** Google Docs wraps a whole document in a <b> that is not bold; a heading is bold by itself. */
function isPlain(element: Element): boolean {
  const style = element instanceof HTMLElement ? element.style : undefined
  if (/^(B|STRONG)$/.test(element.tagName))
    return /^(normal|400)$/.test(style?.fontWeight ?? '') || element.closest('h1, h2, h3, h4, h5, h6') !== null
  return style?.fontStyle === 'normal'
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, figure'

/** A <div> of words is a paragraph; around blocks it is nothing. */
function unwrapOrSplit(element: Element): void {
  const isParagraph = element.matches('div, center, section, article') && !element.querySelector(BLOCKS)
  if (!isParagraph || element.closest('li, td, th, pre')) return unwrap(element)
  rename(element, 'p')
}

function removeImages(body: HTMLElement): number {
  const lost = [...body.querySelectorAll('img')].filter(image => !isRichImage(image.getAttribute('src') ?? ''))
  for (const image of lost) image.remove()
  return lost.length
}

/** Links that lead through Google's counter lead straight; bookmarks inside the other document lead nowhere. */
function mendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href')?.trim() ?? ''
  const url = URL.canParse(href) ? new URL(href) : undefined
  const isCounted = url?.hostname === 'www.google.com' && url.pathname === '/url'
  const target = (isCounted && url.searchParams.get('q')) || href
  if (isRichLink(target)) link.setAttribute('href', target)
  else unwrap(link)
}

/** A page has its h1 already: a document that begins with one is moved down a level. */
function lowerHeadings(body: HTMLElement): void {
  const step = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(4, Number(heading.tagName.slice(1)) + step)
    rename(heading, `h${level}`)
  }
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Word fills up with hard spaces and parts paragraphs by empty ones. */
function mendSpaces(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.parentElement?.closest('pre') || !text.textContent) continue
    text.textContent = text.textContent.replaceAll(/[ \t\r\n\u00a0]*[ \t\r\n][ \t\r\n\u00a0]*|\u00a0{2,}/g, ' ')
  }
  for (const element of body.querySelectorAll('p, h2, h3, h4, li, strong, em, sub, sup'))
    if (!element.textContent.trim() && !element.querySelector('img, math')) element.replaceWith(spaceOf(element))
}

const spaceOf = (element: Element): string => (/^(P|H\d|LI)$/.test(element.tagName) ? '' : element.textContent)
