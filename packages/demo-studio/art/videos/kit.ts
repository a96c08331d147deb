/** Furniture of the explainers: canvas 1280 × 720, strokes, curves that grow, cues without gaps. */
import { READING_SPEED } from '../captions.ts'
import type { Cue, Explainer } from '../catalogue-types.ts'
import { at, between, type Point } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import type { Palette } from '../drawing/palette.ts'
import { doc, type Drawing, path, poly, rect } from '../drawing/svg.ts'

export const V = { w: 1280, h: 720, margin: 56 } as const

/** A frame with title and subtitle at the top left. */
export const frame = (p: Palette, title: string, subtitle: string, ...body: readonly Drawing[]) =>
  doc([V.w, V.h], title, [
    rect(0, 0, V.w, V.h, { fill: p.field }),
    body,
    text(title, [V.margin, 72], { size: 34, font: 'label600', fill: p.ink }),
    text(subtitle, [V.margin, 106], { size: 21, font: 'label400', fill: p.ink }),
  ])

/** Cues that follow each other without a gap until the end: [start in s, words]. */
export const cues = (seconds: number, rows: readonly (readonly [number, string])[]): Cue[] =>
  rows.map(([from, words], i): Cue => [from, rows[i + 1]?.[0] ?? seconds, words])

/** Words per second that a viewer reads beside a moving picture; how many characters, the captions say. */
export const READING_PACE = 3.2

/** The video slowed down under each cue that has more words or characters than its time allows; cue times and poster move along. */
export function paced(video: Explainer): Explainer {
  let end = 0
  const spans = video.cues.map(([from, to, words]) => {
    const start = end
    end += Math.ceil(Math.max(to - from, words.split(' ').length / READING_PACE, words.length / READING_SPEED) * 5) / 5
    return { from, to, start, end, words }
  })
  const own = (t: number) => {
    const s = spans.find(span => t < span.end) ?? at(spans, -1)
    return s.from + ((t - s.start) * (s.to - s.from)) / (s.end - s.start)
  }
  const shown = (t: number) => {
    const s = spans.find(span => t < span.to) ?? at(spans, -1)
    return s.start + ((t - s.from) * (s.end - s.start)) / (s.to - s.from)
  }
  const clean = (t: number) => Math.round(t * 100) / 100
  return {
    ...video,
    seconds: clean(end),
    poster: clean(shown(video.poster)),
    cues: spans.map((s): Cue => [clean(s.start), clean(s.end), s.words]),
    render: t => video.render(own(t)),
  }
}

/** Points of a curve (rising x) up to px x, the last one interpolated. */
export function upTo(points: readonly Point[], x: number): Point[] {
  const next = points.findIndex(p => p[0] > x)
  if (next < 0) return [...points]
  if (next === 0) return []
  const [a, b] = [at(points, next - 1), at(points, next)]
  return [...points.slice(0, next), between(a, b, (x - a[0]) / (b[0] - a[0]))]
}

/** Polyline with round joins; nothing for fewer than two points. */
export const stroke = (points: readonly Point[], colour: string, width: number, dash?: string) =>
  points.length < 2
    ? ''
    : path(poly(points), {
        fill: 'none',
        stroke: colour,
        'stroke-width': width,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
        'stroke-dasharray': dash,
      })
