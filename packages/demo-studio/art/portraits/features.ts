/** The features of a face, on a turned head. `side` is the one in the shade; a few factors make one person of them. */
import { circle, clip, type Drawing, path } from '../drawing/svg.ts'
import type { Head, Side } from './head.ts'

type Eye = {
  readonly iris: string
  readonly open?: number
  /** Of the lashes. */
  readonly thick?: number
  /** Colour of what is beneath a tired eye. */
  readonly bag?: string
  readonly white?: string
  readonly isShaded?: boolean
}
const LASH = '#1a0f0c'
/** All eyes are a little larger than life. */
const SIZE = 1.14

/** An eye that looks at the viewer: the iris sits where the ball faces us. */
function eye(head: Head, side: Side, { open = 1, iris, white = '#f1e4d6', thick = 1, bag, isShaded }: Eye): Drawing {
  const sized = (points: string) =>
    points.replace(
      /(-?[\d.]+),(-?[\d.]+),/g,
      (_, x: string, y: string) => `${57 + (Number(x) - 57) * SIZE},${Number(y) * SIZE},`,
    )
  const data = (points: string) => head.data(sized(points), side)
  const [top, low] = [-13 * open, 9 * open]
  const [x, y] = head.spot(57 * side, -SIZE, 66)
  const { scale } = head
  const almond = data(
    `27,4,86! 40,${top * 0.75},92 57,${top},92 74,${top * 0.7},82 89,-3,64! 72,${low * 0.8},78 55,${low},88 38,${low * 0.75},90`,
  )
  const lid = `24,7,86! 38,${top - 1},93 57,${top - 4 * thick},94 77,${top * 0.7 - 4 * thick},82 97,-8,58! 88,-1,66 74,${top * 0.55},80 57,${top + 2.5},92 40,${top * 0.62},92`
  const fold = `26,-8,88! 42,${top - 11},96 60,${top - 14},96 82,${top * 0.8 - 8},82 95,-8,60! 78,${top - 3},80 57,${top - 5},92 38,${top * 0.9},92`
  return [
    path(data(fold), { fill: head.skin.shade }),
    path(almond, { fill: white }),
    clip(
      almond,
      circle([x, y], 15.4 * scale, { fill: iris }),
      circle([x, y], 7 * scale, { fill: '#120a08' }),
      isShaded ? path(data('20,-20,90! 100,-20,60! 100,-2,60! 57,-5,90 22,-1,90!'), { fill: LASH, opacity: 0.28 }) : '',
      circle([x - 4.4 * scale, y - 5 * scale], 3.1 * scale, { fill: '#fff' }),
    ),
    path(data(lid), { fill: LASH }),
    bag ? path(data('34,17,90! 56,23,88 82,14,70! 60,28,86 40,25,90'), { fill: bag }) : '',
  ]
}

type Brow = { readonly y?: number; readonly thick?: number; readonly arch?: number }

const brow = (head: Head, side: Side, fill: string, { y = 0, thick = 1, arch = 1 }: Brow) =>
  head.part(
    `17,${-31 + y},112! 24,${-37 + y - 4 * thick},112! 40,${-46 + y - 5 * arch - 3 * thick},106 68,${-50 + y - 7 * arch - 2 * thick},92 106,${-30 + y},56! 70,${-44 + y - 5 * arch + 2 * thick},92 40,${-38 + y - 3 * arch + 2 * thick},106`,
    fill,
    side,
  )

type Nose = { readonly w?: number; readonly tip?: number; readonly len?: number; readonly hook?: number }

/** Its planes: the shaded side, what is underneath, and the light on the ridge. */
function nose(head: Head, side: Side, { w = 1, tip = 0, len = 0, hook = 0 }: Nose): Drawing {
  const { hi, shade, deep } = head.skin
  const end = 72 + tip + len
  return [
    head.part(
      `6,-34,114! 24,-22,98 17,8,100 20,${38 + len},104 ${32 * w},${end - 8},104 ${36 * w},${end + 6},98! ${24 * w},${end + 13},106! 10,${end + 6},132! ${11 * w},${end - 10},140 ${8 + hook},20,128 6,-6,116`,
      shade,
      side,
    ),
    head.part(
      `${-30 * w},${end + 8},102! ${-14 * w},${end + 6},126 0,${end + 9},134 ${14 * w},${end + 6},126 ${30 * w},${end + 8},102! ${16 * w},${end + 15},112 0,${end + 19},116! ${-16 * w},${end + 15},112`,
      deep,
    ),
    head.part(
      `-1,-8,116! 7,20,126 7,${end - 14},142 12,${end - 4},140! 2,${end - 1},143! -2,${end - 16},144`,
      hi,
      other(side),
    ),
  ]
}

