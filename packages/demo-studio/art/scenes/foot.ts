/** Plantar pressure in running as a halftone footprint. */
import { type Point, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { palettes } from '../drawing/palette.ts'
import { type Drawing, rect } from '../drawing/svg.ts'
import { halftone } from '../drawing/texture.ts'

/** Loaded regions of the left foot: centre and spread in px from the middle, and pressure as a share of the scale. */
const REGIONS = [
  [-10, 262, 74, 92, 0.72],
  [72, 60, 44, 160, 0.34],
  [-78, -150, 58, 58, 1.05],
  [-6, -168, 54, 50, 0.95],
  [66, -140, 50, 54, 0.7],
  [112, -92, 38, 50, 0.5],
  [-92, -290, 42, 52, 0.95],
  [-16, -312, 26, 30, 0.5],
  [42, -290, 24, 28, 0.42],
  [92, -252, 22, 26, 0.36],
  [130, -206, 20, 22, 0.28],
] as const
const MIDDLE: Point = [800, 400]
/** kPa at a share of 1. */
const FULL_SCALE = 300
const pressure = (x: number, y: number) =>
  REGIONS.reduce(
    (sum, [cx, cy, sx, sy, a]) =>
      sum + a * Math.exp(-(((x - MIDDLE[0] - cx) / sx) ** 2) - ((y - MIDDLE[1] - cy) / sy) ** 2),
    0,
  )

export function foot(): Drawing {
  const p = palettes['sprint-mechanics'].night
  const peak = Math.max(...range(560, 1000, 5).flatMap(x => range(0, 800, 5).map(y => pressure(x, y))))
  const box = [520, 0, 1200, 800] as const
  const tone = (from: number) => (x: number, y: number) => (pressure(x, y) < from ? 0 : Math.min(1, pressure(x, y)))
  const words = { size: 26, fill: p.signal }
  return [
    rect(0, 0, 470, 800, { fill: p.second }),
    halftone(box, tone(0.1), { fill: p.ink, pitch: 17, angle: 0, max: 0.62 }),
    halftone(box, tone(0.82), { fill: p.signal, pitch: 17, angle: 0, max: 0.62 }),
    text(String(Math.round(peak * FULL_SCALE)), [60, 400], { size: 320, fill: p.signal, font: 'num800' }),
    text('kPa peak plantar pressure', [68, 450], words),
    text('first metatarsal head', [68, 486], words),
  ]
}
