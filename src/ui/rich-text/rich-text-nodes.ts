// Reads HTML of a closed list of elements into a tree. Whatever is not on the list leaves its text and nothing else,
// so no markup of an author ever reaches the browser as markup.
import {
  formulaAttributes,
  formulaFrames,
  formulaLeaves,
  isFormulaValue,
  isPlainText,
  isRichImage,
  isRichLink,
  richAliases,
  richBlocks,
  richInlines,
  type FormulaAttribute,
  type FormulaTag,
  type RichBlock,
  type RichTag,
} from '#src/wire/text/rich-text.ts'

import { attributeIn, attributesIn, decode, spanIn } from './rich-text-attributes.ts'

/** What an element says besides its content: checked addresses, and small numbers. */
type RichAttributes = Partial<Record<Exclude<FormulaAttribute, 'width' | 'height'>, string>> & {
  /** Never an author's: given by who prepares the text for a page. */
  readonly id?: string
  readonly href?: string
  readonly src?: string
  readonly alt?: string
  readonly width?: number | string
  readonly height?: number | string
  readonly colSpan?: number
  readonly rowSpan?: number
  readonly start?: number
}
export type RichElement = { readonly tag: RichTag; readonly attributes: RichAttributes; readonly children: RichNode[] }
export type RichNode = string | RichElement

/** A comment, a tag, or text. No part can run past the next `<`, so reading takes time linear in the length. */
const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</gi
const MAX_DEPTH = 40

/** Elements whose content is no text of the author's. */
const HIDDEN = /<(script|style|template|iframe|noscript)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi

/** @param html text of an author; plain text becomes paragraphs, parted by empty lines */
export function readRichText(html: string): RichNode[] {
  if (isPlainText(html)) return paragraphs(html)
  const root = elementOf('blockquote')
  const open: RichElement[] = [root]
  for (const [token, closing, name = '', attributes = ''] of html.replaceAll(HIDDEN, '').matchAll(TOKEN)) {
    if (token.startsWith('<!--')) continue
    const tag = tagOf(name)
    if (tag && closing) closeTag(open, tag)
    else if (tag) openTag(open, tag, attributes)
    else if (!name) addText(open, decode(token))
  }
  return root.children
}

const elementOf = (tag: RichTag, attributes: RichAttributes = {}): RichElement => ({ tag, attributes, children: [] })

const paragraphs = (text: string): RichNode[] =>
  text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => ({ ...elementOf('p'), children: [decode(part)] }))

// A list of literals only answers for its own literals; asked as strings it answers for any tag.
const isBlock = (tag: RichTag): tag is RichBlock => (richBlocks as readonly string[]).includes(tag)
const formulaTags: readonly FormulaTag[] = [...formulaFrames, ...formulaLeaves]
const isFormula = (tag: RichTag): tag is FormulaTag => (formulaTags as readonly string[]).includes(tag) // as above
const known = new Map<string, RichTag>([...richBlocks, ...richInlines, ...formulaTags].map(tag => [tag, tag]))

function tagOf(name: string): RichTag | undefined {
  const lower = name.toLowerCase()
  return known.get(lower) ?? (Object.hasOwn(richAliases, lower) ? richAliases[lower] : undefined)
}

function openTag(open: RichElement[], tag: RichTag, text: string): void {
  if (open.length > MAX_DEPTH) return
  makeRoom(open, tag)
  const attributes = readAttributes(tag, text)
  if (!attributes || !fits(tag, open)) return
  if (!isBlock(tag) && !(tag === 'img' && top(open).tag === 'figure')) openParagraph(open)
  const element = elementOf(tag, attributes)
  top(open).children.push(element)
  if (!empty.includes(tag)) open.push(element)
}

/** What has no content and no end tag. */
const empty: readonly RichTag[] = ['br', 'img', 'mspace']

