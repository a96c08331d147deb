// One jump on a force plate, and what its time in the air is taken for. A model, not the data of a person.

/** Vertical force in body weights every 20 ms: standing, the dip, the push until the feet leave the plate. */
const PUSH = [
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0.99, 0.97, 0.95, 0.92, 0.88, 0.83, 0.77, 0.71, 0.65, 0.6, 0.56, 0.51, 0.48, 0.45,
  0.46, 0.5, 0.58, 0.67, 0.76, 0.86, 0.99, 1.15, 1.35, 1.59, 1.83, 2, 2.16, 2.27, 2.28, 2.27, 2.25, 2.23, 2.22, 2.2,
  2.2, 2.24, 2.26, 2.23, 2.09, 1.78, 1.13, 0,
]
/** The same from the touch of the plate on. */
const LANDING = [
  0, 0.71, 1.7, 3.07, 3.3, 2.49, 2.08, 1.77, 1.65, 1.59, 1.55, 1.52, 1.48, 1.44, 1.4, 1.37, 1.33, 1.28, 1.21, 1.13,
  1.06, 1.01, 1.01, 1.04, 1.06, 1.08, 1.1, 1.12, 1.13, 1.14, 1.14, 1.15, 1.15, 1.15, 1.15, 1.14, 1.14, 1.13, 1.12, 1.11,
  1.1, 1.08, 1.07,
]
const STEP_SECONDS = 0.02
/** Metres per second squared. */
const GRAVITY = 9.81
/** Seconds that the jumper is in the air who lands as they left. */
export const HONEST_SECONDS = 0.528
const TAKE_OFF_SECONDS = (PUSH.length - 1) * STEP_SECONDS

/** Centimetres that a report makes of a time in the air: g t² / 8, for who lands in the posture that they left in. */
export const heightOf = (seconds: number): number => (100 * GRAVITY * seconds ** 2) / 8

/** Metres per second at take-off, from the force alone: what the push leaves over beside the weight. */
export const takeOffSpeed = (): number => PUSH.reduce((sum, force) => sum + (force - 1) * GRAVITY * STEP_SECONDS, 0)

/** Where the figure has its lines, in its own units: 304 to a second, 100 to a body weight. */
export const GROUND = 262
const xOf = (seconds: number): number => seconds * 304
const yOf = (force: number): number => GROUND - force * 100

/** Where the jumper leaves the plate, and where they touch it again. */
export const flightSpan = (seconds: number) => ({
  from: xOf(TAKE_OFF_SECONDS),
  to: xOf(TAKE_OFF_SECONDS + seconds),
})

/** The trace of force over time as the path of an SVG, with this time in the air. */
export function traceOf(seconds: number): string {
  const landing = TAKE_OFF_SECONDS + seconds
  const points = [
    ...PUSH.map((force, index) => [index * STEP_SECONDS, force] as const),
    ...LANDING.map((force, index) => [landing + index * STEP_SECONDS, force] as const),
  ]
  return points
    .map(([time, force], index) => `${index ? 'L' : 'M'}${xOf(time).toFixed(1)} ${yOf(force).toFixed(1)}`)
    .join('')
}
