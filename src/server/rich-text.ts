// The one door for authors' formatted text on its way in, and for what is made of it.
import sanitize from 'sanitize-html'

import { paragraphsOf } from '#src/wire/text/paragraphs.ts'
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
} from '#src/wire/text/rich-text.ts'

const formulaTags: readonly string[] = [...formulaFrames, ...formulaLeaves]

const attributes: sanitize.IOptions['allowedAttributes'] = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ...Object.fromEntries(formulaTags.map(tag => [tag, [...formulaAttributes]])),
}

/** A name that is on no list: the element goes, its words stay. */
const GONE = 'gone'

const transforms: NonNullable<sanitize.IOptions['transformTags']> = {
  ...Object.fromEntries(Object.entries(richAliases).map(([from, to]) => [from, sanitize.simpleTransform(to, {})])),
  a: (_, { href = '' }) => linkTo(href.trim()),
}

const closedList: sanitize.IOptions = {
  allowedTags: [...richBlocks, ...richInlines, ...formulaTags],
  allowedAttributes: attributes,
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isRichImage(attribs['src'] ?? ''),
}

const linkTo = (href: string): sanitize.Tag => {
  if (!isRichLink(href)) return { tagName: GONE, attribs: {} }
  return { tagName: 'a', attribs: href.startsWith('/') ? { href } : { href, rel: 'noopener noreferrer' } }
}

/**
 * The closed list for one text. A browser reads an element inside a formula by other rules than one outside, which is
 * how markup that looked harmless becomes a script (T40): so a formula holds nothing but a formula's parts, those with
 * words hold nothing else, and no part stands outside a formula.
 */
function optionsForOne(): sanitize.IOptions {
  const open: { name: string; isKept: boolean }[] = [] // from the outermost formula on
  return {
    ...closedList,
    onOpenTag: name => {
      const around = open.at(-1)
      if (!around && name !== 'math') return
      const isKept = around
        ? around.isKept && isOneOf(formulaFrames, around.name) && name !== 'math' && formulaTags.includes(name)
        : true
      open.push({ name, isKept })
    },
    onCloseTag: () => void open.pop(),
    transformTags: {
      ...transforms,
      '*': (tagName, attribs) => {
        const isKept = open.at(-1)?.isKept ?? !formulaTags.includes(tagName)
        return { tagName: isKept ? tagName : GONE, attribs: open.length > 0 ? onlyFormulaValues(attribs) : attribs }
      },
    },
  }
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)

const onlyFormulaValues = (attributes: sanitize.Attributes): sanitize.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => isFormulaValue(value)))

/**
 * Brings an author's text to the closed list of elements (T40). Words stay, whatever stood around them; scripts, styles
 * and comments go whole. Plain text stays as it is: it is valid content.
 */
export function sanitizeRichText(text: string): string {
  const tidy = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '')
  return (isPlainText(tidy) ? tidy : sanitize(tidy, optionsForOne())).trim()
}

/** It stops at the next `<`: on text that was not made tidy yet, reading on to a `>` that never comes costs seconds. */
const BLOCK_EDGE =
  /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|pre|figure|figcaption|table|caption|tr|th|td|div)\b[^<>]*>|<br\s*\/?>/gi
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** A formula's words are those that it is drawn with, not its TeX as well. */
const WORDLESS = ['script', 'style', 'textarea', 'option', 'xmp', 'annotation']

/** The words of a text in one line, without markup: for summaries, search and counting. */
export function plainText(text: string): string {
  const bare = sanitize(text.replaceAll(BLOCK_EDGE, ' $& '), {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: WORDLESS,
  })
  return bare
    .replaceAll(/&(?:amp|lt|gt|quot);/g, entity => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The first words of a text, cut between two of them. @param maxLength in characters, with the ellipsis */
export function excerpt(text: string, maxLength: number): string {
  const words = plainText(text)
  if (words.length <= maxLength) return words
  return `${words.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`
}

/** Silent reading of English non-fiction by adults (Brysbaert 2019, Journal of Memory and Language 109, 104047). */
const WORDS_PER_MINUTE = 238

/** Whole minutes that reading takes, at least 1. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((plainText(text).match(/\S+/g) ?? []).length / WORDS_PER_MINUTE))

/** The text as HTML of the closed list: plain text becomes paragraphs, parted by empty lines. */
export function richHtml(text: string): string {
  if (!isPlainText(text)) return sanitize(text, optionsForOne())
  const paragraphs = paragraphsOf(text)
  return paragraphs.map(part => `<p>${sanitize(part.trim(), { allowedTags: [] })}</p>`).join('')
}
