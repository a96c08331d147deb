/** A sprinter in profile, from the shoulders to the feet, as flat planes of light. */
import type { Point } from '../drawing/geometry.ts'
import { clip, type Drawing, path } from '../drawing/svg.ts'
import { type Limb, type LimbPose, type Pose, solve } from '../movement/body.ts'
import { curve } from '../portraits/shapes.ts'
import { fist, type Foot, shoe, type Shoe, standing } from './extremities.ts'
import { arm, leg, trunk } from './limbs.ts'
import { bone, dress, paint, type Scale, type Tones, trace } from './volumes.ts'

export type Look = {
  readonly skin: Tones
  readonly shirt: Tones
  readonly shorts: Tones
  readonly shoe: Shoe
  /** What of the near arm's shade falls on the trunk. */
  readonly cast: string
  /** The limbs on the far side. */
  readonly far: Tones
  readonly farShorts: Tones
  readonly farShoe: Shoe
}
type Side = Limb & { readonly pose: LimbPose }

/** The near side is the right one. */
const sides = (pose: Pose): { shoulder: Point; near: Side; far: Side } => {
  const joints = solve(pose)
  return {
    shoulder: joints.shoulder,
    near: { ...joints.R, pose: pose.R },
    far: { ...joints.L, pose: pose.L },
  }
}

const footOf = ({ ankle, pose }: Side): Foot => ({
  ankle,
  pitch: pose.thigh - pose.knee + (pose.ankle ?? 0),
  toes: pose.toe ?? 0,
})

/** How the near foot stands, in body heights from the hip. */
export const nearFoot = (pose: Pose) => standing(footOf(sides(pose).near))

/** The area of a piece of cloth: across a bone from one share of it to another, its hem slanting by `cut`. */
function strip(
  { at, height }: Scale,
  from: Point,
  to: Point,
  cloth: { start: number; end: number; wide: number; cut?: number },
) {
  const { start, end, wide, cut = 0 } = cloth
  const beside = bone(from, to)
  const corners = [
    [start, -wide, true],
    [start, wide, true],
    [end + cut, wide, true],
    [end, 0, false],
    [end - cut, -wide, true],
  ] as const
  return curve(
    corners.map(([along, front, isCorner]) => {
      const [x, y] = beside(along, front)
      return { x: at[0] + x * height, y: at[1] - y * height, z: undefined, isCorner }
    }),
  )
}

type Dressed = {
  readonly skin: Tones
  readonly shorts: Tones
  readonly sock: Tones
  readonly shoe: Shoe
  readonly hem: number
}

/** A leg with its cloth, and the trunk with it where `shoulder` is given, so that both are one body. */
function dressedLeg(scale: Scale, side: Side, look: Dressed, shoulder?: Point) {
  const body = trace([...leg(side), ...(shoulder ? trunk(shoulder) : [])], scale)
  const drawing = [
    paint(body, look.skin),
    dress(body, strip(scale, [0, 0], side.knee, { start: -0.22, end: look.hem, wide: 0.2, cut: 0.05 }), look.shorts),
    dress(body, strip(scale, side.knee, side.ankle, { start: 0.84, end: 1.3, wide: 0.06, cut: 0.02 }), look.sock),
    shoe(scale, footOf(side), look.shoe),
  ]
  return { body, drawing }
}

function bareArm(scale: Scale, side: Side, skin: Tones) {
  const body = trace(arm(side), scale)
  return { body, drawing: [paint(body, skin), fist(scale, side.wrist, side.handAngle, skin)] }
}

export function athlete(pose: Pose, scale: Scale, look: Look): Drawing {
  const { shoulder, near, far } = sides(pose)
  const { cast, shirt, shorts } = look
  const farLeg = { skin: look.far, shorts: look.farShorts, sock: shirt, shoe: look.farShoe, hem: 0.4 }
  const nearLeg = { skin: look.skin, shorts, sock: shirt, shoe: look.shoe, hem: 0.3 }
  const trunkAndLeg = dressedLeg(scale, near, nearLeg, shoulder)
  const nearArm = bareArm(scale, near, look.skin)
  const shade = { fill: cast, transform: `translate(${-0.022 * scale.height} ${0.03 * scale.height})`, opacity: 0.42 }
  return [
    bareArm(scale, far, look.far).drawing,
    dressedLeg(scale, far, farLeg).drawing,
    trunkAndLeg.drawing,
    dress(trunkAndLeg.body, strip(scale, [0, 0], shoulder, { start: -0.3, end: 0.16, wide: 0.2 }), shorts),
    dress(trunkAndLeg.body, strip(scale, [0, 0], shoulder, { start: 0.5, end: 0.93, wide: 0.2 }), shirt),
    clip(trunkAndLeg.body.outline, path(nearArm.body.outline, shade)),
    nearArm.drawing,
  ]
}
