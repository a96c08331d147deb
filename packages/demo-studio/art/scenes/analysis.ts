/** Performance analysis: a passing network, and a shot map with expected goals. */
import type { CourseScene } from '../catalogue-types.ts'
import { rng } from '../drawing/chart.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { at, mean, type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line } from '../drawing/svg.ts'
import { hexagon } from '../drawing/texture.ts'
import { AVERAGE_POSITIONS, involvement, LINKS } from '../models/passing.ts'
import { expectedGoals, flat, markings, PITCH, shirt, stripes, upright } from '../models/pitch.ts'

const TRIANGLE = ['5-7', '7-4', '4-10', '7-10']
const counts = AVERAGE_POSITIONS.map((_, i) => involvement(i))
const HUB = counts.indexOf(Math.max(...counts))

function network(): string {
  const p = palettes['performance-analysis'].day
  const P = flat([-20, -80], 15.6)
  const links = LINKS.map(({ from, to, passes }) => {
    const hot = TRIANGLE.includes(`${from}-${to}`)
    return line(P(at(AVERAGE_POSITIONS, from)), P(at(AVERAGE_POSITIONS, to)), {
      stroke: hot ? p.signal : p.ink,
      'stroke-width': passes * 0.95,
      opacity: hot ? 1 : 0.42,
    })
  })
  const players = AVERAGE_POSITIONS.map((q, i): Drawing => {
    const r = 22 + at(counts, i) * 0.42
    const [x, y] = P(q)
    return [
      circle([x, y], r + 6, { fill: p.field }),
      circle([x, y], r, { fill: i === HUB ? p.signal : p.ink }),
      text(shirt(i), [x, y + r * 0.36], { size: r * 1.05, font: 'num800', fill: p.field, anchor: 'middle' }),
    ]
  })
  return thumb(
    p,
    passingNetworks.title,
    stripes(P, p.second),
    markings(P, { stroke: p.quiet, width: 5 }),
    links,
    players,
  )
}
export const passingNetworks: CourseScene = {
  slug: 'passing-networks',
  category: 'performance-analysis',
  title: 'Passing networks and team structure',
  shows:
    'Average positions on a pitch, dot size by involvement and line width by passes; the busiest player is yellow.',
  keyNumber: shirt(HUB),
  keyUnit: 'shirt number of the busiest player',
  draw: network,
}

const METRE = 19.2
const GRID_TOP = 44
const GRID_LEFT = 1130 - (PITCH.width / 2) * METRE
const RADIUS = 29
type ShotCell = { centre: Point; share: number; value: number }
const random = rng(40)

/** Share of shots (0…1) taken from a place: most from central positions at 8 to 15 m. */
function shotShare([x, y]: Point): number {
  const off = y - PITCH.width / 2
  const d = Math.hypot(PITCH.length - x, off * 0.86)
  const near = Math.exp(-(((d - 11.5) / 8.5) ** 2)) * (0.55 + 0.45 * Math.exp(-((off / 11) ** 2)))
  const long = 0.22 * Math.exp(-(((d - 22) / 6) ** 2)) * Math.exp(-(((off - 2) / 13) ** 2))
  return (near + long) * (0.75 + 0.5 * random())
}

const CELLS: readonly ShotCell[] = range(0, 23).flatMap(j =>
  range(-2, 33).flatMap(i => {
    const centre: Point = [i * Math.sqrt(3) * RADIUS + (j % 2 ? (Math.sqrt(3) * RADIUS) / 2 : 0), j * 1.5 * RADIUS + 62]
    const spot: Point = [PITCH.length - (centre[1] - GRID_TOP) / METRE, (centre[0] - GRID_LEFT) / METRE]
    const inside = spot[0] <= 104.6 && spot[1] >= 2 && spot[1] <= 66
    return inside ? [{ centre, share: shotShare(spot), value: expectedGoals(spot) }] : []
  }),
)
/** Cells from this value on are red. */
const RED = 0.18
const isShot = (cell: ShotCell) => cell.share >= 0.07
const redMean = mean(CELLS.filter(c => isShot(c) && c.value >= RED).map(c => c.value)).toFixed(2)

function shots(): string {
  const p = palettes['performance-analysis'].night
  const P = upright([GRID_LEFT, GRID_TOP], METRE)
  const tone = (value: number) => {
    if (value >= RED) return p.signal
    if (value > 0.1) return mix(p.signal, p.second, 0.45)
    return value > 0.06 ? mix(p.ink, p.second, 0.4) : p.ink
  }
  const cell = (c: ShotCell) =>
    isShot(c)
      ? hexagon(c.centre, RADIUS * Math.min(0.96, 0.32 + 0.75 * c.share), tone(c.value))
      : hexagon(c.centre, 5, p.second)
  return thumb(
    p,
    expectedGoalsCourse.title,
    markings(P, { stroke: p.quiet, width: 5 }),
    CELLS.map(cell),
    numeral(redMean, [60, 840], { size: 420, fill: p.ink }),
    text('expected goals per shot', [70, 446], { size: 28, fill: p.ink }),
    text('in the red cells', [70, 484], { size: 28, fill: p.signal }),
  )
}
export const expectedGoalsCourse: CourseScene = {
  slug: 'expected-goals',
  category: 'performance-analysis',
  title: 'Expected goals: reading the shot map',
  shows: 'Half a pitch covered by hexagons; size is the number of shots, red cells carry the highest expected goals.',
  keyNumber: redMean,
  keyUnit: 'expected goals per shot in the red cells',
  draw: shots,
}
