/** Ten sprints with short rests: times, phosphocreatine and the decrement score. */
import type { Explainer } from '../../catalogue-types.ts'
import { plot, readout, scale } from '../../drawing/chart.ts'
import { at, ease, type Point, range, sum } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, rect } from '../../drawing/svg.ts'
import { cues, frame, stroke, upTo } from '../kit.ts'

const p = palettes['sprint-mechanics'].night
const COUNT = 10
/** Best 30 m time s, rest s, time constant of phosphocreatine recovery s (half-time about 55 s). */
const BEST = 4.2
const REST = 20
const TAU = 80
/** Share of phosphocreatine used by one full sprint. */
const USE = 0.42

/** Phosphocreatine (%) against time (s) and the sprint times (s). */
function simulate() {
  const store: Point[] = [[0, 100]]
  const times: number[] = []
  let [s, level] = [0, 1]
  for (let i = 0; i < COUNT; i++) {
    const time = BEST * (1 + 0.13 * (1 - level) ** 1.3)
    times.push(time)
    level -= USE * level
    s += time
    store.push([s, level * 100])
    for (const k of range(1, 8))
      store.push([s + (REST * k) / 8, (1 - (1 - level) * Math.exp(-(REST * k) / 8 / TAU)) * 100])
    level = 1 - (1 - level) * Math.exp(-REST / TAU)
    s += REST
  }
  return { store, times, end: s }
}
const { store, times, end } = simulate()
const decrement = 100 * (sum(times) / (Math.min(...times) * COUNT) - 1)
const { X, Y, drawing } = plot({
  x: [0, end],
  y: [0, 100],
  box: [110, 400, 880, 590],
  xTicks: [0, 60, 120, 180, 240],
  yTicks: [0, 50, 100],
  xTitle: 'time, s',
  yTitle: 'phosphocreatine, % of rest',
  ink: p.ink,
  quiet: p.quiet,
  size: 18,
})
const LEVEL = store.map(([s, v]): Point => [X(s), Y(v)])
const bar = scale([3.9, 4.8], [0, 170])
const startOf = (i: number) => sum(times.slice(0, i)) + i * REST

function sprint(i: number, now: number): Drawing {
  const start = startOf(i)
  const time = at(times, i)
  const k = ease(now, start, start + time)
  if (k === 0) return ''
  const [x, height] = [X(start + time / 2), bar(time) * k]
  return [
    rect(x - 27, 330 - height, 54, height, { fill: i === COUNT - 1 ? p.signal : p.ink }),
    text(time.toFixed(2), [x, 330 - height - 10], {
      size: 26,
      font: 'num600',
      fill: i === COUNT - 1 ? p.signal : p.ink,
      anchor: 'middle',
    }),
  ]
}

function render(t: number): string {
  const now = Math.min(end, Math.max(0, (t - 2) * (end / 14)))
  const seen = upTo(LEVEL, X(now))
  return frame(
    p,
    repeatedSprints.title,
    `${COUNT} × 30 m with ${REST} s of rest`,
    text('sprint time, s (bars start at 3.9 s)', [110, 150], { size: 18, fill: p.ink }),
    range(0, COUNT - 1).map(i => sprint(i, now)),
    drawing,
    stroke(seen, p.ink, 5),
    seen.length ? circle(at(seen, -1), 9, { fill: p.signal }) : '',
    t > 16
      ? readout(Math.min(...times).toFixed(2), ['best, s'], [940, 250], { size: 80, fill: p.ink, ink: p.ink })
      : '',
    t > 16.5
      ? readout((sum(times) / COUNT).toFixed(2), ['mean, s'], [940, 380], { size: 80, fill: p.ink, ink: p.ink })
      : '',
    t > 17.2
      ? readout(`${decrement.toFixed(1)}%`, ['decrement: mean', 'against best'], [940, 540], {
          size: 120,
          fill: p.signal,
          ink: p.ink,
        })
      : '',
  )
}

export const repeatedSprints: Explainer = {
  slug: 'repeated-sprints',
  title: 'Repeated sprints',
  seconds: 22,
  teaches: 'Sprint times over ten repetitions, phosphocreatine between them, and the percentage decrement score.',
  shows: 'ten sprints with 20 s of rest: their times, the phosphocreatine between them, and the decrement',
  courses: ['acceleration', 'maximal-velocity', 'lactate-threshold'],
  poster: 20,
  cues: cues(22, [
    [0, `Ten sprints of 30 metres with ${REST} seconds of rest. The bars are times, the line is phosphocreatine.`],
    [5, 'Each sprint uses a large part of the muscle’s phosphocreatine.'],
    [8.4, 'Half of it comes back in about 55 seconds: twenty seconds are too short.'],
    [
      12.4,
      `So the store runs down, and times rise from ${at(times, 0).toFixed(2)} to ${at(times, -1).toFixed(2)} seconds.`,
    ],
    [17, `The decrement compares the mean time with the best: ${decrement.toFixed(1)} percent.`],
  ]),
  render,
}
