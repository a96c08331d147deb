/** Shoe and fist: drawn shapes in the frame of foot and hand, in thousandths of the body height, their joint at the origin. */
import { clamp01, type Point, radians } from '../drawing/geometry.ts'
import { clip, type Drawing, path } from '../drawing/svg.ts'
import { curve, knots } from '../portraits/shapes.ts'
import type { Scale, Tones } from './volumes.ts'

export type Shoe = Readonly<Record<'upper' | 'shade' | 'stripe' | 'tongue' | 'lace' | 'sole' | 'soleShade', string>> & {
  readonly hasSpikes: boolean
}
/** Where a foot is: its ankle in body heights, and the degrees by which foot and toes point up. */
export type Foot = { readonly ankle: Point; readonly pitch: number; readonly toes: number }

const THOUSANDTH = 0.001
/** A hand is drawn a little larger than the body. */
const HAND = 0.00112
const turned = ([x, y]: Point, degrees: number): Point => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [x * c - y * s, x * s + y * c]
}

/** Where the shoe bends, and from where to where along the sole it does so gradually. */
const BALL: Point = [62, -38]
const BEND = { from: 40, length: 44 } as const
/** The tip of the toes, on the ground. */
const TIP: Point = [116, -44]
/** What stands on the ground: under the heel, under the ball, and under the tip of the toes. */
const SOLES: readonly Point[] = [[-40, -46], [62, -48], TIP]

/** A point of the shoe, in body heights from the hip. */
const inShoe =
  ({ ankle, pitch, toes }: Foot) =>
  (point: Point): Point => {
    const angle = toes * clamp01((point[0] - BEND.from) / BEND.length)
    const [x, y] = turned([point[0] - BALL[0], point[1] - BALL[1]], angle)
    const bent: Point = point[0] > BEND.from ? [BALL[0] + x, BALL[1] + y] : point
    const [dx, dy] = turned(bent, pitch)
    return [ankle[0] + dx * THOUSANDTH, ankle[1] + dy * THOUSANDTH]
  }

/** How high the lowest point of the shoe lies, and how far ahead its tip is, in body heights from the hip. */
export function standing(foot: Foot): { lowest: number; tip: number } {
  const soles = SOLES.map(inShoe(foot))
  return { lowest: Math.min(...soles.map(([, y]) => y)), tip: inShoe(foot)(TIP)[0] }
}

type Place = (p: Point) => Point
const onScreen =
  ({ at, height }: Scale): Place =>
  ([x, y]) => [at[0] + x * height, at[1] - y * height]

const outlineOf = (points: string, place: Place) =>
  curve(
    knots(points).map(({ x, y, isCorner }) => {
      const [px, py] = place([x, y])
      return { x: px, y: py, z: undefined, isCorner }
    }),
  )
const drawer = (place: Place) => (points: string, fill: string) => path(outlineOf(points, place), { fill })

const LACES: readonly Point[] = [
  [34, 12],
  [45, 6.5],
  [56, 1],
  [67, -4],
]
const UPPER =
  '-30,14! -40,2 -46,-16 -44,-34! 0,-32 60,-35 118,-38! 122,-30 116,-22 100,-14 80,-8 58,2 40,14 26,24! 4,16 -14,18'

/** A running shoe. */
export function shoe(scale: Scale, foot: Foot, tone: Shoe): Drawing {
  const screen = onScreen(scale)
  const place: Place = p => screen(inShoe(foot)(p))
  const draw = drawer(place)
  const upper = outlineOf(UPPER, place)
  return [
    path(upper, { fill: tone.upper }),
    clip(upper, [
      draw('-60,-20! -20,-16 30,-22 70,-24 130,-30! 130,-50! -60,-50!', tone.shade),
      draw('-50,20! -26,16! -28,-4 -18,-40! -60,-40!', tone.shade),
      draw('84,0! 92,-12 96,-26 94,-44! 140,-44! 130,-10!', tone.shade),
      draw('98,-10! 110,-16 120,-26 118,-34! 104,-32 98,-20', tone.upper),
      draw('4,20! 12,2 22,-14 36,-26! 46,-26! 34,-12 26,2 20,24!', tone.stripe),
      draw('30,20! 60,4 78,-6! 60,-4 40,2 26,12!', tone.tongue),
    ]),
    LACES.map(([x, y]) =>
      draw(`${x - 6},${y - 9}! ${x - 3},${y - 11}! ${x + 6},${y + 3}! ${x + 2},${y + 4}!`, tone.lace),
    ),
    draw('-44,-32! -48,-40 -42,-46! 0,-43 40,-44 62,-48 96,-47 122,-40! 124,-34 118,-35! 60,-37 0,-34', tone.sole),
    draw('-42,-46! 0,-43 40,-44 62,-48! 62,-44 40,-40 0,-39 -46,-40!', tone.soleShade),
    tone.hasSpikes ? [70, 84, 98, 110].map(x => draw(`${x - 2},-46! ${x},-54! ${x + 3},-46!`, tone.sole)) : [],
  ]
}

/** A loose fist from the back of the hand. @param angle degrees from the downward vertical */
export function fist(scale: Scale, wrist: Point, angle: number, [, shade, base, light]: Tones): Drawing {
  const screen = onScreen(scale)
  const draw = drawer(p => {
    const [x, y] = turned(p, angle - 90)
    return screen([wrist[0] + x * HAND, wrist[1] + y * HAND])
  })
  return [
    draw('8,15! 12,20 34,24 50,20 60,10 62,-6 58,-22 46,-30 28,-28 12,-19 4,-13!', shade),
    draw('0,12! 12,20 34,23 46,16! 44,0 38,-14 30,-22! 14,-16 0,-11!', base),
    draw('46,17! 56,14 63,7 60,2! 50,4 44,6!', base),
    draw('44,4! 53,2 62,-1 60,-8! 50,-8 42,-6!', base),
    draw('41,-8! 50,-10 59,-11 56,-18! 46,-18 38,-15!', base),
    draw('36,-17! 46,-20 53,-21 48,-28! 38,-27 31,-23!', base),
    draw('20,20! 34,25 48,22 56,13 50,9! 42,14 30,13 18,12!', light),
  ]
}
