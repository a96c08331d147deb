/** The volumes of a sprinter's limbs and trunk: muscles as they lie beside their bones, in body heights. */
import type { Point } from '../drawing/geometry.ts'
import { bone, volume, type Volume } from './volumes.ts'

/** Joints with the hip at the origin. */
export type Leg = { readonly knee: Point; readonly ankle: Point }
export type Arm = { readonly shoulder: Point; readonly elbow: Point; readonly wrist: Point }
const HIP: Point = [0, 0]

export function leg({ knee, ankle }: Leg): Volume[] {
  const thigh = bone(HIP, knee)
  const shank = bone(knee, ankle)
  return [
    volume(thigh(0.02, -0.006), thigh(0.98), 0.065, 0.0245),
    volume(thigh(0.2, 0.026), thigh(0.66, 0.018), 0.045, 0.032),
    volume(thigh(0.14, -0.03), thigh(0.7, -0.014), 0.046, 0.024),
    volume(thigh(0.72, 0.014, 0.018), thigh(0.86, 0.012, 0.014), 0.021, 0.018),
    volume(thigh(0.97, 0.011), thigh(1.03, 0.01), 0.0195, 0.018),
    volume(shank(0, 0.002), shank(0.3, 0.005), 0.0235, 0.0225),
    volume(shank(0.3, 0.006), shank(0.98), 0.023, 0.0155),
    volume(shank(0.12, -0.014, 0.008), shank(0.34, -0.021, 0.01), 0.0245, 0.0275),
    volume(shank(0.34, -0.02), shank(0.62, -0.01), 0.026, 0.016),
    volume(shank(0.62, -0.011), shank(1.04, -0.014), 0.0125, 0.01),
    volume(shank(0.95, 0.002, 0.012), shank(1, 0.002, 0.012), 0.014, 0.013),
    volume(thigh(-0.06, -0.036), thigh(0.14, -0.032), 0.064, 0.052),
  ]
}

export function arm({ shoulder, elbow, wrist }: Arm): Volume[] {
  const upper = bone(shoulder, elbow)
  const fore = bone(elbow, wrist)
  return [
    volume(upper(-0.04, -0.004), upper(0.26), 0.039, 0.029),
    volume(upper(0.3, 0.009), upper(0.68, 0.008), 0.0255, 0.023),
    volume(upper(0.2, -0.012), upper(0.62, -0.009), 0.026, 0.021),
    volume(upper(0.66), upper(1), 0.021, 0.02),
    volume(fore(0), fore(0.28, 0.004), 0.0205, 0.0245),
    volume(fore(0.28, 0.004), fore(0.98), 0.0235, 0.0138),
    volume(fore(0.08, 0.01), fore(0.4, 0.007), 0.017, 0.014),
  ]
}

/** The trunk's bone points up, so that its front lies on the negative side. */
export function trunk(shoulder: Point): Volume[] {
  const spine = bone(HIP, shoulder)
  return [
    volume(spine(-0.02, 0.01), spine(0.12, 0.004), 0.058, 0.052),
    volume(spine(0.12, -0.002), spine(0.46, -0.006), 0.048, 0.044),
    volume(spine(0.44, 0.002), spine(0.78, 0.006), 0.046, 0.056),
    volume(spine(0.74, -0.008), spine(0.95, 0.004), 0.052, 0.044),
    volume(spine(0.62, -0.034), spine(0.72, -0.032), 0.036, 0.033),
    volume(spine(0.78, 0.03), spine(0.92, 0.022), 0.042, 0.04),
    volume(spine(0.96, 0.008), spine(1.1), 0.042, 0.03),
  ]
}
