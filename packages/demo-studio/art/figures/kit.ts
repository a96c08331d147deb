import { type Cover, cover } from '../covers/kit.ts'
/** Figures of research items, 1200 × 800: paper, labelled axes with units, one red series, one numeral. */
import { type Box, plot, type Plot } from '../drawing/chart.ts'
import type { Point } from '../drawing/geometry.ts'
import { type Lettering, text } from '../drawing/lettering.ts'
import { brand, type Category, neutral, type Palette } from '../drawing/palette.ts'
import type { Drawing } from '../drawing/svg.ts'

/** The tint of each category on paper. */
const TINTS: Readonly<Record<Category, string>> = {
  'load-monitoring': '#ecd9ae',
  'strength-and-power': '#f0c9c4',
  'sprint-mechanics': '#f6dc9c',
  'endurance-physiology': '#c3d3d8',
  nutrition: '#d6dbb0',
  'return-to-play': '#c4dadb',
  'talent-development': '#f3cdbb',
  'performance-analysis': '#c6dccb',
}
const paper = (category: Category): Palette => ({
  field: neutral.paper,
  second: TINTS[category],
  ink: neutral.ink,
  quiet: '#dcd5d0',
  signal: brand[600],
})

/** A figure on paper in the tint of its category. */
export const sheet = (category: Category, slug: string, shows: string, body: (p: Palette) => Drawing): Cover =>
  cover(paper(category), slug, shows, body)

/** The usual plot box, px. */
const BOX: Box = [120, 190, 1130, 680]

type Axis = { span: Point; ticks: readonly number[]; title: string; format?: (v: number) => string }
/** A plot in the usual box, or another one. */
export const axes = (p: Palette, x: Axis, y: Axis, box: Box = BOX): Plot =>
  plot({
    x: x.span,
    y: y.span,
    box,
    xTicks: x.ticks,
    yTicks: y.ticks,
    xTitle: x.title,
    yTitle: y.title,
    ink: p.ink,
    quiet: p.quiet,
    size: 26,
    ...(x.format ? { xFormat: x.format } : {}),
    ...(y.format ? { yFormat: y.format } : {}),
  })

/** The figure's one number at the upper right, with its meaning at its left. */
export const result = (p: Palette, value: string, meaning: string): Drawing => [
  text(value, [1140, 114], { size: 130, fill: p.signal, font: 'num800', anchor: 'end' }),
  text(meaning, [1136, 168], { size: 26, fill: p.ink, anchor: 'end' }),
]

/** Words in a plot. */
export const note = (words: string, spot: Point, fill: string, anchor: Lettering['anchor'] = 'start') =>
  text(words, spot, { size: 26, fill, anchor })
