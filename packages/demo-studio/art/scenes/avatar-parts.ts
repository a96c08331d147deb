/** Parts of a portrait, 400 × 400, face centred at x = 200: face shapes, head coverings, beards, tops. */
import { mix } from '../drawing/palette.ts'
import { circle, clip, type Drawing, g, path, rect } from '../drawing/svg.ts'

/** Half-width of the face at the cheek and of the jaw, and the height of the chin, px. */
export type Face = { cheek: number; jaw: number; chin: number }
export const faces = {
  oval: { cheek: 66, jaw: 44, chin: 250 },
  round: { cheek: 72, jaw: 58, chin: 244 },
  square: { cheek: 68, jaw: 66, chin: 248 },
  long: { cheek: 62, jaw: 46, chin: 262 },
} as const satisfies Record<string, Face>

export const faceOutline = ({ cheek: c, jaw: j, chin }: Face) =>
  `M${200 - c} 142C${200 - c} 196 ${200 - j} ${chin} 200 ${chin}C${200 + j} ${chin} ${200 + c} 196 ${200 + c} 142C${200 + c} 96 ${200 + c * 0.6} 74 200 74C${200 - c * 0.6} 74 ${200 - c} 96 ${200 - c} 142Z`

const one = (d: string, fill: string) => path(d, { fill })

export const coverings = {
  hijab: {
    back: (fill: string) => one('M98 170C92 22 308 22 302 170C306 250 330 300 344 330H56C70 300 94 250 98 170Z', fill),
    front: (fill: string) => [
      one(
        'M118 176C108 36 292 36 282 176C284 236 246 268 200 272C154 268 116 236 118 176ZM200 92C146 92 136 132 138 168C140 220 170 250 200 252C230 250 260 220 262 168C264 132 254 92 200 92Z',
        fill,
      ),
      one('M118 190C130 270 190 290 262 270C240 320 160 330 100 300Z', mix(fill, '#000000', 0.14)),
    ],
  },
  turban: {
    back: () => '',
    front: (fill: string) => [
      one('M120 148C96 60 150 26 200 26C250 26 304 60 280 148C262 112 232 96 200 92C168 96 138 112 120 148Z', fill),
      path('M124 128C150 84 190 66 236 34M276 128C250 84 214 66 168 40', {
        fill: 'none',
        stroke: mix(fill, '#000000', 0.22),
        'stroke-width': 5,
      }),
    ],
  },
  cap: {
    back: () => '',
    front: (fill: string) => [
      one('M126 128C122 62 160 44 200 44C240 44 278 62 274 128Z', fill),
      one('M122 122H278C300 126 312 140 306 148C262 132 150 132 122 136Z', mix(fill, '#000000', 0.22)),
    ],
  },
  headband: {
    back: () => '',
    front: (fill: string) => one('M128 120C150 104 250 104 272 120V138C250 122 150 122 128 138Z', fill),
  },
} as const

export const beards = {
  full: (fill: string, { cheek: c, chin }: Face) =>
    one(
      `M${200 - c} 160C${200 - c + 8} 196 ${200 - 40} 190 200 190C${200 + 40} 190 ${200 + c - 8} 196 ${200 + c} 160C${200 + c + 2} 220 ${200 + c * 0.7} ${chin + 16} 200 ${chin + 18}C${200 - c * 0.7} ${chin + 16} ${200 - c - 2} 220 ${200 - c} 160Z`,
      fill,
    ),
  short: (fill: string, { cheek: c, chin }: Face) =>
    one(
      `M${200 - c + 1} 170C${200 - c + 12} 206 ${200 - 34} 196 200 196C${200 + 34} 196 ${200 + c - 12} 206 ${200 + c - 1} 170C${200 + c - 4} 214 ${200 + c * 0.6} ${chin + 4} 200 ${chin + 4}C${200 - c * 0.6} ${chin + 4} ${200 - c + 4} 214 ${200 - c + 1} 170Z`,
      fill,
    ),
  moustache: (fill: string) =>
    one(
      'M168 204C176 192 192 190 200 194C208 190 224 192 232 204C220 206 206 206 200 202C194 206 180 206 168 204Z',
      fill,
    ),
} as const

/** Shoulders of a half-width, px. */
const shoulders = (half: number) =>
  `M${200 - half} 400V366C${200 - half} 312 ${200 - half * 0.5} 296 160 286H240C${200 + half * 0.5} 296 ${200 + half} 312 ${200 + half} 366V400Z`

const tops = {
  tee: (_: string, trim: string) =>
    path('M158 286C168 316 232 316 242 286', { fill: 'none', stroke: trim, 'stroke-width': 9 }),
  polo: (fill: string, trim: string) => [
    one('M160 284L200 330L150 322Z', trim),
    one('M240 284L200 330L250 322Z', trim),
    path('M200 330V400', { stroke: mix(fill, '#000000', 0.3), 'stroke-width': 4 }),
  ],
  blazer: (fill: string, trim: string) => [
    one('M164 284L200 372L236 284Z', '#fcfaf8'),
    one('M160 284L200 400H150L132 330Z', mix(fill, '#000000', 0.2)),
    one('M240 284L200 400H250L268 330Z', mix(fill, '#000000', 0.2)),
    one('M193 306H207L212 380L200 394L188 380Z', trim),
  ],
  hoops: (_: string, trim: string) => [304, 340, 376].map(y => rect(0, y, 400, 17, { fill: trim })),
  stripes: (_: string, trim: string) =>
    [70, 116, 162, 208, 254, 300].map(x => rect(x + 6, 270, 17, 140, { fill: trim })),
  track: (fill: string, trim: string) => [
    path('M200 290V400', { stroke: trim, 'stroke-width': 6 }),
    one('M154 282C160 262 240 262 246 282L232 300H168Z', mix(fill, '#000000', 0.25)),
    path('M84 330C96 350 98 380 98 400M316 330C304 350 302 380 302 400', {
      fill: 'none',
      stroke: trim,
      'stroke-width': 7,
    }),
  ],
  sash: (_: string, trim: string) => one('M92 290L150 284L330 400H236Z', trim),
} as const

export type Top = keyof typeof tops

export const dressed = (half: number, top: Top, fill: string, trim: string) =>
  clip(shoulders(half), rect(0, 260, 400, 140, { fill }), tops[top](fill, trim))

/** Eyes, brows, nose and mouth, all quiet; `lined` adds the lines of an older face. */
export function features(ink: string, shade: string, lined: boolean): Drawing {
  const stroke = (d: string, width: number, colour = ink) =>
    path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' })
  const age = lined
    ? stroke('M150 196C148 208 152 218 156 224M250 196C252 208 248 218 244 224M176 112H224', 3, shade)
    : ''
  return g(
    {},
    circle([173, 162], 5.5, { fill: ink }),
    circle([227, 162], 5.5, { fill: ink }),
    stroke('M160 145C168 139 180 139 186 143M214 143C220 139 232 139 240 145', 5),
    stroke('M200 162L194 190H204', 4, shade),
    stroke('M182 215C192 221 208 221 218 215', 4.5),
    age,
  )
}

export const glasses = (ink: string) =>
  path('M150 152H190V172A20 16 0 0 1 150 172ZM210 152H250V172A20 16 0 0 1 210 172ZM190 158H210', {
    fill: 'none',
    stroke: ink,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  })
