/** A speed trace sorted into zones while it runs. */
import type { Explainer } from '../../catalogue-types.ts'
import { plot } from '../../drawing/chart.ts'
import { at, type Point, range, sum } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['load-monitoring'].day
const RATE = 10
const SECONDS = 60
/** Runs within the minute: centre s, spread s, speed m/s. */
const RUNS = [
  [6, 2.5, 3.2],
  [14, 1.8, 5.2],
  [22, 3, 2.8],
  [29, 1.7, 8.1],
  [38, 3, 3.4],
  [46, 2, 5.9],
  [54, 2.6, 2.9],
] as const
const speedAt = (s: number) =>
  1.2 +
  0.25 * Math.sin(s * 1.7) +
  RUNS.reduce((v, [c, w, height]) => v + (height - 1.2) * Math.exp(-(((s - c) / w) ** 2)), 0)
const TRACE = range(0, SECONDS * RATE).map(i => speedAt(i / RATE))
/** Lower limits in m/s, as often used in men's football. */
const ZONES = [
  { from: 0, name: 'walk, jog', fill: mix(p.field, p.ink, 0.25) },
  { from: 4, name: 'run', fill: mix(p.field, p.ink, 0.6) },
  { from: 5.5, name: 'high speed', fill: p.second },
  { from: 7, name: 'sprint', fill: p.signal },
]
const zoneOf = (v: number) => ZONES.findLastIndex(z => v >= z.from)
/** Metres in each zone after n samples. */
const metres = (n: number) => ZONES.map((_, k) => sum(TRACE.slice(0, n).filter(v => zoneOf(v) === k)) / RATE)
const total = metres(TRACE.length)
const share = (k: number) => Math.round((100 * at(total, k)) / sum(total))
const { X, Y, drawing, box } = plot({
  x: [0, SECONDS],
  y: [0, 9],
  box: [120, 170, 860, 560],
  xTicks: range(0, 60, 10),
  yTicks: [0, 4, 5.5, 7],
  xTitle: 'time, s',
  yTitle: 'speed, m/s',
  ink: p.ink,
  quiet: p.quiet,
})
const curve = TRACE.map((v, i): Point => [X(i / RATE), Y(v)])

function zone(k: number, n: number): Drawing {
  const { name, fill, from } = at(ZONES, k)
  const y = 540 - k * 105
  const m = at(metres(n), k)
  return [
    rect(910, y, 250 * (m / at(total, 0)), 34, { fill }),
    text(`${Math.round(m)} m`, [920 + 250 * (m / at(total, 0)), y + 30], {
      size: 40,
      font: 'num800',
      fill: k === 3 ? p.signal : p.ink,
    }),
    text(from ? `${name}, from ${from} m/s` : name, [910, y - 10], { size: 20, fill: p.ink }),
  ]
}

function render(t: number): string {
  const s = Math.min(SECONDS, Math.max(0, ((t - 2) / 15) * SECONDS))
  const n = Math.round(s * RATE)
  const fills = range(0, n - 1).map(i =>
    rect(X(i / RATE), Y(at(TRACE, i)), X(1 / RATE) - X(0) + 0.4, box[3] - Y(at(TRACE, i)), {
      fill: at(ZONES, zoneOf(at(TRACE, i))).fill,
    }),
  )
  const seen = upTo(curve, X(s))
  return frame(
    p,
    speedZones.title,
    'one minute of a match, position at 10 Hz',
    fills,
    drawing,
    stroke(seen, p.ink, 4),
    seen.length ? circle(at(seen, -1), 9, { fill: p.ink }) : '',
    ZONES.map((_, k) => zone(k, n)),
    line([910, 580], [1224, 580], { stroke: p.ink, 'stroke-width': 3 }),
  )
}

export const speedZones: Explainer = {
  slug: 'speed-zones',
  title: 'External load: speed zones',
  seconds: 22,
  teaches: 'A speed trace is sorted into zones; the distance above 5.5 m/s is small but decides the high-speed load.',
  shows: 'one minute of a match as a speed trace at 10 Hz, sorted into four zones',
  courses: ['acute-chronic-load', 'session-load', 'passing-networks'],
  poster: 19,
  cues: cues(22, [
    [0, 'Speed of one player through a minute of a match. Lines mark 4, 5.5 and 7 metres per second.'],
    [4.5, 'Each stretch counts for the zone of its speed; area under the curve is distance.'],
    [8.6, `One sprint, above seven metres per second, is only ${Math.round(at(total, 3))} metres.`],
    [13, 'Total distance comes mostly from walking and jogging.'],
    [
      17,
      `Here ${share(2) + share(3)} percent of the distance is above 5.5 metres a second: small, but a load that hamstrings feel.`,
    ],
  ]),
  render,
}
