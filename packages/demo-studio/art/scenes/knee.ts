/** The knee in sagittal section, about 30° flexed; the anterior cruciate ligament is the red band. Outlines in px. */
import type { CourseScene } from '../catalogue-types.ts'
import { numeral, thumb } from '../drawing/frame.ts'
import { type Point, radians, range } from '../drawing/geometry.ts'
import { text } from '../drawing/lettering.ts'
import { mix, palettes } from '../drawing/palette.ts'
import { arc, circle, clip, type Drawing, g, line, path, smooth } from '../drawing/svg.ts'
import { hatch } from '../drawing/texture.ts'

const bone = '#f8f1e4'
const p = palettes['return-to-play'].day
const shape = (...points: readonly Point[]) => smooth(points, true)

const skin = shape(
  [700, -60],
  [1300, -60],
  [1290, 120],
  [1262, 280],
  [1296, 400],
  [1262, 520],
  [1196, 640],
  [1120, 780],
  [1064, 960],
  [720, 960],
  [700, 840],
  [690, 700],
  [724, 590],
  [700, 480],
  [680, 330],
  [672, 120],
)
const quadricepsTendon = shape([1150, -60], [1218, -60], [1226, 180], [1246, 330], [1216, 332], [1196, 200])
const patellarTendon = shape([1238, 452], [1262, 470], [1196, 660], [1162, 690], [1176, 640])
const patella = shape([1222, 312], [1256, 322], [1282, 380], [1270, 446], [1236, 472], [1216, 440], [1206, 376])
const femur = shape(
  [884, -80],
  [1080, -80],
  [1082, 120],
  [1104, 230],
  [1158, 310],
  [1176, 398],
  [1142, 486],
  [1062, 534],
  [966, 540],
  [874, 516],
  [822, 452],
  [818, 372],
  [850, 308],
  [876, 240],
  [886, 120],
)
const cartilage = smooth([
  [1166, 330],
  [1176, 398],
  [1142, 486],
  [1062, 534],
  [966, 540],
  [874, 516],
  [828, 462],
])
const fibula = shape([806, 668], [850, 640], [884, 690], [862, 780], [828, 960], [782, 960], [800, 800], [792, 716])
const tibia = shape(
  [836, 596],
  [920, 582],
  [972, 572],
  [1010, 584],
  [1100, 574],
  [1166, 598],
  [1180, 660],
  [1128, 738],
  [1086, 840],
  [1058, 980],
  [880, 980],
  [884, 860],
  [862, 756],
  [826, 668],
)
const menisci = [
  shape([836, 590], [846, 548], [918, 566], [930, 580]),
  shape([1168, 592], [1152, 546], [1094, 560], [1082, 572]),
]
const posteriorCruciate = shape([1010, 402], [1042, 398], [960, 560], [900, 596], [880, 588], [944, 520])
const anteriorCruciate = shape([868, 388], [912, 368], [980, 450], [1078, 560], [1086, 588], [1046, 592], [950, 494])

const outline = { fill: 'none', stroke: p.ink, 'stroke-width': 7 }
const hatchedBone = (d: string, box: readonly [number, number, number, number]): Drawing => [
  path(d, { fill: bone }),
  clip(d, hatch(box, { step: 15, stroke: mix(bone, p.ink, 0.26), width: 2.5, angle: 62 })),
  path(d, outline),
]

function flexionScale(): Drawing {
  const centre: Point = [996, 470]
  const on = (r: number, a: number): Point => [
    centre[0] + r * Math.cos(radians(-a)),
    centre[1] + r * Math.sin(radians(-a)),
  ]
  return [
    path(arc(centre, 560, -68, 8), { ...outline, 'stroke-width': 3 }),
    range(-65, 5, 5).map(a => line(on(560, a), on(a % 10 ? 576 : 590, a), { stroke: p.ink, 'stroke-width': 3 })),
    text('flexion, 5° ticks', [1536, 382], { size: 24, fill: p.ink, anchor: 'end' }),
  ]
}

const label = (words: string, [x, y]: Point, to: Point) =>
  g(
    {},
    line([x + 10, y - 9], to, { stroke: p.ink, 'stroke-width': 2.5 }),
    circle(to, 6, { fill: p.ink }),
    text(words, [x, y], { size: 28, fill: p.ink, anchor: 'end' }),
  )

function knee(): string {
  const fibres = range(0, 5).map(i =>
    line([866 + i * 12, 396 - i * 8], [1040 + i * 12, 604 - i * 8], {
      stroke: mix(p.signal, bone, 0.5),
      'stroke-width': 2,
    }),
  )
  return thumb(
    p,
    aclRehabilitation.title,
    path(skin, { fill: p.second }),
    clip(skin, hatch([560, -60, 1460, 980], { step: 24, stroke: mix(p.second, p.quiet, 0.7), angle: 62 })),
    path(quadricepsTendon, { fill: p.quiet }),
    path(patellarTendon, { fill: p.quiet }),
    path(patella, { ...outline, fill: bone }),
    hatchedBone(femur, [810, -80, 940, 560]),
    path(cartilage, { fill: 'none', stroke: p.ink, 'stroke-width': 22, 'stroke-linecap': 'round' }),
    path(fibula, { ...outline, fill: mix(bone, p.second, 0.45), 'stroke-width': 6 }),
    hatchedBone(tibia, [820, 570, 940, 990]),
    menisci.map(d => path(d, { fill: p.ink })),
    path(posteriorCruciate, { fill: p.quiet, stroke: p.ink, 'stroke-width': 4 }),
    path(anteriorCruciate, { fill: p.signal }),
    clip(anteriorCruciate, fibres),
    flexionScale(),
    label('femur', [640, 150], [950, 142]),
    label('posterior cruciate', [640, 640], [925, 566]),
    label('fibula', [640, 800], [824, 792]),
    numeral('ACL', [72, 480], { size: 380, fill: p.signal }),
    text('anterior cruciate ligament', [84, 540], { size: 32, fill: p.ink }),
  )
}
export const aclRehabilitation: CourseScene = {
  slug: 'acl-rehabilitation',
  category: 'return-to-play',
  title: 'ACL injury: from surgery to the pitch',
  shows:
    'Section through the knee from the side: bones, menisci, posterior cruciate ligament, and the anterior cruciate ligament in red.',
  keyNumber: 'ACL',
  keyUnit: 'anterior cruciate ligament',
  draw: knee,
}
