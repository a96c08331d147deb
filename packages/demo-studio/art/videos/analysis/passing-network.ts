/** A passing network that grows pass by pass. */
import type { Explainer } from '../../catalogue-types.ts'
import { readout, rng } from '../../drawing/chart.ts'
import { at, between, ease, range } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, line } from '../../drawing/svg.ts'
import { AVERAGE_POSITIONS, LINKS } from '../../models/passing.ts'
import { flat, markings, shirt, stripes } from '../../models/pitch.ts'
import { cues, frame } from '../kit.ts'

const p = palettes['performance-analysis'].day
const P = flat([36, 126], 7.9)
const random = rng(4)
/** Every single pass of the match in a shuffled order; the direction alternates. */
const PASSES = LINKS.flatMap((l, k) =>
  range(1, l.passes).map(i => ({ k, from: i % 2 ? l.from : l.to, to: i % 2 ? l.to : l.from, r: random() })),
).toSorted((a, b) => a.r - b.r)
const [START, END] = [1.5, 15]

/** Counts per link and per player after n passes. */
function counted(n: number) {
  const links = LINKS.map(() => 0)
  const players = AVERAGE_POSITIONS.map(() => 0)
  for (const pass of PASSES.slice(0, n)) {
    links[pass.k] = (links[pass.k] ?? 0) + 1
    for (const who of [pass.from, pass.to]) players[who] = (players[who] ?? 0) + 1
  }
  return { links, players }
}
const all = counted(PASSES.length)
const hub = all.players.indexOf(Math.max(...all.players))
/** Share of all passes in which the player takes part, %. */
const share = (player: number) => Math.round((100 * at(all.players, player)) / PASSES.length)
const without = PASSES.filter(q => q.from !== hub && q.to !== hub).length

function render(t: number): string {
  const progress = Math.min(1, Math.max(0, (t - START) / (END - START))) ** 1.5 * PASSES.length
  const n = Math.floor(progress)
  const { links, players } = counted(n)
  const current = t < END ? PASSES[n] : undefined
  const removed = t > 20.4
  const marked = t > 15.6
  const spot = (i: number) => P(at(AVERAGE_POSITIONS, i))
  const lines = LINKS.map((l, k) => {
    const atHub = l.from === hub || l.to === hub
    const fade = removed && atHub ? 1 - ease(t, 20.4, 21.4) : 1
    return line(spot(l.from), spot(l.to), {
      stroke: marked && atHub ? p.signal : p.ink,
      'stroke-width': at(links, k) * 0.55,
      opacity: (marked && atHub ? 1 : 0.5) * fade,
    })
  })
  const dots = AVERAGE_POSITIONS.map((_, i) => {
    const [x, y] = spot(i)
    const r = 13 + at(players, i) * 0.13
    const fade = removed && i === hub ? 1 - 0.8 * ease(t, 20.4, 21.4) : 1
    return [
      circle([x, y], r + 4, { fill: p.field }),
      circle([x, y], r, { fill: marked && i === hub ? p.signal : p.ink, opacity: fade }),
      text(shirt(i), [x, y + r * 0.4], { size: r * 1.15, font: 'num800', fill: p.field, anchor: 'middle' }),
    ]
  })
  const ball = current
    ? circle(between(spot(current.from), spot(current.to), progress % 1), 8, {
        fill: '#ffffff',
        stroke: p.field,
        'stroke-width': 2,
      })
    : ''
  return frame(
    p,
    passingNetwork.title,
    'one match, average positions in possession, attacking to the right',
    stripes(P, p.second),
    markings(P, { stroke: p.quiet, width: 3 }),
    lines,
    dots,
    ball,
    readout(
      String(removed ? without : n),
      [removed ? `passes without ${shirt(hub)}` : 'completed passes'],
      [930, 290],
      { size: 150, fill: removed ? p.signal : p.ink, ink: p.ink },
    ),
    marked
      ? readout(`${share(hub)}%`, [`of all passes are given`, `or received by ${shirt(hub)}`], [930, 460], {
          size: 110,
          fill: p.signal,
          ink: p.ink,
        })
      : '',
  )
}

export const passingNetwork: Explainer = {
  slug: 'passing-network',
  title: 'Building a passing network',
  seconds: 26,
  teaches: 'Each pass adds to a link; positions, line width and centrality come from the counts.',
  shows: 'the passes of one match growing into a network, and what is left of it without its hub',
  courses: ['passing-networks', 'expected-goals'],
  poster: 18,
  cues: cues(26, [
    [0, 'Every completed pass adds to the line between two players.'],
    [5, 'Thicker lines are used more often; larger dots give and receive more passes.'],
    [10.4, 'The dot stands at the average position of a player when in possession.'],
    [15.4, `Number ${shirt(hub)} takes part in ${share(hub)} percent of all passes: the hub of the network.`],
    [20.4, `Take the hub out, and ${without} of ${PASSES.length} passes remain. That is what a marker tries to do.`],
  ]),
  render,
}
