/** Crests of invented clubs: a shield in two colours of one palette, with the letters of the club. */
import { text } from '../drawing/lettering.ts'
import { type Palette, palettes } from '../drawing/palette.ts'
import { doc, type Drawing, g, path, rect } from '../drawing/svg.ts'

export type Crest = { slug: string; letters: string; palette: Palette; shape: 'halves' | 'bars' | 'chevron' }

export const crests: readonly Crest[] = [
  { slug: 'hamri', letters: 'FCH', palette: palettes['strength-and-power'].day, shape: 'halves' },
  { slug: 'oran-athletics', letters: 'AO', palette: palettes['sprint-mechanics'].day, shape: 'chevron' },
  { slug: 'lyon-handball', letters: 'HL', palette: palettes['endurance-physiology'].day, shape: 'bars' },
  { slug: 'porto-norte', letters: 'PN', palette: palettes['performance-analysis'].day, shape: 'halves' },
  { slug: 'milano-rugby', letters: 'RM', palette: palettes['nutrition'].night, shape: 'chevron' },
  { slug: 'goteborg-volley', letters: 'GV', palette: palettes['return-to-play'].day, shape: 'bars' },
]

const SHIELD = 'M60 60h360v210c0 96-96 150-180 186C156 420 60 366 60 270Z'

export function crest({ letters, palette, shape }: Crest): string {
  const fill = (colour: string) => ({ fill: colour })
  const second: Record<Crest['shape'], Drawing> = {
    halves: rect(240, 0, 240, 480, fill(palette.second)),
    bars: [rect(60, 60, 72, 400, fill(palette.second)), rect(348, 60, 72, 400, fill(palette.second))],
    chevron: path('M60 250L240 120L420 250V330L240 200L60 330Z', fill(palette.second)),
  }
  return doc([480, 480], letters, [
    rect(0, 0, 480, 480, fill('#fcfaf8')),
    `<clipPath id="shield"><path d="${SHIELD}"/></clipPath>`,
    g({ 'clip-path': 'url(#shield)' }, [rect(0, 0, 480, 480, fill(palette.field)), second[shape]]),
    path(SHIELD, { fill: 'none', stroke: palette.ink, 'stroke-width': 10 }),
    text(letters, [240, 310], { size: 150, font: 'num800', anchor: 'middle', ...fill(palette.ink) }),
  ])
}
