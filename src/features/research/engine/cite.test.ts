import { parse } from '@retorquere/bibtex-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cite } from './cite.ts'
import { citationKey, userName, type CslItem, type CslName } from './csl.ts'

type Part = Partial<Omit<CslItem, 'id'>>

function item(part: Part = {}): CslItem {
  const fields: Omit<CslItem, 'id'> = {
    type: 'article-journal',
    title: 'Split-time placement & reliability_x: 50% of F₀ {in} #1 < VO2max',
    author: [userName('Inès Haddad'), userName('Karim Ould-Ali')],
    issued: { 'date-parts': [[2026, 9, 4]] },
    'container-title': 'Palestra Research Papers',
    publisher: 'Palestra',
    language: 'en',
    abstract: 'What was found',
    DOI: '10.0000/palestra.2026.041',
    URL: 'https://academy.example/research/1',
    ...part,
  }
  return { ...fields, id: citationKey(fields) }
}

/** Read by a parser of other people. */
function readBibtex(text: string) {
  const { entries, errors } = parse(text, { sentenceCase: false }) // capitals are the style's business, not the file's
  expect(errors).toEqual([])
  expect(entries).toHaveLength(1)
  return entries[0]
}

const namesIn = (entry: ReturnType<typeof readBibtex>) =>
  entry?.fields.author?.map(({ firstName, prefix, lastName, name }) =>
    name ? { literal: name } : { family: [prefix, lastName].filter(Boolean).join(' '), given: firstName },
  )

/** Tags of a journal article, and which of them may stand more than once. */
const risTags = 'TY AU TI T1 T2 JO PY DA DO UR AB PB LA KW SP EP VL IS SN ID N2 ER'.split(' ')
const risLists = new Set(['AU', 'KW', 'UR'])

/** A strict reader of RIS (https://en.wikipedia.org/wiki/RIS_(file_format)): nothing may stand there that it does not know. */
function readRis(text: string): Map<string, string[]> {
  const lines = text.split('\r\n')
  expect(lines.pop(), 'the last line ends').toBe('')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const found = new Map<string, string[]>()
  for (const line of lines) {
    const [, tag = '', value = ''] = /^([A-Z][A-Z0-9]) {2}- (.*)$/.exec(line) ?? expect.fail(`no line of RIS: ${line}`)
    expect(risTags).toContain(tag)
    expect(found.has('ER'), 'nothing follows the end').toBe(false)
    expect(found.has(tag) && !risLists.has(tag), `${tag} stands twice`).toBe(false)
    found.set(tag, [...(found.get(tag) ?? []), value])
  }
  expect([[...found.keys()][0], [...found.keys()].at(-1)]).toEqual(['TY', 'ER'])
  return found
}

test('P-RES-4 BibTeX says to another parser what the paper says', async () => {
  const research = item()
  const entry = readBibtex((await cite(research)).bibtex.text)
  expect([entry?.type, entry?.key]).toEqual(['article', 'haddad2026split'])
  expect(entry?.fields).toMatchObject({
    title: research.title,
    journal: 'Palestra Research Papers',
    year: '2026',
    month: '9',
    doi: '10.0000/palestra.2026.041',
    url: 'https://academy.example/research/1',
  })
  expect(namesIn(entry)).toEqual(research.author)
})

test.each([
  ['EMG and DNA: VO2max in Łódź', '{EMG} and {DNA}: {VO2max} in {Łódź}'],
  [
    'Split-time placement: A trial after Ångström and McArdle',
    'Split-time placement: A trial after {Ångström} and {McArdle}',
  ],
  ['pH of R&D: 50% of $1_000 #2', String.raw`{pH} of {R}\&{D}: 50\% of \$1\_000 \#2`],
  [
    'mRNA “F₀” {x} ~ 5^2',
    String.raw`{mRNA} “{F₀}” \textbraceleft{}x\textbraceright{} \textasciitilde{} 5\textasciicircum{}2`,
  ],
])('P-RES-4 capitals that must stay, and signs of TeX, are kept by BibTeX: %s', async (title, tex) => {
  const { text } = (await cite(item({ title }))).bibtex
  expect(/^\ttitle = \{(.*)\},$/m.exec(text)?.[1]).toBe(tex)
  expect(plain(readBibtex(text)?.fields.title)).toBe(plain(title))
})

const authorLists: [string, CslName[]][] = [
  [
    'non-ASCII names',
    [userName('Łukasz Żółć'), userName('Đorđe Šarić'), userName('小龙, 李'), userName('Иван Петров')],
  ],
  ['particles', [userName('Maria de la Cruz'), userName('Jan van der Berg'), userName("Gwen d'Arc")]],
  ['a corporate author', [{ literal: 'Équipe Łódź & Co: 50% and more' }]],
  ['a single name', [userName('Pelé')]],
  ['sixty authors', Array.from({ length: 60 }, (_, n) => ({ family: `Family${n}`, given: 'Given' }))],
]

test.each(authorLists)('P-RES-4 %s come through BibTeX and RIS whole', async (_, author) => {
  const { bibtex, ris } = await cite(item({ author }))
  expect(namesIn(readBibtex(bibtex.text))).toEqual(author)
  expect(readRis(ris.text).get('AU')).toEqual(
    author.map(name => ('literal' in name ? name.literal : `${name.family}, ${name.given}`)),
  )
})

