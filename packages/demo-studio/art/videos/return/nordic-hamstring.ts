import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { ease, lerp, solveRising } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { arrow, circle, line, rect } from '../../drawing/svg.ts'
/** Nordic lowering: the moment of gravity about the knee against the strength of the hamstrings. */
import { centreOfMass, place, solve } from '../../movement/body.ts'
import { figure } from '../../movement/figure.ts'
import { nordicPose } from '../../movement/motion.ts'
import { cues, frame, stroke, upTo, V } from '../kit.ts'

const p = palettes['return-to-play'].night
/** kg and m; share of body mass above the knees (Dempster: all but shanks and feet). */
const ATHLETE = { mass: 75, stature: 1.8, above: 0.878 }
/** Eccentric knee flexor strength of both legs, N·m, falling as the muscle lengthens. */
const strength = (base: number) => (lean: number) => base * (1 - 0.0022 * lean)
/** Moment of gravity about the knees, N·m, at a lean in degrees: centre of mass of all above the knees. */
function gravity(lean: number): number {
  const j = solve(nordicPose(lean))
  const wholeArm = (centreOfMass(j)[0] - j.R.knee[0]) * ATHLETE.stature
  // Shanks and feet lie behind the knees; taking them out moves the centre forward.
  const shankArm = ((j.R.ankle[0] - j.R.knee[0]) * 0.5 * ATHLETE.stature * (1 - ATHLETE.above)) / ATHLETE.above
  return ATHLETE.mass * 9.81 * ATHLETE.above * Math.max(0, wholeArm / ATHLETE.above - shankArm)
}
const WEAK = 235
const STRONG = 320
const breakAt = (base: number) => solveRising(lean => gravity(lean) - strength(base)(lean), 0, [0, 80])
const [first, later] = [breakAt(WEAK), breakAt(STRONG)]
const { X, Y, drawing } = plot({
  x: [0, 80],
  y: [0, 500],
  box: [740, 190, 1200, 500],
  xTicks: [0, 20, 40, 60, 80],
  yTicks: [0, 100, 200, 300, 400, 500],
  xTitle: 'lean from upright, degrees',
  yTitle: 'moment about the knees, N·m',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
})
const GRAVITY_CURVE = curve(gravity, [0, 80], [X, Y], 60)
const FLOOR = 560

/** The body with its knees fixed on the floor. */
function kneeling(lean: number) {
  const h = 420
  const j = solve(nordicPose(lean))
  const knee = j.R.knee
  return place(j, { at: [250 - knee[0] * h, FLOOR + (knee[1] - 0.034) * h], h, anchor: 'hip' })
}

/** Lean in the video: slow lowering, then a fall; in the second half the same with more strength. */
function leanAt(t: number): number {
  const end = t < 13 ? first : later
  const u = t < 13 ? t : t - 12
  const fall = u > 8 ? ease(u, 8, 8.8) : 0
  return lerp(lerp(0, end, ease(u, 1, 8)), 82, fall) * (t < 13 ? 1 - ease(t, 11.6, 13) : 1)
}

function render(t: number): string {
  const lean = leanAt(t)
  const second = t >= 13
  const J = kneeling(lean)
  const knee = J.R.knee
  const seen = upTo(GRAVITY_CURVE, X(Math.min(80, Math.max(lean, second ? first : 0))))
  const base = second ? STRONG : WEAK
  return frame(
    p,
    nordicHamstring.title,
    `${ATHLETE.mass} kg, ankles held, lowering as slowly as possible`,
    rect(0, FLOOR, V.w, V.h, { fill: p.second }),
    rect(J.R.ankle[0] - 26, FLOOR - 52, 44, 20, { fill: p.quiet }),
    figure(J, { body: p.ink, far: mix(p.field, p.ink, 0.5), build: 'female', hair: 'ponytail' }),
    line(knee, [J.com[0], knee[1]], { stroke: p.signal, 'stroke-width': 7 }),
    circle(knee, 10, { fill: p.signal }),
    arrow(J.com, [J.com[0], J.com[1] + 96], { w: 8, head: 26, fill: p.signal }),
    circle(J.com, 11, { fill: p.field, stroke: p.signal, 'stroke-width': 5 }),
    drawing,
    stroke(curve(strength(WEAK), [0, 80], [X, Y], 2), p.ink, 5, second ? '2 10' : undefined),
    second ? stroke(curve(strength(STRONG), [0, 80], [X, Y], 2), p.ink, 5) : '',
    text('strength', [X(80), Y(strength(base)(80)) - 12], { size: 20, fill: p.ink, anchor: 'end' }),
    stroke(seen, p.signal, 6),
    t > 8 ? circle([X(first), Y(gravity(first))], 12, { fill: second ? p.ink : p.signal }) : '',
    t > 20 ? circle([X(later), Y(gravity(later))], 12, { fill: p.signal }) : '',
    readout(`${Math.round(lean)}°`, ['lean'], [740, 640], { size: 90, fill: p.ink, ink: p.ink }),
    readout(String(Math.round(gravity(lean))), ['N·m of gravity'], [930, 640], {
      size: 90,
      fill: p.signal,
      ink: p.ink,
    }),
  )
}

export const nordicHamstring: Explainer = {
  slug: 'nordic-hamstring',
  title: 'Nordic hamstring exercise',
  seconds: 24,
  teaches:
    'Trunk lowered from the knees: gravity moment about the knee grows with lean, the break point shows eccentric strength.',
  shows: 'the Nordic hamstring exercise from the side, with its break point before and after ten weeks',
  courses: ['acl-rehabilitation', 'limb-symmetry', 'maximal-velocity'],
  poster: 7,
  cues: cues(24, [
    [
      0,
      'Kneeling, ankles held, the body is lowered in one line. The red bar is the moment arm of gravity about the knee.',
    ],
    [5, 'The further the lean, the longer the arm and the larger the moment.'],
    [8, `At ${Math.round(first)} degrees it is larger than the hamstrings can hold: the break point, and the fall.`],
    [13, 'After ten weeks of training the strength line is higher.'],
    [19.6, `The break point moves to ${Math.round(later)} degrees, with a longer muscle: where most strains happen.`],
  ]),
  render,
}
