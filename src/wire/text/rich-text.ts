// What an author's formatted text may hold: the sanitiser keeps it, the reader draws it, and nobody knows more.

const words = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption'] as const
const tableParts = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const

export const richBlocks = [...words, ...tableParts] as const
export const richInlines = ['strong', 'em', 'a', 'code', 'sub', 'sup', 'br', 'img'] as const

/** What holds a formula's parts and no words: MathML as KaTeX writes it. */
export const formulaFrames = [
  ...(['math', 'semantics', 'mrow', 'mstyle', 'mpadded', 'mphantom', 'menclose', 'mfrac', 'msqrt', 'mroot'] as const),
  ...(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mtable', 'mtr', 'mtd', 'mspace'] as const),
] as const
/** What holds a formula's words and no element; the annotation is the TeX that it was written in. */
export const formulaLeaves = ['mi', 'mn', 'mo', 'mtext', 'annotation'] as const

const formulaSizes = ['width', 'height', 'depth', 'lspace', 'rspace', 'voffset', 'minsize', 'maxsize'] as const
const formulaLooks = ['display', 'displaystyle', 'scriptlevel', 'mathvariant', 'linethickness', 'notation'] as const
const formulaFlags = ['stretchy', 'fence', 'separator', 'largeop', 'accent', 'accentunder', 'encoding'] as const
const formulaTables = ['columnalign', 'columnspacing', 'columnlines', 'rowspacing', 'rowlines'] as const
/** None of them holds an address, a style or a script. */
export const formulaAttributes = [...formulaSizes, ...formulaLooks, ...formulaFlags, ...formulaTables] as const
export type FormulaAttribute = (typeof formulaAttributes)[number]

export type RichBlock = (typeof richBlocks)[number]
export type FormulaTag = (typeof formulaFrames)[number] | (typeof formulaLeaves)[number]
export type RichTag = RichBlock | (typeof richInlines)[number] | FormulaTag

/** Words and lengths: `0.25em`, `right left`, `application/x-tex`. */
export const isFormulaValue = (value: string): boolean => /^[\w.+% /-]{1,80}$/.test(value)

/** Elements that mean the same as one of the list. */
export const richAliases: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' }

/** An author's link leads to https, to a mailbox, or to a page of this site. */
export function isRichLink(address: string): boolean {
  if (/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address)) return true
  return URL.canParse(address) && ['https:', 'mailto:'].includes(new URL(address).protocol)
}

/** Ends the address of an author's image that is drawn on white paper, in every text that it stands in. */
export const PAPER_MARK = '#paper'

/** An author's image is a public file of this site, so that no reader is told to anybody else. */
export const isRichImage = (address: string): boolean =>
  /^\/files\/public\/[a-z0-9][a-z0-9/_-]*(\.[a-z0-9_-]+)*\.(avif|webp|jpg|png)(#paper)?$/.test(address)

/** True for a text without any markup. */
export const isPlainText = (text: string): boolean => !/<[a-z/!]/i.test(text)
