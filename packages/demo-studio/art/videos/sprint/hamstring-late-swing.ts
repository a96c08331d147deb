/** Length of the hamstrings through the sprint stride. */
import type { Explainer } from '../../catalogue-types.ts'
import { curve, plot, readout } from '../../drawing/chart.ts'
import { type Point, radians, range } from '../../drawing/geometry.ts'
import { text } from '../../drawing/lettering.ts'
import { mix, palettes } from '../../drawing/palette.ts'
import { circle, path, rect, smooth } from '../../drawing/svg.ts'
import { figure } from '../../movement/figure.ts'
import { SPRINT, sprintPose } from '../../movement/sprint.ts'
import { sprinterAt } from '../../scenes/sprint.ts'
import { cues, frame, stroke, V } from '../kit.ts'

const p = palettes['return-to-play'].night
/**
 * Moment arms at hip and knee, and length in standing, m: of the order of Hawkins & Hull (1990), and such that the
 * muscle is 9 to 10 % longer at most, as Thelen et al. (2005) found of the biceps femoris.
 */
const ARM = { hip: 0.05, knee: 0.026 }
const STANDING_LENGTH = 0.42
/** Length change of the muscle-tendon unit against standing, %. */
function stretch(phase: number): number {
  const { lean, R } = sprintPose(phase)
  const hipFlexion = R.thigh + lean
  return (100 * (ARM.hip * radians(hipFlexion) - ARM.knee * radians(R.knee))) / STANDING_LENGTH
}
const PEAK = range(0, 0.995, 0.005).reduce((best, q) => (stretch(q) > stretch(best) ? q : best), 0)
const SLOWER = 12
const STAGE = { h: 420, floor: 560 }
const phaseAt = (t: number) => t / SLOWER / SPRINT.stride + 0.3
const { X, Y, drawing, box } = plot({
  x: [0, 100],
  y: [-20, 20],
  box: [700, 190, 1200, 480],
  xTicks: [0, 25, 50, 75, 100],
  yTicks: [-20, -10, 0, 10, 20],
  xTitle: 'stride, % from touchdown',
  yTitle: 'length change against standing, %',
  ink: p.ink,
  quiet: p.quiet,
  size: 19,
  yFormat: v => String(v).replace('-', '−'),
})
const WHOLE = curve(v => stretch(v / 100), [0, 100], [X, Y], 150)

function render(t: number): string {
  const phase = phaseAt(t) % 1
  const J = sprinterAt(phase, 330, STAGE)
  const now = stretch(phase)
  const near: Point = J.map([-0.055, -0.03])
  const [k, a, h] = [J.R.knee, J.R.ankle, J.R.hip]
  // The muscle runs on the back of the thigh and ends below the knee, behind the shank.
  const back = (from: Point, to: Point, u: number, off: number): Point => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    return [from[0] + dx * u - (dy / length) * off, from[1] + dy * u + (dx / length) * off]
  }
  const muscle = smooth([near, back(h, k, 0.5, 20), back(h, k, 0.9, 14), back(k, a, 0.14, 12)])
  const width = 15 - now * 0.35
  return frame(
    p,
    hamstringLateSwing.title,
    `${SPRINT.speed} m/s, ${SLOWER} times slower; near leg`,
    rect(0, STAGE.floor, V.w, V.h, { fill: p.second }),
    figure(J, { body: p.ink, far: mix(p.field, p.ink, 0.28), hair: 'crop' }),
    path(muscle, { fill: 'none', stroke: p.signal, 'stroke-width': width, 'stroke-linecap': 'round' }),
    rect(X(80), box[1], X(100) - X(80), box[3] - box[1], { fill: p.second, opacity: 0.6 }),
    drawing,
    text('late swing', [X(90), box[1] + 26], { size: 19, fill: p.ink, anchor: 'middle' }),
    text('contact', [X(0) + 8, box[3] - 12], { size: 19, fill: p.ink }),
    rect(X(0), box[3] - 6, X(100 * SPRINT.contactShare) - X(0), 12, { fill: p.ink }),
    stroke(WHOLE, p.ink, 5),
    circle([X(phase * 100), Y(now)], 13, { fill: p.signal }),
    readout(`${now >= 0 ? '+' : '−'}${Math.abs(now).toFixed(0)}%`, ['muscle-tendon length'], [700, 640], {
      size: 100,
      fill: p.signal,
      ink: p.ink,
    }),
    t > 12
      ? readout(`${Math.round(PEAK * 100)}%`, ['of the stride: longest'], [980, 640], {
          size: 100,
          fill: p.ink,
          ink: p.ink,
        })
      : '',
  )
}

export const hamstringLateSwing: Explainer = {
  slug: 'hamstring-late-swing',
  title: 'Hamstrings in late swing',
  seconds: 24,
  teaches:
    'The hamstring muscle-tendon unit is longest in late swing, before the foot lands: eccentric work at high speed.',
  shows: 'one sprint stride and the length of the hamstrings over it, greatest in late swing',
  courses: ['maximal-velocity', 'acl-rehabilitation', 'limb-symmetry'],
  poster: 13,
  cues: cues(24, [
    [0, 'The hamstrings cross hip and knee: hip flexion stretches them, knee flexion slackens them.'],
    [5.4, 'While the heel is under the body the knee is bent, and the muscle is short.'],
    [10.2, 'Then the shank swings forward, the hip still flexed: the muscle lengthens fast.'],
    [
      15,
      `It is longest at ${Math.round(PEAK * 100)} percent of the stride, in late swing: ${Math.round(stretch(PEAK))} percent over standing.`,
    ],
    [20, 'It works against this stretch: most sprint strains happen here.'],
  ]),
  render,
}
