// What is cited, in the fields of CSL-JSON (https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html).

export type CslName = { readonly family: string; readonly given: string } | { readonly literal: string }

export type CslItem = {
  readonly id: string
  readonly type: 'article-journal'
  readonly title: string
  readonly author: readonly CslName[]
  /** Year, month, day. */
  readonly issued: { readonly 'date-parts': readonly (readonly number[])[] }
  readonly 'container-title': string
  readonly publisher: string
  readonly language: string
  readonly abstract?: string
  readonly DOI?: string
  readonly URL?: string
}

/** What stands in lower case before a surname belongs to it: van der Berg, de la Cruz, bin Said. */
const PARTICLE = /^\p{Ll}[\p{Ll}'’]*$/u

/** Takes a person's name as printed, given names first; `Family, Given` says itself where to part. */
export function userName(name: string): CslName {
  const [family = '', given] = name.split(',', 2).map(part => part.trim())
  if (given) return { family, given }
  const words = name.trim().split(/\s+/)
  const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && PARTICLE.test(word))
  const cut = particle > 0 ? particle : words.length - 1
  if (cut < 1) return { literal: name.trim() }
  return { family: words.slice(cut).join(' '), given: words.slice(0, cut).join(' ') }
}

/** The part of a name that a list is sorted by. */
export const sortName = (name: CslName | undefined): string =>
  name === undefined ? '' : 'literal' in name ? name.literal : name.family

/** A key for a bibliography in plain letters, such as haddad2026split. */
export function citationKey({ author, issued, title }: Pick<CslItem, 'author' | 'issued' | 'title'>): string {
  const first = plainLetters(sortName(author[0]))
  const word = title.split(/[\s\p{P}]+/u).find(one => one.length > 3) ?? ''
  return `${first || 'research'}${issued['date-parts'][0]?.[0] ?? ''}${plainLetters(word)}`
}

const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
