// Draws citations. The engine takes a second and a lot of memory to begin, so this runs in a thread of its own.
import { Cite, plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-csl'
import '@citation-js/plugin-ris'

import type { CslItem } from './csl.ts'

export type Citations = {
  readonly apa: { readonly text: string; readonly html: string }
  readonly vancouver: { readonly text: string; readonly html: string }
  readonly bibtex: { readonly text: string }
  readonly ris: { readonly text: string }
}

Object.assign(plugins.config.get('@bibtex').format, { useIdAsLabel: true, asciiOnly: false })

/** @returns the item in every form; both styles also as HTML, where `<i>` is all the markup */
export function formatCitations(item: CslItem): Citations {
  const of = (one: CslItem) => new Cite([one], { generateGraph: false })
  const whole = of(item)
  const style = (template: 'apa' | 'vancouver') => ({
    text: unnumbered(whole.format('bibliography', { format: 'text', template, lang: 'en-US' })),
    html: inline(whole.format('bibliography', { format: 'html', template, lang: 'en-US' })),
  })
  return {
    apa: style('apa'),
    vancouver: style('vancouver'),
    bibtex: { text: withTitle(namedMonths(of(forBibtex(item)).format('bibtex').trim()), item.title) },
    ris: { text: `${paddedDates(of(inLines(item)).format('ris').trim())} \r\n`.replace(/\r?\n/g, '\r\n') },
  }
}

/** A value of RIS ends with its line, and what followed would be read as tags. */
const inLines = (item: CslItem): CslItem => ({
  ...item,
  title: inOneLine(item.title),
  ...(item.abstract && { abstract: inOneLine(item.abstract) }),
})

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** BibTeX has no days. The engine either drops what ASCII lacks or escapes nothing; so the escaping is ours. */
function forBibtex(whole: CslItem): CslItem {
  const { abstract: _, ...item } = whole
  const [parts = []] = item.issued['date-parts']
  return {
    ...item,
    title: forTex(item.title),
    'container-title': forTex(item['container-title']),
    publisher: forTex(item.publisher),
    issued: { 'date-parts': [parts.slice(0, 2)] },
    author: item.author.map(name =>
      'literal' in name
        ? { literal: forTex(name.literal) }
        : { family: forTex(name.family), given: forTex(name.given) },
    ),
  }
}

const texCommands: Readonly<Record<string, string>> = {
  '\\': 'textbackslash',
  '{': 'textbraceleft',
  '}': 'textbraceright',
  '~': 'textasciitilde',
  '^': 'textasciicircum',
  '<': 'textless',
  '>': 'textgreater',
}

/** Letters stay as they are: TeX has read UTF-8 since 2018. A brace needs a word, as BibTeX counts all that it sees. */
const forTex = (text: string): string =>
  text.replaceAll(/[\\{}~^<>]/g, sign => `\\${texCommands[sign]}{}`).replaceAll(/[&%$#_]/g, String.raw`\$&`)

const CAPITALS = /[\p{L}\p{N}]*\p{Lu}[\p{L}\p{N}]*/gu
const START = /(?:^|:\s)[^\p{L}\p{N}]*$/u
const INNER_CAPITAL = /.\p{Lu}/u

/**
 * Styles make titles small but for their first letter, and the first after a colon; what keeps its capitals stands in
 * braces: names, EMG, VO2max. The engine forgets the first word, and all words that begin with another letter than A to Z.
 */
const withTitle = (bibtex: string, title: string): string => {
  const tex = forTex(title)
  const kept = tex.replaceAll(CAPITALS, (word, at: number) =>
    START.test(tex.slice(0, at)) && !INNER_CAPITAL.test(word) ? word : `{${word}}`,
  )
  return bibtex.replace(/^\ttitle = .*$/m, () => `\ttitle = {${kept}},`)
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Months as the macros that every style knows. */
const namedMonths = (bibtex: string): string =>
  bibtex.replace(
    /^(\tmonth = ).*?(\d+).*$/m,
    (_, start: string, month: string) => `${start}${months[Number(month) - 1]},`,
  )

/** RIS writes dates as YYYY/MM/DD/. */
const paddedDates = (ris: string): string =>
  ris.replace(
    /^(DA {2}- )(\d+)\/(\d+)\/(\d+)\//m,
    (_, tag: string, year: string, month: string, day: string) =>
      `${tag}${year}/${month.padStart(2, '0')}/${day.padStart(2, '0')}/`,
  )

const unnumbered = (text: string): string => text.trim().replace(/^1\.\s*/, '')

/** The words of the one entry, without the boxes around them. */
const inline = (html: string): string =>
  html
    .replace(/<div class="csl-left-margin">.*?<\/div>/, '')
    .replaceAll(/<\/?div[^<>]*>/g, '')
    .trim()
