// Sets a paper as A4 pages. Plain elements: this file runs without a build.
import { cite } from '@palestra/demo-academy/content/citations'
import type { ResearchItem } from '@palestra/demo-academy/content/types'
import { Document, type DocumentProps, Font, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactElement, type ReactNode } from 'react'

import { brand, neutral } from '../art/drawing/palette.ts'
import { readText, type TextElement, type TextNode } from './nodes.ts'
import { styles } from './styles.ts'

const face = (weight: number) => ({
  src: new URL(import.meta.resolve(`@fontsource/onest/files/onest-latin-${weight}-normal.woff`)).pathname,
  fontWeight: weight,
})
Font.register({ family: 'Onest', fonts: [400, 500, 600].map(face) })
Font.registerHyphenationCallback(word => [word])

/** Signs that no cut of the face has. */
const signs: Readonly<Record<string, string>> = {
  '√': 'sqrt ',
  Σ: 'sum of ',
  '∫': 'integral of ',
  τ: 'tau',
  κ: 'kappa',
  '₁': '1',
}
const speakable = (text: string): string => text.replaceAll(/[√Σ∫τκ₁]/g, sign => signs[sign] ?? sign)

const words = (nodes: readonly TextNode[]): ReactNode[] => nodes.map(inline)

function inline(node: TextNode, key: number): ReactNode {
  if (typeof node === 'string') return speakable(node.replaceAll(/\s+/g, ' '))
  const { tag, href, children } = node
  if (tag === 'br') return '\n'
  if (tag === 'a' && href?.startsWith('https:'))
    return el(Link, { key, src: href, style: styles.link }, ...words(children))
  return el(Text, { key, style: styleOf(tag) }, ...words(children))
}

function styleOf(tag: TextElement['tag']) {
  if (tag === 'sub' || tag === 'sup') return styles[tag]
  return tag === 'strong' ? styles.strong : styles.set
}

const isElement = (node: TextNode): node is TextElement => typeof node !== 'string'

const headings: { readonly [tag: string]: typeof styles.h2 | undefined } = {
  h2: styles.h2,
  h3: styles.h3,
  h4: styles.h3,
}

function block(node: TextNode, key: number): ReactElement | null {
  if (!isElement(node)) return null
  const { tag, children } = node
  const heading = headings[tag]
  if (heading) return el(Text, { key, style: heading, minPresenceAhead: 60 }, ...words(children))
  if (tag === 'ul' || tag === 'ol') return list(node, key)
  if (tag === 'table') return table(node, key)
  if (tag === 'figure' || tag === 'blockquote') return el(View, { key, style: styles.aside }, ...children.map(block))
  return el(Text, { key, style: styles.paragraph }, ...words(children))
}

const list = ({ tag, children }: TextElement, key: number): ReactElement =>
  el(
    View,
    { key, style: styles.list },
    ...children
      .filter(isElement)
      .map((item, index) =>
        el(
          View,
          { key: index, style: styles.item, wrap: false },
          el(Text, { style: styles.sign }, tag === 'ol' ? `${index + 1}.` : '–'),
          el(Text, { style: styles.itemText }, ...words(item.children)),
        ),
      ),
  )

const rowsIn = (node: TextElement): TextElement[] =>
  node.children.filter(isElement).flatMap(child => (child.tag === 'tr' ? [child] : rowsIn(child)))

function table(node: TextElement, key: number): ReactElement {
  const rows = rowsIn(node).map(row => row.children.filter(isElement))
  const width = widths(rows)
  return el(
    View,
    { key, style: styles.table, wrap: rows.length > 12 },
    ...rows.map((cells, index) =>
      el(
        View,
        { key: index, style: index === 0 ? [styles.row, styles.headRow] : styles.row, wrap: false },
        ...cells.map((cell, column) =>
          el(Text, { key: column, style: [styles.cell, { width: width[column] ?? 'auto' }] }, ...words(cell.children)),
        ),
      ),
    ),
  )
}

const textOf = (node: TextNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))
const longestWord = (text: string): number => Math.max(0, ...text.split(/\s+/).map(word => word.length))

/** Columns get width by their longest cell, of the head its longest word, within limits: short numbers need no sentence's room. */
function widths([head = [], ...rows]: readonly (readonly TextElement[])[]): string[] {
  const weights = head.map((name, column) => {
    const lengths = rows.map(row => (row[column] ? textOf(row[column]).length : 0))
    return Math.min(48, Math.max(9, longestWord(textOf(name)), ...lengths))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => `${((100 * weight) / sum).toFixed(3)}%`)
}

const mark = el(
  Svg,
  { viewBox: '0 0 32 32', style: styles.mark },
  el(Path, { d: 'M4 31V3.5h14.5a9 9 0 0 1 0 18H12', stroke: brand[600], strokeWidth: 4, fill: 'none' }),
  el(Path, { d: 'M10.5 31V10.25h8a2.25 2.25 0 0 1 0 4.5H15', stroke: neutral.ink, strokeWidth: 3, fill: 'none' }),
)

const dateOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function front(item: ResearchItem): ReactElement {
  const affiliations = [...new Set(item.authors.map(author => author.affiliation))]
  const facts = [dateOf(item.publishedOn), item.doi && `doi:${item.doi}`, item.licence].filter(Boolean)
  return el(
    View,
    null,
    el(
      View,
      { style: styles.head },
      el(View, { style: styles.brand }, mark, el(Text, null, 'Palestra')),
      el(Text, { style: styles.muted }, 'Palestra Research Papers'),
    ),
    el(Text, { style: styles.title }, speakable(item.title)),
    el(Text, { style: styles.authors }, item.authors.map(author => author.name).join(', ')),
    el(Text, { style: styles.muted }, affiliations.join(' · ')),
    el(Text, { style: styles.facts }, facts.join('  ·  ')),
    el(
      View,
      { style: styles.abstract },
      el(Text, { style: styles.label }, 'Abstract'),
      el(Text, { style: styles.paragraph }, speakable(item.abstract)),
      el(Text, { style: styles.muted }, `Keywords: ${item.tags.join(', ')}`),
    ),
  )
}

/** Takes a paper; returns its document. The fixed date keeps the bytes the same from one run to the next. */
export const layOut = (item: ResearchItem): ReactElement<DocumentProps> =>
  el(
    Document,
    {
      title: item.title,
      author: item.authors.map(author => author.name).join(', '),
      subject: item.abstract.slice(0, 200),
      keywords: item.tags.join(', '),
      language: 'en',
      creationDate: new Date(0),
    },
    el(
      Page,
      { size: 'A4', style: styles.page },
      front(item),
      ...readText(item.body).map(block),
      el(Text, { style: styles.h2, minPresenceAhead: 60 }, 'References'),
      ...item.references.map((paper, index) =>
        el(
          View,
          { key: paper.doi, style: styles.item, wrap: false },
          el(Text, { style: styles.sign }, `${index + 1}.`),
          el(Text, { style: styles.reference }, speakable(cite(paper))),
        ),
      ),
      el(
        View,
        { style: styles.foot, fixed: true },
        el(Text, { style: styles.footTitle }, speakable(item.title)),
        el(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
      ),
    ),
  )
