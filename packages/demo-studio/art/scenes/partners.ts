/** Partner marks: invented names, one colour, on a 40-unit grid. */
import { range } from '../drawing/geometry.ts'
import { measure, text } from '../drawing/lettering.ts'
import { neutral } from '../drawing/palette.ts'
import { circle, doc, type Drawing, g, path, rect } from '../drawing/svg.ts'

export type Partner = { slug: string; name: string; line: string; mark: Drawing }
const fill = { fill: neutral.ink }
const stroke = (width: number, colour: string = neutral.ink) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
})

export const partners: readonly Partner[] = [
  {
    slug: 'orrinvale',
    name: 'Orrin & Vale',
    line: 'movement laboratory',
    mark: [path('M10 90a50 50 0 0 1 100 0Z', fill), path('M10 96h100a50 50 0 0 1 -100 0Z', stroke(7))],
  },
  {
    slug: 'halvona',
    name: 'Halvona',
    line: 'institute of endurance',
    mark: range(0, 4).map(i => path(`M10 ${58 + i * 18}q25 ${i * 9 - 44} 50 0t50 0`, stroke(8))),
  },
  {
    slug: 'kestrane',
    name: 'KESTRANE',
    line: 'force measurement',
    mark: [path('M10 140L60 40L110 140H88L60 84L32 140Z', fill), rect(10, 148, 100, 8, fill)],
  },
  {
    slug: 'tidewell',
    name: 'Tidewell',
    line: 'athletic foundation',
    mark: [circle([60, 92], 50, fill), path('M10 92h100M10 110h100M10 128h100M60 42v50', stroke(6, '#ffffff'))],
  },
  {
    slug: 'miradorus',
    name: 'Miradorus',
    line: 'performance analytics',
    mark: range(0, 15).map(k =>
      circle([22 + (k % 4) * 26, 54 + Math.floor(k / 4) * 26], 4 + (((k % 4) + Math.floor(k / 4)) % 4) * 2.7, fill),
    ),
  },
  {
    slug: 'zephine',
    name: 'Zéphine',
    line: 'school of coaching',
    mark: path('M10 48h92L34 128h68v16H10L78 64H10Z', fill),
  },
]

export function logo({ name, line, mark }: Partner): string {
  const width = Math.max(measure(name, { size: 56, font: 'label600' }), measure(line, { size: 22, font: 'label400' }))
  return doc([Math.max(460, Math.ceil(width + 160)), 180], name, [
    g({ transform: 'translate(-6 0)' }, mark),
    text(name, [130, 100], { size: 56, font: 'label600', ...fill }),
    text(line, [132, 136], { size: 22, font: 'label400', ...fill }),
  ])
}