type Mouth = {
  readonly up: string
  readonly low: string
  readonly w?: number
  readonly full?: number
  readonly smile?: number
}

function mouth(head: Head, { up, low, w = 1, full = 1, smile = 0 }: Mouth): Drawing {
  const [y, half, lift] = [122, 47 * w, smile * 6]
  return [
    head.part(
      `${-half},${y - lift},86! -26,${y - 8 * full},108 -10,${y - 15 * full},121 0,${y - 11 * full},123 10,${y - 15 * full},121 26,${y - 8 * full},108 ${half},${y - lift},86! 22,${y + 3},114 0,${y + 4},120 -22,${y + 3},114`,
      up,
    ),
    head.part(
      `${-half + 6},${y - lift * 0.8},88! -22,${y + 2},112 0,${y + 3},118 22,${y + 2},112 ${half - 6},${y - lift * 0.8},88! 26,${y + 14 * full},108 0,${y + 20 * full},118 -26,${y + 14 * full},108`,
      low,
    ),
    head.part(
      `${-half - 3},${y - lift - 1},84! -22,${y + 1 - lift * 0.2},112 -6,${y - 1},120 0,${y + 1},121 6,${y - 1},120 22,${y + 1 - lift * 0.2},112 ${half + 3},${y - lift - 1},84! 22,${y + 4.5},112 0,${y + 5},120 -22,${y + 4.5},112`,
      '#2a0d0c',
    ),
  ]
}

/** An ear in two planes. */
export const ear = (head: Head, side: Side, base: string, shade: string): Drawing => [
  head.part('128,-20,6! 146,-30,-6 160,-14,-12 156,20,-12 144,52,-6 130,62,4! 124,20,10', base, side),
  head.part('134,-10,0 148,-16,-8 150,6,-10 142,26,-6 140,42,-4! 132,20,2', shade, side),
]

/** The large planes of light: the side away from it, the sockets, cheek, mouth and chin. */
function planes(head: Head, side: Side): Drawing {
  const { hi, shade } = head.skin
  const lit = other(side)
  return head.inside(
    head.part(
      '54,-215,40! 72,-150,84 86,-100,90 84,-66,92 104,-36,62! 92,-12,70 98,14,68 110,34,58! 96,58,70 74,96,84 64,124,88! 58,146,92 40,166,100 30,180,96! 26,230,60! 240,240,0! 240,-220,0!',
      shade,
      side,
    ),
    head.part('14,-30,112! 50,-40,100 100,-28,60! 88,-6,72 50,-24,92 28,-2,92! 14,4,104', shade, side),
    head.part('12,-28,112! 24,-32,108 52,-36,100! 34,-20,94 26,0,90! 16,2,102', shade, lit),
    head.part('-24,144,110! 0,150,116 26,144,110! 18,156,108 0,160,112 -16,155,110', shade),
    head.part('-14,-190,80! 60,-190,60! 84,-120,80 66,-84,92 30,-70,106! 10,-100,108 0,-140,100', hi, lit),
    head.part('52,38,90! 84,26,74 104,20,56! 100,48,60 78,62,76', hi, lit),
  )
}

const other = (side: Side): Side => (side === 1 ? -1 : 1)

type Face = {
  readonly browFill: string
  readonly brow: Brow
  readonly eye: Eye
  /** The white of the eye in the shade. */
  readonly shadedWhite: string
  readonly mouth: Mouth
  readonly nose: Nose
  /** On the skin, below the features: beard, hairline. */
  readonly onSkin?: Drawing
}

/** A whole face, lit from the left. */
export function face(
  head: Head,
  { browFill, brow: browOf, eye: eyeOf, shadedWhite, mouth: mouthOf, nose: noseOf, onSkin = '' }: Face,
): Drawing {
  return [
    path(head.outline, { fill: head.skin.base }),
    planes(head, 1),
    onSkin,
    eye(head, 1, { ...eyeOf, white: shadedWhite, isShaded: true }),
    eye(head, -1, eyeOf),
    brow(head, 1, browFill, browOf),
    brow(head, -1, browFill, browOf),
    nose(head, 1, noseOf),
    mouth(head, mouthOf),
  ]
}
