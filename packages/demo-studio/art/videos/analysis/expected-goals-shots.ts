/** Six shots of a match: distance, visible goal angle, probability, and their sum. */
import type { Explainer } from '../../catalogue-types.ts'
import { readout } from '../../drawing/chart.ts'
import { at, degrees, distance, ease, type Point, sum } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, path, poly, rect } from '../../drawing/svg.ts'
import { expectedGoals, GOAL, markings, PITCH, upright } from '../../models/pitch.ts'
import { cues, frame } from '../kit.ts'

const p = palettes['performance-analysis'].night
/** px per metre. */
const K = 12.6
const P = upright([40, 150], K)
/** Places of the shots in m, attacking x = 105, and whether they went in. */
const SHOTS: readonly { spot: Point; goal: boolean }[] = [
  { spot: [78, 38], goal: false },
  { spot: [91, 22], goal: false },
  { spot: [94, 36], goal: true },
  { spot: [100, 44], goal: false },
  { spot: [84, 30], goal: false },
  { spot: [98.5, 33], goal: false },
]
const GOAL_MOUTH: readonly [Point, Point] = [
  [PITCH.length, PITCH.width / 2 - GOAL / 2],
  [PITCH.length, PITCH.width / 2 + GOAL / 2],
]
const values = SHOTS.map(s => expectedGoals(s.spot))
const total = sum(values)
const goals = SHOTS.filter(s => s.goal).length
/** Probability of no goal at all from these shots, %. */
const none = Math.round(100 * values.reduce((q, v) => q * (1 - v), 1))
const [FIRST, EACH] = [1, 2.5]

/** Distance to the middle of the goal in m and visible goal angle in degrees. */
function seenFrom(spot: Point) {
  const [a, b] = GOAL_MOUTH.map(post => Math.atan2(post[1] - spot[1], post[0] - spot[0]))
  return { metres: distance(spot, [PITCH.length, PITCH.width / 2]), angle: degrees(Math.abs((a ?? 0) - (b ?? 0))) }
}

function shot(i: number, t: number): Drawing {
  const start = FIRST + i * EACH
  if (t < start) return ''
  const { spot, goal } = at(SHOTS, i)
  const now = t < start + EACH
  const k = ease(t, start, start + 0.7)
  const r = (8 + 34 * Math.sqrt(at(values, i))) * k
  const cone = now ? path(poly([P(spot), ...GOAL_MOUTH.map(P)], true), { fill: p.signal, opacity: 0.35 * k }) : ''
  return [
    cone,
    circle(P(spot), r, {
      fill: goal ? p.signal : now ? mix(p.signal, p.field, 0.35) : mix(p.field, p.ink, 0.65),
      stroke: p.field,
      'stroke-width': 3,
    }),
  ]
}

function render(t: number): string {
  const done = SHOTS.filter((_, i) => t >= FIRST + i * EACH + 0.5).length
  const current = Math.min(SHOTS.length - 1, Math.floor((t - FIRST) / EACH))
  const showing = t > FIRST && t < FIRST + SHOTS.length * EACH
  const { metres, angle } = seenFrom(at(SHOTS, Math.max(0, current)).spot)
  const running = sum(values.slice(0, done))
  return frame(
    p,
    expectedGoalsShots.title,
    'probability of a goal from distance and visible goal angle, logistic model',
    markings(P, { stroke: p.quiet, width: 3 }),
    rect(0, 640, 940, 80, { fill: p.field }),
    SHOTS.map((_, i) => shot(i, t)),
    showing
      ? text(`${metres.toFixed(0)} m, ${angle.toFixed(0)}°`, [960, 190], { size: 44, font: 'num600', fill: p.ink })
      : '',
    showing
      ? readout(at(values, Math.max(0, current)).toFixed(2), ['this shot'], [960, 310], {
          size: 130,
          fill: p.ink,
          ink: p.ink,
        })
      : readout(String(goals), ['goal scored'], [960, 310], { size: 130, fill: p.ink, ink: p.ink }),
    readout(running.toFixed(2), ['expected goals so far'], [960, 490], { size: 150, fill: p.signal, ink: p.ink }),
    t > 20 ? readout(`${none}%`, ['chance of no goal at all'], [960, 620], { size: 80, fill: p.ink, ink: p.ink }) : '',
  )
}

export const expectedGoalsShots: Explainer = {
  slug: 'expected-goals-shots',
  title: 'Expected goals, shot by shot',
  seconds: 26,
  teaches: 'Distance and visible goal angle give each shot a probability; the sum is the expected goals of a match.',
  shows: 'six shots with their distance, angle and probability, and the sum',
  courses: ['expected-goals', 'passing-networks'],
  poster: 7.2,
  cues: cues(26, [
    [
      0,
      `A shot from ${seenFrom(at(SHOTS, 0).spot).metres.toFixed(0)} metres: the goal is seen under a small angle, and ${Math.round(100 * at(values, 0))} of 100 such shots go in.`,
    ],
    [
      6,
      `From ${seenFrom(at(SHOTS, 2).spot).metres.toFixed(0)} metres in front the angle opens: ${at(values, 2).toFixed(2)} expected goals. This one went in.`,
    ],
    [11, 'Close but wide is not the same as close in front: the angle counts.'],
    [16, `Six shots add up to ${total.toFixed(2)} expected goals.`],
    [
      20,
      `That is an average over many such matches: with these shots no goal at all still happens in ${none} percent.`,
    ],
  ]),
  render,
}
