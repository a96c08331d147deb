/** Certificate ornament, 1414 × 1000: the hip-knee angle diagram of a sprint stride turned into rosettes, and a guilloche frame. */
import { type Point, range } from '../drawing/geometry.ts'
import { brand, neutral } from '../drawing/palette.ts'
import { circle, doc, type Drawing, g, path, rect, smooth } from '../drawing/svg.ts'
import { sprintPose } from '../movement/sprint.ts'

const [W, H, MARGIN] = [1414, 1000, 54]
/** One stride as thigh angle against knee angle, centred. */
const LOOP: readonly Point[] = range(0, 0.96, 0.04).map(phase => {
  const leg = sprintPose(phase).R
  return [leg.thigh - 15, leg.knee - 68]
})

/** One petal as a path, and its copies turned about the centre, so that the file stays small. */
function rosette(
  centre: Point,
  o: { size: number; away: number; petals: number; stroke: string; width: number },
): Drawing {
  const id = `petal-${Math.round(o.size * 100)}`
  const petal = smooth(
    LOOP.map(([x, y]): Point => [x * o.size, y * o.size + o.away]),
    true,
  )
  const copies = range(0, o.petals - 1).map(
    k => `<use href="#${id}" transform="rotate(${Math.round((3600 * k) / o.petals) / 10})"/>`,
  )
  return g(
    { transform: `translate(${centre[0]} ${centre[1]})`, fill: 'none', stroke: o.stroke, 'stroke-width': o.width },
    `<defs><path id="${id}" d="${petal}"/></defs>`,
    copies,
  )
}

/** `waves` full waves of parabolic arcs (amplitude 10) over a length, as compact relative commands. */
function wave(length: number, waves: number, phase: 1 | -1): string {
  const half = Math.round((1000 * length) / waves / 2) / 1000
  return `M0 0q${half / 2} ${phase * 20} ${half} 0${`t${half} 0`.repeat(waves * 2 - 1)}`
}

export function ornament(): string {
  const side = (at: Point, turn: number, length: number, waves: number) =>
    g(
      { transform: `translate(${at[0]} ${at[1]}) rotate(${turn})` },
      path(wave(length, waves, 1) + wave(length, waves, -1), {}),
    )
  const [w, h] = [W - 2 * MARGIN, H - 2 * MARGIN]
  const corners: Point[] = [
    [MARGIN, MARGIN],
    [W - MARGIN, MARGIN],
    [MARGIN, H - MARGIN],
    [W - MARGIN, H - MARGIN],
  ]
  const seal: Point = [W - 250, H - 250]
  const small = { size: 0.3, away: 12, petals: 12, stroke: brand[600], width: 0.8 }
  return doc([W, H], 'Certificate ornament', [
    rect(0, 0, W, H, { fill: neutral.paper }),
    g(
      { fill: 'none', stroke: brand[600], 'stroke-width': 1.2 },
      side([MARGIN, MARGIN], 0, w, 33),
      side([MARGIN, H - MARGIN], 0, w, 33),
      side([MARGIN, MARGIN], 90, h, 23),
      side([W - MARGIN, MARGIN], 90, h, 23),
    ),
    g(
      { fill: 'none', stroke: neutral.ink },
      rect(MARGIN - 20, MARGIN - 20, w + 40, h + 40, { 'stroke-width': 2 }),
      rect(MARGIN + 20, MARGIN + 20, w - 40, h - 40, { 'stroke-width': 1 }),
    ),
    corners.map(c => [circle(c, 38, { fill: neutral.paper }), rosette(c, small)]),
    rosette(seal, { size: 1.02, away: 46, petals: 36, stroke: brand[600], width: 1 }),
    circle(seal, 40, { fill: neutral.paper }),
    rosette(seal, { size: 0.34, away: 14, petals: 18, stroke: neutral.ink, width: 0.9 }),
  ])
}