/** What an item or a part of a table stands in, directly. */
const homes: Partial<Record<RichTag, readonly RichTag[]>> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
  figcaption: ['figure'],
}
/** What holds its own parts and nothing else. */
const frames: readonly RichTag[] = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr', ...formulaFrames]
/** What holds words and no blocks. */
const lines: readonly RichTag[] = ['p', 'h2', 'h3', 'h4', 'pre', 'caption', 'figcaption']

/** Ends what cannot hold the element that comes: HTML leaves many end tags out. */
function makeRoom(open: RichElement[], tag: RichTag): void {
  if (isBlock(tag)) closeFirst(open, lines)
  if (tag === 'a') closeTag(open, 'a')
  if (tag === 'tr' && !open.some(element => element.tag === 'thead')) openBody(open)
  const home = homes[tag]
  const at = home ? open.findLastIndex((element, index) => index > 0 && home.includes(element.tag)) : -1
  if (at > 0) open.splice(at + 1)
}

/** Rows that stand in a table directly get a body, as a browser gives them one. */
function openBody(open: RichElement[]): void {
  const at = open.findLastIndex(({ tag }) => tag === 'table')
  if (at < 0 || open.some(({ tag }) => tag === 'tbody')) return
  open.splice(at + 1)
  openTag(open, 'tbody', '')
}

function fits(tag: RichTag, open: readonly RichElement[]): boolean {
  const around = top(open).tag
  const isPart = isFormula(tag) && tag !== 'math'
  if (isPart || isFormula(around)) return isPart && isFormula(around) && frames.includes(around)
  const home = homes[tag]
  if (home) return home.includes(around)
  const isNested = (tag === 'table' || tag === 'figure') && open.some(element => element.tag === tag)
  return !isNested && !frames.includes(around)
}

function closeTag(open: RichElement[], tag: RichTag): void {
  const at = open.findLastIndex((element, index) => index > 0 && element.tag === tag)
  if (at > 0) open.splice(at)
}

function closeFirst(open: RichElement[], tags: readonly RichTag[]): void {
  const at = open.findIndex(({ tag }) => tags.includes(tag))
  if (at > 0) open.splice(at)
}

/** Words outside any block get a paragraph. */
function openParagraph(open: RichElement[]): void {
  if (!['blockquote', 'figure'].includes(top(open).tag)) return
  const paragraph = elementOf('p')
  top(open).children.push(paragraph)
  open.push(paragraph)
}

function addText(open: RichElement[], text: string): void {
  const parent = top(open).tag
  if (text.trim() === '' && ['blockquote', 'figure', ...frames].includes(parent)) return
  if (frames.includes(parent)) return
  openParagraph(open)
  const { children } = top(open)
  const last = children.at(-1)
  if (typeof last === 'string') children.splice(-1, 1, last + text)
  else children.push(text)
}

function top(open: readonly RichElement[]): RichElement {
  const last = open.at(-1)
  if (!last) throw new Error('the root is never closed')
  return last
}

const cellSpans = (text: string) => spanIn(text, { colspan: 'colSpan', rowspan: 'rowSpan' }, 50)

/** @returns undefined for an element that may not stand */
function readAttributes(tag: RichTag, text: string): RichAttributes | undefined {
  if (isFormula(tag)) return attributesIn(text, formulaAttributes, isFormulaValue)
  const read = readers[tag]
  return read ? read(text) : {}
}

/** Gives undefined for a link or an image that leads where none may lead. */
const readers: Partial<Record<RichTag, (text: string) => RichAttributes | undefined>> = {
  a: text => {
    const href = attributeIn(text, 'href') ?? ''
    return isRichLink(href) ? { href } : undefined
  },
  img: text => {
    const src = attributeIn(text, 'src') ?? ''
    if (!isRichImage(src)) return undefined
    return { src, alt: attributeIn(text, 'alt') ?? '', ...spanIn(text, { width: 'width', height: 'height' }, 10_000) }
  },
  th: cellSpans,
  td: cellSpans,
  ol: text => spanIn(text, { start: 'start' }, 10_000),
}
