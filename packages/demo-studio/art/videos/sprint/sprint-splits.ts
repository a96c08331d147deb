import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { at, clamp01, lerp, type Point, solveRising } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { distanceRun, RUNNER, speedAfter } from '../../models/sprint-speed.ts'
/** Speed over thirty metres as an exponential, with split times at the gates. */
import { place, solve } from '../../movement/body.ts'
import { figure } from '../../movement/figure.ts'
import { drivePose, sprintPose } from '../../movement/sprint.ts'
import { cues, frame, stroke, upTo, V } from '../kit.ts'

const p = palettes['sprint-mechanics'].day
const GATES = [5, 10, 20, 30]
const splitAt = (m: number) => solveRising(distanceRun, m, [0, 8])
const SPLITS = GATES.map(splitAt)
const END = at(SPLITS, -1)
/** Video seconds per second. */
const SLOWER = 3
const START = 2
const FLOOR = 560
const onTrack = (m: number) => 70 + m * 37
const { X, Y, drawing } = plot({
  x: [0, 5],
  y: [0, 10],
  box: [110, 175, 800, 410],
  xTicks: [0, 1, 2, 3, 4, 5],
  yTicks: [0, 2, 4, 6, 8, 10],
  xTitle: 'time, s',
  yTitle: 'speed, m/s',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const SPEED: Point[] = curve(speedAfter, [0, END], [X, Y], 150)

/** Strides so far: stride length grows from 2 m to 4.2 m with speed. */
const strides = (m: number) => m / lerp(2, 4.2, clamp01(m / 24)) / lerp(1, 1.15, clamp01(m / 30))

function runner(s: number): Drawing {
  const m = distanceRun(s)
  const share = clamp01(speedAfter(s) / RUNNER.maximal)
  const phase = strides(m) + 0.1
  const pose =
    share < 0.85 ? drivePose(phase, lerp(46, 12, share / 0.85)) : sprintPose(phase, lerp(12, 7, (share - 0.85) / 0.15))
  const J = place(solve(pose), { at: [onTrack(m), FLOOR], h: 100 })
  return figure(J, { body: p.ink, far: mix(p.field, p.ink, 0.5), build: 'female', hair: 'bun' })
}

function gates(s: number): Drawing {
  return GATES.map((m, i) => {
    const passed = s >= at(SPLITS, i)
    const x = onTrack(m)
    return [
      line([x, FLOOR + 8], [x, FLOOR - 70], { stroke: passed ? p.signal : p.ink, 'stroke-width': 4 }),
      text(`${m} m`, [x, FLOOR + 40], { size: 22, font: 'label600', fill: p.ink, anchor: 'middle' }),
      passed
        ? text(`${at(SPLITS, i).toFixed(2)} s`, [x, FLOOR + 84], {
            size: 40,
            font: 'num600',
            fill: p.signal,
            anchor: 'middle',
          })
        : '',
      passed ? circle([X(at(SPLITS, i)), Y(speedAfter(at(SPLITS, i)))], 9, { fill: p.signal }) : '',
    ]
  })
}

function render(t: number): string {
  const s = Math.min(END, Math.max(0, (t - START) / SLOWER))
  return frame(
    p,
    sprintSplits.title,
    `from a standing start, ${SLOWER} times slower`,
    rect(0, FLOOR + 8, V.w, V.h, { fill: p.second }),
    drawing,
    stroke(upTo(SPEED, X(s)), p.ink, 7),
    s > 0 && s < END ? circle([X(s), Y(speedAfter(s))], 10, { fill: p.signal }) : '',
    gates(s),
    runner(s),
    readout(speedAfter(s).toFixed(1), ['speed, m/s'], [880, 280], { size: 140, fill: p.signal, ink: p.ink }),
    readout(`${Math.round((100 * speedAfter(s)) / RUNNER.maximal)}%`, ['of maximal speed'], [880, 410], {
      size: 76,
      fill: p.ink,
      ink: p.ink,
    }),
  )
}
const shareAt = (m: number) => Math.round((100 * speedAfter(splitAt(m))) / RUNNER.maximal)

export const sprintSplits: Explainer = {
  slug: 'sprint-splits',
  title: 'Speed over thirty metres',
  seconds: 26,
  teaches: 'Speed rises exponentially towards its maximum; split times come from the same curve.',
  shows: 'thirty metres from a standing start through four gates, with the speed curve and the split times',
  courses: ['acceleration', 'maximal-velocity'],
  poster: 14,
  cues: cues(26, [
    [0, 'A sprint of thirty metres with timing gates at 5, 10, 20 and 30.'],
    [
      4.6,
      `After five metres, in ${at(SPLITS, 0).toFixed(2)} seconds, ${shareAt(5)} percent of maximal speed is reached.`,
    ],
    [10, `After ten metres it is ${shareAt(10)} percent, after twenty ${shareAt(20)}.`],
    [14.8, `Thirty metres take ${END.toFixed(2)} seconds; speed is ${shareAt(30)} percent of the maximum.`],
    [
      19.4,
      `The curve has two numbers: maximal speed, ${RUNNER.maximal} metres per second, and a time constant of ${RUNNER.tau} seconds.`,
    ],
  ]),
  render,
}
