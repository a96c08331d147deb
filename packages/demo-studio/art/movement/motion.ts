import { type Point, radians, solveRising } from '../drawing/geometry.ts'
/** Squat, landing, standing and kneeling lowering: joint angles in, poses out (angles in degrees, lengths in body heights). */
import { type Joints, type Pose, solve } from './body.ts'
import { track } from './track.ts'

/** Bar centre on the upper back. */
export function barAt(j: Joints): Point {
  const [c, s] = [Math.cos(radians(j.lean)), Math.sin(radians(j.lean))]
  return [j.shoulder[0] + s * 0.012 - c * 0.056, j.shoulder[1] + c * 0.012 + s * 0.056]
}

/** Back squat at depth 0 (standing) … 1 (thighs past horizontal), trunk lean solved so that the bar stays over mid-foot. */
export function squatPose(depth: number): Pose {
  const knee = 4 + 116 * depth
  const shank = -(2 + 31 * depth)
  const make = (lean: number): Pose => {
    const limb = { thigh: shank + knee, knee, ankle: -shank, toe: 0, arm: -24 - lean, elbow: 160 }
    return { lean, head: lean * 0.3, L: limb, R: limb }
  }
  const ahead = (lean: number) => {
    const j = solve(make(lean))
    return barAt(j)[0] - (j.R.ball[0] + j.R.heel[0]) / 2 - 0.004
  }
  return make(solveRising(ahead, 0, [0, 65]))
}

const landing = {
  knee: track([
    [-0.3, 62],
    [-0.12, 20],
    [0, 16],
    [0.06, 34],
    [0.16, 60],
    [0.34, 64],
    [0.7, 42],
  ]),
  shank: track([
    [-0.3, -30],
    [-0.12, -2],
    [0, -3],
    [0.06, -14],
    [0.16, -25],
    [0.34, -26],
    [0.7, -16],
  ]),
  lean: track([
    [-0.3, 8],
    [0, 9],
    [0.16, 26],
    [0.34, 31],
    [0.7, 18],
  ]),
  ankle: track([
    [-0.3, -8],
    [-0.1, -24],
    [0, -20],
    [0.05, 12],
    [0.16, 25],
    [0.34, 26],
    [0.7, 16],
  ]),
  arm: track([
    [-0.3, 30],
    [0, 46],
    [0.16, 20],
    [0.34, 34],
    [0.7, 24],
  ]),
}
/** Single-leg drop landing on the right leg; t in s from contact. */
export function landingPose(t: number): Pose {
  const knee = landing.knee(t)
  const thigh = landing.shank(t) + knee
  const arm = landing.arm(t)
  return {
    lean: landing.lean(t),
    head: landing.lean(t) * 0.3,
    R: { thigh, knee, ankle: landing.ankle(t), arm: arm - 40, elbow: 52 },
    L: { thigh: thigh - 34, knee: 74 + knee * 0.25, ankle: -14, arm: arm + 14, elbow: 62 },
  }
}

/** Easy standing with the legs a little apart; step in degrees, headScale 1 = adult proportions. */
export const standPose = ({ step = 0, headScale = 1 }: { step?: number; headScale?: number } = {}): Pose => ({
  lean: 1,
  head: 0,
  headScale,
  R: { thigh: 4 + step, knee: 5, ankle: 1 - step * 0.2, arm: -4 - step, elbow: 12 },
  L: { thigh: -6 - step, knee: 6 + step * 0.6, ankle: 6, arm: 7 + step, elbow: 16 },
})

/** Nordic lowering: kneeling with the shank flat behind and thigh and trunk in line, leaned forward by `lean` degrees from upright. */
export function nordicPose(lean: number): Pose {
  const limb = { thigh: -lean, knee: 90 - lean, ankle: -70, toe: 20, arm: 20 + lean * 0.7, elbow: 60 }
  return { lean, head: lean * 0.9, L: limb, R: limb }
}
