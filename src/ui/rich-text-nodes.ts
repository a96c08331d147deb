// Reads HTML of a closed list of elements into a tree. Whatever is not on the list leaves its text and nothing else,
// so no markup of an author ever reaches the browser as markup.

const blocks = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const
const inlines = ['strong', 'em', 'a', 'code', 'br'] as const
type Block = (typeof blocks)[number]
type Inline = (typeof inlines)[number]

type RichTag = Block | Inline
type RichElement = { readonly tag: RichTag; readonly href?: string; readonly children: RichNode[] }
export type RichNode = string | RichElement

/** A comment, a tag, or text. No part can run past the next `<`, so reading takes time linear in the length. */
const TOKEN = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)([^<>]*)>|[^<]+|</gi
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const MAX_DEPTH = 20

/** Elements whose content is no text of the author's. */
const HIDDEN = /<(script|style|template|iframe|noscript)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi

/** @param html text of an author; plain text becomes paragraphs, parted by empty lines */
export function readRichText(html: string): RichNode[] {
  if (!/<[a-z/!]/i.test(html)) return paragraphs(html)
  const root: RichElement = { tag: 'blockquote', children: [] }
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

const paragraphs = (text: string): RichNode[] =>
  text
    .split(/\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => ({ tag: 'p', children: [decode(part)] }))

// A list of literals only answers for its own literals; asked as strings it answers for any tag.
const isBlock = (tag: RichTag): tag is Block => (blocks as readonly string[]).includes(tag)
const aliases: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' }

function tagOf(name: string): RichTag | undefined {
  const lower = name.toLowerCase()
  return [...blocks, ...inlines].find(tag => tag === lower) ?? aliases[lower]
}

function openTag(open: RichElement[], tag: RichTag, attributes: string): void {
  if (open.length > MAX_DEPTH) return
  makeRoom(open, tag)
  const address = tag === 'a' ? addressIn(attributes) : undefined
  if (!fits(tag, top(open).tag) || (tag === 'a' && !address)) return
  if (!isBlock(tag)) openParagraph(open)
  const element: RichElement = { tag, ...(address && { href: address }), children: [] }
  top(open).children.push(element)
  if (tag !== 'br') open.push(element)
}

/** Ends what cannot hold the element that comes: HTML leaves many end tags out. */
function makeRoom(open: RichElement[], tag: RichTag): void {
  if (isBlock(tag)) closeWords(open)
  if (tag === 'li') closeItem(open)
  if (tag === 'a') closeTag(open, 'a')
}

/** A list holds items and nothing else, and an item stands in a list. */
function fits(tag: RichTag, parent: RichTag): boolean {
  const isList = parent === 'ul' || parent === 'ol'
  return tag === 'li' ? isList : !isList
}

function closeTag(open: RichElement[], tag: RichTag): void {
  const at = open.findLastIndex((element, index) => index > 0 && element.tag === tag)
  if (at > 0) open.splice(at)
}

/** A block ends the paragraph or heading before it. */
function closeWords(open: RichElement[]): void {
  const at = open.findIndex(({ tag }) => tag === 'p' || tag === 'h2' || tag === 'h3')
  if (at > 0) open.splice(at)
}

/** An item ends the one before it in the same list. */
function closeItem(open: RichElement[]): void {
  const list = open.findLastIndex(({ tag }) => tag === 'ul' || tag === 'ol')
  if (list > 0) open.splice(list + 1)
}

/** Words outside any block get a paragraph. */
function openParagraph(open: RichElement[]): void {
  if (top(open).tag !== 'blockquote') return
  const paragraph: RichElement = { tag: 'p', children: [] }
  top(open).children.push(paragraph)
  open.push(paragraph)
}

function addText(open: RichElement[], text: string): void {
  const parent = top(open).tag
  if (text.trim() === '' && ['blockquote', 'ul', 'ol'].includes(parent)) return
  if (parent === 'ul' || parent === 'ol') return
  openParagraph(open)
  const { children } = top(open)
  const last = children.at(-1)
  if (typeof last === 'string') children.splice(-1, 1, last + text)
  else children.push(text)
}

function top(open: RichElement[]): RichElement {
  const last = open.at(-1)
  if (!last) throw new Error('the root is never closed')
  return last
}

function addressIn(attributes: string): string | undefined {
  const [, double, single] = HREF.exec(attributes) ?? []
  const address = decode(double ?? single ?? '').trim()
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole
  })
}
