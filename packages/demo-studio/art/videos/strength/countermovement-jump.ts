import type { Explainer } from '../../catalogue-types.ts'
import { areaBelow, scale } from '../../drawing/chart.ts'
import { at, type Point } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { arrow, circle, type Drawing, line, path, rect } from '../../drawing/svg.ts'
/** Countermovement jump: figure and force-time curve drawn in sync. */
import { place, solve } from '../../movement/body.ts'
import { figure } from '../../movement/figure.ts'
import { CMJ, cmj, cmjAt, cmjPose, forceRows, GRAVITY, inFlight } from '../../movement/jump.ts'
import { cues, frame, stroke, upTo, V } from '../kit.ts'

const p = palettes['strength-and-power'].day
const SECONDS = 24
/** First and last moment of the trial that is shown, s; the video is slower by SLOWER. */
const [FROM, TO] = [0.3, 2.9]
const SLOWER = Math.round(SECONDS / (TO - FROM))
const X = scale([FROM, TO], [520, 1224])
const Y = scale([0, 4.4], [590, 190])
const CURVE = forceRows([FROM, TO], 4).map((r): Point => [X(r.t), Y(r.force)])
const peakForce = (from: number, to: number) =>
  Math.max(...cmj.rows.filter(r => r.t >= from && r.t <= to).map(r => r.force))
const pushPeak = peakForce(0, CMJ.takeOff)
const landPeak = peakForce(cmj.landing, cmj.landing + CMJ.absorb)
/** Video time of a trial time, s. */
const videoTime = (s: number) => Math.round((((s - FROM) / (TO - FROM)) * SECONDS + 0.1) * 10) / 10

const PHASES: readonly (readonly [number, string])[] = [
  [0.52, 'quiet standing'],
  [0.945, 'unweighting'],
  [cmj.lowest.t, 'braking'],
  [CMJ.takeOff, 'propulsion'],
  [cmj.landing, 'flight'],
  [cmj.landing + CMJ.absorb, 'landing'],
  [Infinity, 'recovery'],
]
const phaseAt = (t: number) =>
  at(
    PHASES,
    PHASES.findIndex(([end]) => t < end),
  )[1]

function graph(t: number): Drawing {
  const seen = upTo(CURVE, X(t))
  const force = cmjAt(t).force
  return [
    [0, 1, 2, 3, 4].map(v => [
      line([520, Y(v)], [1224, Y(v)], { stroke: p.second, 'stroke-width': 2 }),
      text(String(v), [506, Y(v) + 7], { size: 19, fill: p.signal, anchor: 'end' }),
    ]),
    text('× body weight', [520, 168], { size: 19, fill: p.signal }),
    seen.length > 1 ? path(areaBelow(seen, 590), { fill: p.ink }) : '',
    stroke(seen, p.signal, 6),
    line([520, Y(1)], [1224, Y(1)], { stroke: p.signal, 'stroke-width': 2, 'stroke-dasharray': '2 8' }),
    circle([X(t), Y(force)], 11, { fill: p.signal }),
  ]
}

function result(t: number): string {
  if (t > cmj.landing) return `jump height ${(cmj.jumpHeight * 100).toFixed(0)} cm`
  return t > CMJ.takeOff ? `take-off ${cmj.takeOffVelocity.toFixed(2)} m/s` : ''
}

function render(seconds: number): string {
  const t = Math.min(TO, FROM + (seconds / SECONDS) * (TO - FROM))
  const { pose, lift } = cmjPose(t)
  const h = 320
  const floor = 590
  const J = place(solve(pose), { at: [250, floor - lift * h], h })
  const { force } = cmjAt(t)
  const air = inFlight(t)
  const foot: Point = [250 + 0.02 * h, floor]
  return frame(
    { ...p, ink: p.signal },
    countermovementJump.title,
    `vertical ground reaction force, ${CMJ.mass} kg athlete, ${SLOWER} times slower`,
    rect(0, floor, V.w, V.h - floor, { fill: p.ink }),
    rect(140, floor, 240, 14, { fill: p.signal }),
    graph(t),
    figure(J, { body: p.ink, ...(air ? { kit: p.signal, shorts: p.field } : {}) }),
    arrow(foot, [foot[0], floor - force * 68], { w: 10, head: 30, fill: p.signal }),
    text(phaseAt(t), [V.margin, 648], { size: 30, font: 'label600', fill: p.signal }),
    text(`${Math.round((force * CMJ.mass * GRAVITY) / 10) * 10} N`, [520, 652], {
      size: 60,
      font: 'num800',
      fill: p.signal,
    }),
    text(result(t), [1224, 648], { size: 30, font: 'label600', fill: p.signal, anchor: 'end' }),
  )
}

export const countermovementJump: Explainer = {
  slug: 'countermovement-jump',
  title: 'Countermovement jump',
  seconds: SECONDS,
  teaches: 'The force-time curve in phases; impulse gives take-off velocity, velocity gives height.',
  shows: 'a countermovement jump beside the force curve of one plate, in phases, up to the height',
  courses: ['jump-testing', 'limb-symmetry'],
  poster: videoTime((CMJ.takeOff + cmj.landing) / 2),
  cues: cues(SECONDS, [
    [0, 'Standing, the plate reads one body weight; as the body drops it reads less.'],
    [videoTime(0.945), `Braking, then propulsion: up to ${pushPeak.toFixed(1)} body weights.`],
    [
      videoTime(CMJ.takeOff),
      `In flight it reads zero. Take-off at ${cmj.takeOffVelocity.toFixed(2)} metres per second decides the height.`,
    ],
    [videoTime(cmj.landing), `Landing is short and high: a peak of ${landPeak.toFixed(1)} body weights.`],
    [
      videoTime(cmj.landing + CMJ.absorb),
      `Height is velocity squared over twice gravity: ${(cmj.jumpHeight * 100).toFixed(0)} centimetres.`,
    ],
  ]),
  render,
}