test('P-RES-4 RIS says to another reader what the paper says', async () => {
  const research = item()
  const ris = readRis((await cite(research)).ris.text)
  const says = (tag: string) => ris.get(tag)?.join()
  expect(says('TY')).toBe('JOUR')
  expect(says('TI') ?? says('T1')).toBe(research.title)
  expect(says('T2') ?? says('JO')).toBe(research['container-title'])
  expect([says('PY'), says('DA')]).toEqual(['2026', '2026/09/04/'])
  expect([says('DO'), says('UR'), says('AB')]).toEqual([research.DOI, research.URL, research.abstract])
  expect(says('ER')).toBe('')
})

test('P-RES-4 APA and Vancouver, as text and with their italics', async () => {
  const { apa, vancouver } = await cite(item({ title: 'Placement of gates' }))
  expect(apa.text).toBe(
    'Haddad, I., & Ould-Ali, K. (2026). Placement of gates. Palestra Research Papers. https://doi.org/10.0000/palestra.2026.041',
  )
  expect(apa.html).toContain('&#38; Ould-Ali, K. (2026). Placement of gates. <i>Palestra Research Papers</i>.')
  expect(vancouver.text).toBe(
    'Haddad I, Ould-Ali K. Placement of gates. Palestra Research Papers. 2026 Sep 4. doi:10.0000/palestra.2026.041',
  )
  expect(vancouver.html).not.toMatch(/<div|1\./)
})

test('P-RES-4 without a DOI the address of the page stands in its place', async () => {
  const { DOI: _, ...rest } = item()
  const { apa, vancouver, bibtex, ris } = await cite(rest)
  for (const { text } of [apa, vancouver, bibtex, ris]) expect(text).toContain('https://academy.example/research/1')
  expect(readBibtex(bibtex.text)?.fields).not.toHaveProperty('doi')
})

test('P-RES-4 many authors are cut as the styles say', async () => {
  const author = Array.from({ length: 25 }, (_, n) => ({ family: `F${n}`, given: 'G' }))
  const { apa, vancouver } = await cite(item({ author }))
  expect(apa.text).toMatch(/F18, G., … F24, G\. \(2026\)/)
  expect(vancouver.text).toMatch(/F5 G, et al\./)
})

test('whatever a title holds, BibTeX gives it back', async () => {
  const sign = fc.constantFrom(...'&%$#_{}~^\\<>"\'@,;:=+-()[]!?/ aZ9éß₀σ中')
  const title = fc
    .array(sign, { minLength: 1, maxLength: 30 })
    .map(signs => `x${signs.join('')}x`.replaceAll(/\s+/g, ' '))
    .filter(text => !/<\/?[a-z]/.test(text)) // CSL reads <i> and its like as italics
  await fc.assert(
    fc.asyncProperty(title, async text => {
      const entry = readBibtex((await cite(item({ title: text }))).bibtex.text)
      expect(plain(entry?.fields.title)).toBe(plain(text))
    }),
    { numRuns: 60 },
  )
})

test('P-RES-4 whatever a title and an abstract hold, lines too, RIS gives it back', async () => {
  const sign = fc.constantFrom(...'&%$#_{}~^\\<>"\'@,;:=+-()[]!?/ \n\r\tTAUER09éß₀σ中')
  const text = fc.array(sign, { minLength: 1, maxLength: 40 }).map(signs => `x${signs.join('')}x`)
  const inOneLine = (value: string) => value.replaceAll(/\s+/g, ' ')
  await fc.assert(
    fc.asyncProperty(text, text, async (title, abstract) => {
      const ris = readRis((await cite(item({ title, abstract }))).ris.text)
      expect(ris.get('TI')).toEqual([inOneLine(title)])
      expect(ris.get('AB')).toEqual([inOneLine(abstract)])
    }),
    { numRuns: 25 },
  )
})

/** A parser draws quotes, dashes and ties as print does. */
const plain = (text: unknown): string =>
  String(text)
    .replaceAll(/[‘’']/g, "'")
    .replaceAll(/[“”"]/g, '"')
    .replaceAll(/''/g, '"')
    .replaceAll(/--+|[–—]/g, '-')
    .normalize('NFC')

test.each([
  ['Inès Haddad', { family: 'Haddad', given: 'Inès' }],
  ['Maria de la Cruz', { family: 'de la Cruz', given: 'Maria' }],
  ['Haddad, Inès', { family: 'Haddad', given: 'Inès' }],
  ['J. R. R. Tolkien', { family: 'Tolkien', given: 'J. R. R.' }],
  ['Pelé', { literal: 'Pelé' }],
])('the name %s has its parts', (name, parts) => {
  expect(userName(name)).toEqual(parts)
})

test.each([
  [item(), 'haddad2026split'],
  [item({ author: [] }), 'research2026split'],
  [item({ author: [userName('Иван Петров')], title: 'Сила' }), 'research2026'],
  [item({ author: [userName('Żofia Łódź-Ćma')], title: 'On gait' }), 'odzcma2026gait'],
])('a key is made of plain letters', (research, key) => {
  expect(citationKey(research)).toBe(key)
})
