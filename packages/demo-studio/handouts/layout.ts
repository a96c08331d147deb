// Sets a handout as one or two A4 pages. Plain elements: this file runs without a build.

import { cite } from '@palestra/demo-academy/content/citations'
import type { Handout, HandoutSection, HandoutTable, Paper } from '@palestra/demo-academy/content/types'
import { Document, type DocumentProps, Font, Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactElement, type ReactNode } from 'react'

import { brand, neutral } from '../art/drawing/palette.ts'
import { styles } from './styles.ts'

const face = (weight: number) => ({
  src: new URL(import.meta.resolve(`@fontsource/onest/files/onest-latin-${weight}-normal.woff`)).pathname,
  fontWeight: weight,
})
Font.register({ family: 'Onest', fonts: [400, 500, 600].map(face) })
Font.registerHyphenationCallback(word => [word])

/** Raises what stands after `^`: a number, or everything in the brackets that follow. Keeps a number and its unit on one line. */
const formula = (text: string): ReactNode[] =>
  text
    .replace(/(\d) (?=(?:[a-zA-Z·/²]{1,4}|%|°C)(?![a-z]))/g, '$1\u00A0')
    .split(/(\^\([^()]*\)|\^[\w.]+)/)
    .map((part, index) =>
      part.startsWith('^')
        ? el(Text, { key: index, style: { fontSize: 7, verticalAlign: 'super' } }, part.replace(/^\^\(?|\)$/g, ''))
        : part,
    )

const paragraph = (text: string): ReactElement => el(Text, { key: text, style: styles.paragraph }, ...formula(text))

const item = (sign: string, text: string): ReactElement =>
  el(
    View,
    { key: text, style: styles.item, wrap: false },
    el(Text, { style: styles.sign }, sign),
    el(Text, { style: styles.itemText }, ...formula(text)),
  )

const formulas = (lines: readonly string[]): ReactElement =>
  el(
    View,
    { style: styles.formulas, wrap: false },
    ...lines.map(line => el(Text, { key: line, style: styles.formula }, ...formula(line))),
  )

/** Columns get width by their longest cell, within limits, so that short numbers do not take a sentence's room. */
function widths({ columns, rows }: HandoutTable): string[] {
  const weights = columns.map((column, index) => {
    const longest = Math.max(column.length, ...rows.map(row => row[index]?.length ?? 0))
    return Math.min(48, Math.max(9, longest))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => `${((100 * weight) / sum).toFixed(3)}%`)
}

function table(data: HandoutTable): ReactElement {
  const width = widths(data)
  const row = (cells: readonly string[], index: number): ReactElement =>
    el(
      View,
      { key: index, style: index === 0 ? [styles.row, styles.headRow] : styles.row, wrap: false },
      ...cells.map((text, column) =>
        el(Text, { key: column, style: [styles.cell, { width: width[column] ?? 'auto' }] }, text),
      ),
    )
  return el(
    View,
    { style: styles.table, wrap: false },
    el(Text, { style: styles.caption }, data.caption),
    ...[data.columns, ...data.rows].map(row),
  )
}

const section = (part: HandoutSection): ReactElement =>
  el(
    View,
    { key: part.heading, style: styles.section },
    el(Text, { style: styles.heading, minPresenceAhead: 48 }, part.heading),
    ...(part.paragraphs ?? []).map(paragraph),
    part.formulas && formulas(part.formulas),
    ...(part.steps ?? []).map((text, index) => item(`${index + 1}.`, text)),
    ...(part.bullets ?? []).map(text => item('–', text)),
    part.table && table(part.table),
  )

const references = (papers: readonly Paper[]): ReactElement =>
  el(
    View,
    { style: styles.references, wrap: false },
    el(Text, { style: styles.heading }, 'References'),
    ...papers.map(paper => el(Text, { key: paper.doi, style: styles.reference }, cite(paper))),
  )

const mark = el(
  Svg,
  { viewBox: '0 0 32 32', style: styles.mark },
  el(Path, { d: 'M4 31V3.5h14.5a9 9 0 0 1 0 18H12', stroke: brand[600], strokeWidth: 4, fill: 'none' }),
  el(Path, { d: 'M10.5 31V10.25h8a2.25 2.25 0 0 1 0 4.5H15', stroke: neutral.ink, strokeWidth: 3, fill: 'none' }),
)

/** Takes a handout; returns its document. The fixed date keeps the bytes the same from one run to the next. */
export const layOut = (handout: Handout): ReactElement<DocumentProps> =>
  el(
    Document,
    { title: handout.title, subject: handout.purpose, author: 'Palestra', language: 'en', creationDate: new Date(0) },
    el(
      Page,
      { size: 'A4', style: styles.page },
      el(
        View,
        { style: styles.head },
        el(View, { style: styles.brand }, mark, el(Text, null, 'Palestra')),
        el(Text, { style: styles.kind }, 'Handout'),
      ),
      el(Text, { style: styles.title }, handout.title),
      el(Text, { style: styles.purpose }, handout.purpose),
      ...handout.sections.map(section),
      references(handout.references),
      el(
        View,
        { style: styles.foot, fixed: true },
        el(Text, null, handout.title),
        el(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
      ),
    ),
  )
