import { normal, rng, scale } from '../drawing/chart.ts'
import { range } from '../drawing/geometry.ts'
import { mix, type Palette, palettes } from '../drawing/palette.ts'
import { circle, type Drawing, line, rect } from '../drawing/svg.ts'
import { place, solve } from '../movement/body.ts'
import { figure } from '../movement/figure.ts'
import { crouchPose } from '../movement/jump.ts'
import { caption, type Cover, cover, num, stroke } from './kit.ts'

/** Bar speed falls from repetition to repetition; the last two were not lifted. */
function inReserve(p: Palette): Drawing {
  const speed = (i: number) => 0.62 - 0.0055 * i * i - 0.018 * i
  const Y = scale([0, 0.7], [740, 250])
  return [
    range(0, 7).map(i => {
      const kept = i > 5
      const box = [430 + i * 88, Y(speed(i)), 62, 740 - Y(speed(i))] as const
      return rect(
        ...box,
        kept ? { fill: 'none', stroke: p.signal, 'stroke-width': 5, 'stroke-dasharray': '12 10' } : { fill: p.ink },
      )
    }),
    line([400, 740], [1140, 740], { stroke: p.ink, 'stroke-width': 5 }),
    caption('bar speed, repetition by repetition', [1136, 780], p.signal, 'end'),
    num('2', [64, 560], 560, p.signal),
    caption('repetitions in reserve', [72, 616], p.signal),
  ]
}

/** The same athlete's force-velocity line from 40 repeated tests with error; the true one is marked. */
function profile(p: Palette): Drawing {
  const random = rng(9)
  const X = scale([0, 5], [110, 1140])
  const Y = scale([0, 50], [730, 70])
  const [force, speed] = [40, 3.6]
  const loads = [0.9, 1.2, 1.5, 1.9]
  const repeat = () => {
    const points = loads.map(v => [v, force * (1 - v / speed) + normal(random, 0, 1.3)] as const)
    const mv = points.reduce((s, q) => s + q[0], 0) / 4
    const mf = points.reduce((s, q) => s + q[1], 0) / 4
    const slope =
      points.reduce((s, q) => s + (q[0] - mv) * (q[1] - mf), 0) / points.reduce((s, q) => s + (q[0] - mv) ** 2, 0)
    return { at0: mf - slope * mv, slope }
  }
  const repeats = range(1, 40).map(repeat)
  return [
    rect(X(0.9), 70, X(1.9) - X(0.9), 660, { fill: p.quiet }),
    repeats.map(({ at0, slope }) =>
      stroke(
        [
          [X(0), Y(at0)],
          [X(-at0 / slope), Y(0)],
        ],
        mix(p.field, p.ink, 0.55),
        2.5,
      ),
    ),
    stroke(
      [
        [X(0), Y(force)],
        [X(speed), Y(0)],
      ],
      p.signal,
      11,
    ),
    loads.map(v => circle([X(v), Y(force * (1 - v / speed))], 15, { fill: p.ink })),
    line([110, 730], [1140, 730], { stroke: p.ink, 'stroke-width': 5 }),
    line([110, 730], [110, 70], { stroke: p.ink, 'stroke-width': 5 }),
    caption('velocity', [1140, 772], p.ink, 'end'),
    caption('force', [126, 92], p.ink),
    num('40', [1140, 250], 250, p.signal, 'end'),
    caption('tests of one unchanged athlete', [1136, 300], p.ink, 'end'),
    caption('loads measured', [X(1.4), 716], p.ink, 'middle'),
  ]
}

/** Two landings from the same flight: legs straight, and knees bent; the hip is lower by the drop. */
function landing(p: Palette): Drawing {
  const floor = 730
  const h = 560
  const arms = { arm: 20, elbow: 110 }
  const tall = place(solve(crouchPose(0.9, arms)), { at: [600, floor], h })
  const bent = place(solve(crouchPose(-0.16, arms)), { at: [930, floor], h })
  const drop = Math.round(((bent.com[1] - tall.com[1]) / h) * 180)
  return [
    rect(0, floor, 1200, 70, { fill: p.second }),
    figure(tall, { body: p.ink, shorts: mix(p.ink, p.field, 0.75) }),
    figure(bent, { body: p.ink, shorts: mix(p.ink, p.field, 0.75) }),
    [tall, bent].map(J =>
      line([J.com[0] - 90, J.com[1]], [1130, J.com[1]], {
        stroke: p.signal,
        'stroke-width': 5,
        'stroke-dasharray': '1 13',
      }),
    ),
    circle(tall.com, 18, { fill: p.signal }),
    circle(bent.com, 18, { fill: p.signal }),
    line([1120, tall.com[1]], [1120, bent.com[1]], { stroke: p.signal, 'stroke-width': 12 }),
    num(`${drop} cm`, [64, 250], 240, p.signal),
    caption('lower at landing than at take-off:', [70, 308], p.ink),
    caption(`the mat pays you about ${Math.round(drop / 2)} of them`, [70, 344], p.ink),
  ]
}

export const strengthCovers: readonly Cover[] = [
  cover(
    palettes['strength-and-power'].day,
    'two-reps-in-reserve',
    'Bars of falling lifting speed over six repetitions; two more are drawn as outlines only.',
    inReserve,
  ),
  cover(
    palettes['strength-and-power'].night,
    'one-profile-two-trials',
    'Forty force-velocity lines fitted to repeated tests of one athlete fan out beyond the measured loads.',
    profile,
  ),
  cover(
    palettes['sprint-mechanics'].night,
    'flight-time-is-a-promise',
    'A jumper lands once on straight legs and once with bent knees; the centre of mass is lower the second time.',
    landing,
  ),
]
