// The objects of a PDF (ISO 32000-1, 7.3), as far as dictionaries of streams need them.

export type PdfName = { readonly name: string }
/** A string is a number, a keyword, or the text of a string, none of which matters here. */
export type PdfObject = PdfName | Map<string, PdfObject> | PdfObject[] | string

type Parsed = { readonly value: PdfObject; readonly end: number }

const MOST_NESTED = 100
/** What tells how a stream is unpacked. */
const decisive = new Set(['Filter', 'F', 'DecodeParms', 'DP'])

const space = /(?:[\s\0]+|%[^\r\n]*)*/y
const name = /\/([^\s\0()<>[\]{}/%]*)/y
const word = /[^\s\0()<>[\]{}/%]+/y
const hexString = /<[\da-fA-F\s\0]*>/y
/** `12 0 R` is one value, not three. */
const reference = /\d+[\s\0]+\d+[\s\0]+R(?![^\s\0()<>[\]{}/%])/y

/** @returns the object that begins at `at`, and where it ends; undefined for what is none */
export function parseObject(text: string, at: number, depth = 0): Parsed | undefined {
  if (depth > MOST_NESTED) return undefined
  const start = skipSpace(text, at)
  if (text.startsWith('<<', start)) return parseDictionary(text, start + 2, depth)
  if (text[start] === '[') return parseArray(text, start + 1, depth)
  return text[start] === '(' ? parseString(text, start) : parseWord(text, start)
}

function parseWord(text: string, start: number): Parsed | undefined {
  for (const pattern of [name, hexString, reference, word]) {
    pattern.lastIndex = start
    const [found, letters] = pattern.exec(text) ?? []
    if (found === undefined) continue
    return { value: pattern === name ? { name: decoded(letters ?? '') } : found, end: start + found.length }
  }
  return undefined
}

const decoded = (letters: string): string =>
  letters.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

function skipSpace(text: string, at: number): number {
  space.lastIndex = at
  space.test(text)
  return Math.max(space.lastIndex, at)
}

function parseDictionary(text: string, at: number, depth: number): Parsed | undefined {
  const entries = new Map<string, PdfObject>()
  for (let here = skipSpace(text, at); ; here = skipSpace(text, here)) {
    if (text.startsWith('>>', here)) return { value: entries, end: here + 2 }
    const key = text[here] === '/' ? parseObject(text, here, depth + 1) : undefined
    const value = key && parseObject(text, key.end, depth + 1)
    if (!value || !(typeof key.value === 'object' && 'name' in key.value)) return undefined
    if (entries.has(key.value.name) && decisive.has(key.value.name)) return undefined // readers differ in which they take
    entries.set(key.value.name, value.value)
    here = value.end
  }
}

function parseArray(text: string, at: number, depth: number): Parsed | undefined {
  const values: PdfObject[] = []
  for (let here = skipSpace(text, at); ; here = skipSpace(text, here)) {
    if (text[here] === ']') return { value: values, end: here + 1 }
    const value = parseObject(text, here, depth + 1)
    if (!value) return undefined
    values.push(value.value)
    here = value.end
  }
}

/** Parentheses in pairs belong to it, a backslash takes the next letter along (7.3.4.2). */
function parseString(text: string, start: number): Parsed | undefined {
  let open = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(') open += 1
    else if (text[at] === ')' && (open -= 1) === 0) return { value: text.slice(start, at + 1), end: at + 1 }
  }
  return undefined
}
