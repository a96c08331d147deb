/** Session-RPE bars building a week, with weekly load, monotony and strain. */
import type { Explainer } from '../../catalogue-types.ts'
import { readout, scale } from '../../drawing/chart.ts'
import { at, ease, sum } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { palettes } from '../../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../../drawing/svg.ts'
import { weekOf } from '../../models/load.ts'
import { cues, frame, V } from '../kit.ts'

const p = palettes['load-monitoring'].day
/** RPE 0–10 and minutes of each session. */
const SESSIONS = [
  { day: 'Mon', label: 'off', rpe: 0, minutes: 0 },
  { day: 'Tue', label: 'gym + pitch', rpe: 5, minutes: 85 },
  { day: 'Wed', label: 'intensive', rpe: 7, minutes: 90 },
  { day: 'Thu', label: 'tactical', rpe: 6, minutes: 75 },
  { day: 'Fri', label: 'match −1', rpe: 4, minutes: 55 },
  { day: 'Sat', label: 'match', rpe: 8, minutes: 92 },
  { day: 'Sun', label: 'recovery', rpe: 3, minutes: 40 },
]
const LOADS = SESSIONS.map(s => s.rpe * s.minutes)
const WEEK = weekOf(LOADS)
const Y = scale([0, 800], [590, 170])
const grown = (t: number, i: number) => ease(t, 0.6 + i * 1.25, 1.5 + i * 1.25)

function session(t: number, i: number): Drawing {
  const { day, label, rpe, minutes } = at(SESSIONS, i)
  const k = grown(t, i)
  const load = at(LOADS, i) * k
  const left = 70 + i * 116
  const x = left + 42
  const fill = label === 'match' ? p.signal : p.ink
  const names = [
    text(day, [x, 622], { size: 24, font: 'label600', fill: p.ink, anchor: 'middle' }),
    text(label, [x, 646], { size: 16, fill: p.ink, anchor: 'middle', font: 'label400' }),
  ]
  if (load < 1)
    return [
      names,
      t > 0.6 + i * 1.25 ? circle([x, Y(0) - 14], 7, { fill: 'none', stroke: p.ink, 'stroke-width': 3 }) : '',
    ]
  const inside = { size: 17, fill: p.field, anchor: 'middle' } as const
  return [
    names,
    rect(left, Y(load), 84, Y(0) - Y(load), { fill }),
    text(String(Math.round(load)), [x, Y(load) - 12], { size: 40, font: 'num600', fill, anchor: 'middle' }),
    k > 0.7 && load > 110 ? [text(`RPE ${rpe}`, [x, 552], inside), text(`${minutes} min`, [x, 574], inside)] : '',
  ]
}

function numbers(t: number): Drawing {
  const run = sum(LOADS.map((v, i) => v * grown(t, i)))
  return [
    readout(String(Math.round(run)), ['weekly load, AU'], [940, 260], { size: 150, fill: p.ink, ink: p.ink }),
    t > 10.6
      ? readout(WEEK.monotony.toFixed(2), ['monotony = mean ÷ SD'], [940, 420], { size: 100, fill: p.ink, ink: p.ink })
      : '',
    t > 12.4
      ? readout(String(Math.round(WEEK.strain)), ['strain = load × monotony'], [940, 580], {
          size: 100,
          fill: p.signal,
          ink: p.ink,
        })
      : '',
    t > 9.8
      ? line([56, Y(WEEK.mean)], [56 + 800 * ease(t, 9.8, 10.6), Y(WEEK.mean)], { stroke: p.second, 'stroke-width': 5 })
      : '',
    t > 10.6 ? text(`mean ${Math.round(WEEK.mean)}`, [66, Y(WEEK.mean) - 10], { size: 19, fill: p.ink }) : '',
  ]
}

function render(t: number): string {
  const grid = [0, 200, 400, 600, 800].map(v => [
    line([56, Y(v)], [870, Y(v)], { stroke: v ? p.quiet : p.ink, 'stroke-width': v ? 2 : 4 }),
    v ? text(String(v), [870, Y(v) - 6], { size: 17, fill: p.ink, anchor: 'end', font: 'label400' }) : '',
  ])
  return frame(
    p,
    sessionRpeWeek.title,
    'rating of perceived exertion × minutes = arbitrary units (AU)',
    rect(900, 0, 380, V.h, { fill: p.second }),
    grid,
    SESSIONS.map((_, i) => session(t, i)),
    numbers(t),
  )
}

export const sessionRpeWeek: Explainer = {
  slug: 'session-rpe-week',
  title: 'Session-RPE: a training week',
  seconds: 16,
  teaches: 'Load is RPE × minutes; a week adds up to weekly load, monotony and strain.',
  shows:
    'a training week in which each session is rated and multiplied by its minutes, and load, monotony and strain of the week',
  courses: ['session-load', 'acute-chronic-load'],
  poster: 13.5,
  cues: cues(16, [
    [0, 'After every session, ask one question: how hard was it, from zero to ten?'],
    [3.4, 'Multiply the answer by the minutes: that is the session load.'],
    [6.8, `The match on Saturday is the largest load of the week: 8 times 92 is ${8 * 92}.`],
    [9.8, `Monotony is the daily mean over its standard deviation: ${WEEK.monotony.toFixed(2)}.`],
    [12.4, `Strain is weekly load times monotony: ${Math.round(WEEK.load)} times ${WEEK.monotony.toFixed(2)}.`],
  ]),
  render,
}
