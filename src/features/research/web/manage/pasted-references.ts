// References as people have them: a list copied from a paper, DOIs, or BibTeX.
import { bareDoi, isDoi } from '#src/wire/text/scholarly-ids.ts'

import { noReference, type ResearchValues } from './values.ts'

export type Reference = ResearchValues['references'][number]

/** So much is read of a field: the form takes no more. */
const MOST = 500

/**
 * Each line, and each entry of BibTeX, is one reference. What a line does not say in a known way stays in its title, so
 * that no word is lost.
 */
export async function readPasted(text: string): Promise<Reference[]> {
  const found = /^\s*@\w+\s*\{/m.test(text)
    ? await readBibtex(text)
    : text.normalize('NFC').split(/\r?\n/).flatMap(readLine)
  return found.map(shortened)
}

/** Which of the rows, by its index, stands for the same work as an earlier one. */
export function findTwins(references: readonly Reference[]): Map<number, number> {
  const first = new Map<string, number>()
  const twins = new Map<number, number>()
  for (const [index, { doi, title }] of references.entries()) {
    const names = [bareDoi(doi).trim().toLowerCase(), wordsOf(title)].filter(Boolean)
    const earlier = names.map(name => first.get(name)).find(one => one !== undefined)
    if (earlier === undefined) for (const name of names) first.set(name, index)
    else twins.set(index, earlier)
  }
  return twins
}

const wordsOf = (title: string): string => (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

const DOI = /(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/[^\s<>"]+)/i
const ADDRESS = /https?:\/\/\S+/i
/** "88(1):297-311" or "88, 297–311": volume, issue, pages. */
const PLACE = /\b(\d{1,4})\s*(?:\((\w{1,10})\))?\s*[:,]\s*([a-z]?\d+(?:\s*[-–]\s*[a-z]?\d+)?)/i
/** "(2003)", or "2003;" and "2003." as journals of medicine write it. */
const YEAR = /\(((?:1[5-9]|20|21)\d\d)[a-z]?\)|\b((?:1[5-9]|20|21)\d\d)(?=\s*[;.,]|\s*$)/

/** A line of a list of references: "12. Loucks AB, Thuma JR. Luteinizing hormone … J Clin Endocrinol. 2003;88(1):297-311." */
function readLine(line: string): Reference[] {
  const whole = line.replace(/^\s*(?:\[\d+\]\s*|\d+[.)]\s+)/, '').trim()
  if (whole === '') return []
  const words = without(without(whole, DOI), ADDRESS)
  const year = words.match(YEAR)
  return [
    {
      ...noReference,
      ...idsIn(whole),
      year: year?.[1] ?? year?.[2] ?? '',
      ...namesIn(words, year?.[1]),
      ...placeIn(words.match(PLACE)),
    },
  ]
}

/** Its DOI; its address where it has none. */
function idsIn(line: string): Pick<Reference, 'doi' | 'url'> {
  const doi = tidy(line.match(DOI)?.[1] ?? '')
  return isDoi(doi) ? { doi, url: '' } : { doi: '', url: tidy(line.match(ADDRESS)?.[0] ?? '') }
}

const tidy = (id: string): string => id.replace(/[.,;)\]]+$/, '')
const without = (text: string, pattern: RegExp): string => text.replace(pattern, '').trim()

const placeIn = (found: RegExpMatchArray | null) => ({
  volume: found?.[1] ?? '',
  issue: found?.[2] ?? '',
  pages: (found?.[3] ?? '').replace(/\s*[-–]\s*/, '–'),
})

/**
 * Authors, title and where it was published, parted by full stops. Where the year stands in brackets, what is before it are
 * the authors (APA); elsewhere the authors end with the first full stop that no initial has (Vancouver).
 */
function namesIn(
  words: string,
  bracketed: string | undefined,
): Pick<Reference, 'authors' | 'title' | 'containerTitle'> {
  const at = bracketed ? words.indexOf(`(${bracketed}`) : -1
  const [authors, rest] =
    at > 0
      ? [words.slice(0, at), words.slice(words.indexOf(')', at) + 1)]
      : parted(words, /(?<!\b\p{Lu})\.\s+(?=\p{Lu})/u)
  const [title, container] = parted(rest.replace(/^[\s.,:]+/, ''), /[.?!]\s+/)
  const source = container.split(/[.;,]?\s*(?:\b(?:1[5-9]|20|21)\d\d\b|\b\d{1,4}\s*[(:,])/)[0] ?? ''
  if (title === '') return { authors: '', title: ended(words), containerTitle: '' }
  return { authors: authors.trim().replace(/[\s,;:]+$/, ''), title: ended(title), containerTitle: ended(source) }
}

function parted(text: string, by: RegExp): [string, string] {
  const found = by.exec(text)
  if (!found) return [by.source.includes('Lu') ? '' : text, by.source.includes('Lu') ? text : '']
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)]
}

const ended = (text: string): string => text.trim().replace(/[\s.,;:]+$/, '')

async function readBibtex(text: string): Promise<Reference[]> {
  const { parse } = await import('@retorquere/bibtex-parser')
  return parse(text, { sentenceCase: false }).entries.map(({ fields }) => ({
    ...noReference,
    authors: (fields.author ?? fields.editor ?? []).map(nameOf).join(', '),
    title: textOf(fields.title),
    containerTitle: textOf(fields.journal ?? fields.booktitle ?? fields.publisher),
    volume: textOf(fields.volume),
    issue: textOf(fields.number),
    pages: textOf(fields.pages),
    year: textOf(fields.year ?? fields.date).match(/\d{4}/)?.[0] ?? '',
    doi: bareDoi(textOf(fields.doi)),
    url: fields.doi ? '' : textOf(fields.url),
  }))
}

type Name = {
  readonly firstName?: string
  readonly lastName?: string
  readonly name?: string
  readonly prefix?: string
}

/** "Loucks AB", as the other references are written. */
function nameOf({ firstName = '', lastName = '', prefix = '', name = '' }: Name): string {
  const initials = (firstName.match(/\p{L}+/gu) ?? []).map(word => word.slice(0, 1).toUpperCase()).join('')
  return name || [prefix, lastName, initials].filter(Boolean).join(' ')
}

/** A field without the marks for italics and the like, which BibTeX may hold. */
const textOf = (value: unknown): string =>
  (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '')
    .replaceAll(/<[^>]*>/g, '')
    .normalize('NFC')
    .trim()

const shortened = (reference: Reference): Reference =>
  Object.fromEntries(Object.entries(reference).map(([name, text]) => [name, text.slice(0, MOST)])) as Reference // its own fields
